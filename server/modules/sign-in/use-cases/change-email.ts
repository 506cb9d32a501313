import { fieldFault } from '@banyan/rules/fields/field-rule.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { confirmAddress, emailOf, giveEmail } from '#/modules/accounts/contacts.ts'
import { refuseWhileHeld } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { issueMailCode, spendMailCode } from '#/modules/codes/mail-codes.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Pattern 4 is that of addresses (spec section 5); the longest fits every column and header. */
const rule = { enabled: true, required: true, patternId: 4, minLength: 6, maxLength: 100 } as const

/** Refuses what is no mail address. */
export function checkEmail(address: string): void {
  if (fieldFault(rule, address) !== undefined) throw new Refusal('email_invalid')
}

export interface ChangedEmail {
  readonly code: string
  /** The address before, where there was another one. */
  readonly before: string | undefined
}

/** Gives the account an address that is to be confirmed by the code. */
export async function changeEmail(
  tx: Tx,
  personal: PersonalSecrets,
  { accountId, address }: { readonly accountId: bigint; readonly address: string },
): Promise<ChangedEmail> {
  await lockAccounts(tx, [accountId])
  await refuseWhileHeld(tx, accountId)
  const kept = await emailOf(tx, personal, accountId)
  const isNew = !kept || !personal.hashOfMail(address).equals(kept.addressHash)
  // The same address again is another mail; what was confirmed stays so.
  if (isNew) await giveEmail(tx, personal, accountId, address)
  const code = await issueMailCode(tx, personal, { accountId, purpose: 'confirm', address })
  return { code, before: isNew ? kept?.address : undefined }
}

/** How a confirmation went. It is not thrown: a wrong try is to stay counted. */
export async function confirmEmail(
  tx: Tx,
  personal: PersonalSecrets,
  { accountId, code }: { readonly accountId: bigint; readonly code: string },
): Promise<'confirmed' | 'wrong' | 'taken'> {
  await lockAccounts(tx, [accountId])
  const addressHash = await spendMailCode(tx, personal, { accountId, purpose: 'confirm', code })
  const kept = await emailOf(tx, personal, accountId)
  if (!addressHash || !kept || !Buffer.from(kept.addressHash).equals(addressHash)) return 'wrong'
  return (await confirmAddress(tx, accountId, addressHash)) ? 'confirmed' : 'taken'
}
