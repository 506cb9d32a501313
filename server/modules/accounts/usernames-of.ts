import type { Db } from '#/platform/db/handles.ts'
import { usernamesOfAccounts } from './store/accounts.ts'

/** The usernames of these accounts, for whoever masks them. */
export async function usernamesOf(db: Db, accountIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  return await usernamesOfAccounts(db, accountIds)
}
