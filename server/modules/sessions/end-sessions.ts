import { lockAccounts } from '#/modules/accounts/store/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
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
  await deleteSession(tx, idHash)
  await tellOfEndedSessions(tx, accountId)
}

/** Ends the sessions of an account that remembered logins opened. */
export async function endRememberedSessions(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await deleteRememberedSessions(tx, accountId)
  await tellOfEndedSessions(tx, accountId)
}

/** Ends every session of an account. */
export async function endSessionsOf(tx: Tx, accountId: bigint): Promise<void> {
  await lockAccounts(tx, [accountId])
  await deleteSessionsOf(tx, accountId)
  await tellOfEndedSessions(tx, accountId)
}
