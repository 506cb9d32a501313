import { lockAccounts } from '#/modules/accounts/store/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { SignedIn } from '#/platform/http/bind.ts'
import { tellOfEndedSessions } from './end-sessions.ts'
import { deleteOtherSessions, deleteOwnSession } from './store/own-sessions.ts'

/** Ends all sessions of the account but the one that asks, or without it the one that the account calls by `publicId`. */
export async function endOtherSessions(tx: Tx, { id, session }: SignedIn, publicId?: string): Promise<void> {
  await lockAccounts(tx, [id])
  if (publicId === undefined) await deleteOtherSessions(tx, id, Buffer.from(session, 'hex'))
  else await deleteOwnSession(tx, id, publicId)
  await tellOfEndedSessions(tx, id)
}
