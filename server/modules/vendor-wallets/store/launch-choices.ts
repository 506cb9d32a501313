import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

interface WalletLaunchChoicesTable {
  account_id: bigint
  takes_money: boolean
  changed_at: Date
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    wallet_launch_choices: WalletLaunchChoicesTable
  }
}

/** Whether a member wants its money at the vendor whose game it starts. */
export async function takesMoneyAlong(db: Db, accountId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_launch_choices')
    .select('takes_money')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.takes_money ?? false
}

/** Keeps what a member chose of it. */
export async function keepLaunchChoice(tx: Tx, accountId: bigint, takesMoney: boolean): Promise<void> {
  const chosen = { takes_money: takesMoney, changed_at: sql<Date>`clock_now()` }
  await tx
    .insertInto('wallet_launch_choices')
    .values({ account_id: accountId, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute()
}
