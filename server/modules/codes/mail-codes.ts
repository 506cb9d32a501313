import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { countTryWithin } from '#/modules/verification/limited-tries.ts'
import { newSecretDigits } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { countMailTry, deleteMailCode, type MailPurpose, replaceMailCode } from './store/mail-codes.ts'

const codeDigits = 6
/** A step-up is over soon (reliability goal T11); whoever confirms an address may have to look for the mail. */
export const mailCodeMinutes = { stepUp: 5, confirm: 30 } as const
/** Codes that an account, and an address, are mailed within an hour. */
const perHourAtMost = 5

interface SentFor {
  readonly accountId: bigint
  readonly purpose: MailPurpose
  /** What it was sent within, such as a pending sign-in: elsewhere it proves nothing. */
  readonly within?: string
}

/** Makes a code for an address within the limits; it takes the place of the one before. */
export async function issueMailCode(
  tx: Tx,
  personal: PersonalSecrets,
  { accountId, purpose, within = '', address }: SentFor & { readonly address: string },
): Promise<string> {
  for (const subject of [`account ${accountId}`, `address ${address.toLowerCase()}`])
    await keepLimit(tx, personal.hashOfSubject('mailed codes', subject))
  const code = newSecretDigits(codeDigits)
  const codeHash = personal.hashOfCode(codeName({ accountId, purpose, within }), code)
  await replaceMailCode(tx, { accountId, purpose, addressHash: personal.hashOfMail(address), codeHash })
  return code
}

async function keepLimit(tx: Tx, subject: Uint8Array): Promise<void> {
  const limit = { kind: 'mailCode', subject, atMost: perHourAtMost, withinSeconds: 3600 }
  const retryAfterSeconds = await countTryWithin(tx, limit)
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
}

/**
 * The hash of the address that this code was mailed to, and then it is used up; else the try is counted. The
 * transaction must commit before anything is refused for it: rolled back, a wrong try would not count.
 */
export async function spendMailCode(
  tx: Tx,
  personal: PersonalSecrets,
  { accountId, purpose, within = '', code }: SentFor & { readonly code: string },
): Promise<Uint8Array | undefined> {
  const tried = await countMailTry(tx, { accountId, purpose }, mailCodeMinutes[purpose])
  if (!tried || !personal.isCode(codeName({ accountId, purpose, within }), code, tried.codeHash)) return undefined
  await deleteMailCode(tx, accountId, purpose)
  return tried.addressHash
}

function codeName({ accountId, purpose, within }: Required<SentFor>) {
  return { id: `mail to ${accountId}`, purpose: `${purpose} within ${within}` }
}
