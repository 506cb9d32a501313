import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { authenticatorOf, spendRecoveryCode, spendStep } from '../store/member-authenticators.ts'
import { openedAuthenticator, stepOfCode } from './authenticator.ts'

/** Whether the authenticator of the account shows this code; it is used up. */
export async function proveByAuthenticator(
  tx: Tx,
  authenticatorKey: Uint8Array,
  accountId: bigint,
  code: string,
): Promise<boolean> {
  const kept = await authenticatorOf(tx, accountId)
  if (!kept) return false
  const step = stepOfCode(openedAuthenticator(authenticatorKey, accountId, kept.sealedSecret), code.trim(), kept.now)
  return step !== undefined && (await spendStep(tx, accountId, step))
}

/** Whether this is one of the account's recovery codes, however it is typed; it is used up. */
export async function proveByRecoveryCode(
  tx: Tx,
  personal: PersonalSecrets,
  accountId: bigint,
  code: string,
): Promise<boolean> {
  return await spendRecoveryCode(tx, accountId, hashOfRecoveryCode(personal, accountId, code))
}

/** What is kept of a recovery code: keyed, for 50 bits could be tried out by whoever holds the database. */
export function hashOfRecoveryCode(personal: PersonalSecrets, accountId: bigint, code: string): Buffer {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return personal.hashOfSubject('recovery code', `${accountId} ${letters}`)
}
