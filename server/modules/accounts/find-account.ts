import type { Db } from '#/platform/db/handles.ts'
import { foldedUsername } from './folded-username.ts'
import { accountOfName } from './store/accounts.ts'

/** The account with this username, in whatever spelling. */
export async function findAccount(db: Db, username: string): Promise<bigint | undefined> {
  return (await accountOfName(db, foldedUsername(username)))?.id
}
