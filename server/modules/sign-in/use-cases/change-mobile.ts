import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { giveMobile, MobileTaken, replaceMobile } from '#/modules/accounts/contacts.ts'
import { refuseWhileHeld } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { takeSmsCode, trySmsCode } from '#/modules/codes/sms-codes.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'

export interface NumberChange {
  readonly accountId: bigint
  /** The new number and the code that was sent to it. */
  readonly to: string
  readonly code: string
  /** The number before and the code that was sent there; without one the owner has proved itself in another way. */
  readonly from?: { readonly e164: string; readonly code: string }
}

/** Gives the account a number that somebody holds, in the place of one that the same somebody holds. */
export async function changeMobile(
  { database, personal }: { readonly database: Database; readonly personal: PersonalSecrets },
  change: NumberChange,
): Promise<void> {
  // It commits before any refusal: rolled back, wrong tries would not count. Neither code is used up by the other.
  const tried = await database.transaction((tx) => tryCodes(tx, personal, change))
  if (tried.some((id) => id === undefined)) throw new Refusal('verification_code_wrong')
  await database
    .transaction(async (tx) => {
      const { accountId, to } = change
      await lockAccounts(tx, [accountId])
      await refuseWhileHeld(tx, accountId)
      for (const id of tried)
        if (id === undefined || !(await takeSmsCode(tx, id))) throw new Refusal('verification_code_wrong')
      // Without a number before, one that came meanwhile is not replaced: its holder would have to confirm that.
      await (change.from ? replaceMobile : giveMobile)(tx, personal, accountId, to)
    })
    .catch((error: unknown) => {
      throw error instanceof MobileTaken ? new Refusal('mobile_taken') : error
    })
}

async function tryCodes(
  tx: Tx,
  personal: PersonalSecrets,
  { to, code, from }: NumberChange,
): Promise<(string | undefined)[]> {
  const bind = await trySmsCode(tx, personal, { e164: to, purpose: 'bind', code })
  return from ? [bind, await trySmsCode(tx, personal, { ...from, purpose: 'confirm' })] : [bind]
}
