import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { deleteOtherSessions, deleteOwnSession } from './store/own-sessions.ts'
import { accountOfSession, deleteRememberedSessions, deleteSession, deleteSessionsOf } from './store/sessions.ts'

/** Carries the id of an account whose sessions changed; empty when any may have. */
export const sessionsChannel = 'sessions_ended'

/** Tells every process to forget what it knows of an account's sessions. */
export async function tellOfEndedSessions(tx: Tx, accountId: bigint): Promise<void> {
  await notify(tx, sessionsChannel, String(accountId))
}

/** Ends a session; one that is not there has ended already. */
export async function endSession(tx: Tx, idHash: Uint8Array): Promise<void> {
  const accountId = await accountOfSession(tx, idHash)
  if (accountId === undefined) return
  await lockAccounts(tx, [accountId])
  await endLockedSession(tx, { idHash, accountId })
}

/** Ends a session whose account the transaction has locked. */
async function endLockedSession(
  tx: Tx,
  { idHash, accountId }: { readonly idHash: Uint8Array; readonly accountId: bigint },
): Promise<void> {
  await deleteSession(tx, idHash)
  await tellOfEndedSessions(tx, accountId)
}

/** Ends the sessions of an account that remembered logins opened. */
export async function endRememberedSessions(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await deleteRememberedSessions(tx, accountId)
  await tellOfEndedSessions(tx, accountId)
}

/** Ends every session of an account, or the one that it calls by `publicId`; answers how many there were. */
export async function endSessionsOf(tx: Tx, accountId: bigint, publicId?: string): Promise<number> {
  await lockAccounts(tx, [accountId])
  const ended =
    publicId === undefined ? await deleteSessionsOf(tx, accountId) : await deleteOwnSession(tx, accountId, publicId)
  await tellOfEndedSessions(tx, accountId)
  return ended
}

/** Ends all sessions of the account but the one that asks, or without it the one that the account calls by `publicId`. */
export async function endOtherSessions(tx: Tx, { id, session }: SignedIn, publicId?: string): Promise<void> {
  await lockAccounts(tx, [id])
  if (publicId === undefined) await deleteOtherSessions(tx, id, Buffer.from(session, 'hex'))
  else await deleteOwnSession(tx, id, publicId)
  await tellOfEndedSessions(tx, id)
}
