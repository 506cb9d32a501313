import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

interface VendorWalletBalancesTable {
  account_id: bigint
  vendor: string
  balance: bigint
  at: Date
}

interface WalletRecallsTable {
  account_id: bigint
  at: Date
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    vendor_wallet_balances: VendorWalletBalancesTable
    wallet_recalls: WalletRecallsTable
  }
}

export type VendorBalanceRow = Selectable<Tables['vendor_wallet_balances']> & {
  /** Seconds since the vendor said so. */
  readonly age: number
}

/** What vendors said last of a member's wallets. */
export async function vendorBalancesOf(db: Db, accountId: bigint): Promise<VendorBalanceRow[]> {
  return await db
    .selectFrom('vendor_wallet_balances')
    .selectAll()
    .select(sql<number>`extract(epoch from clock_now() - at)::float8`.as('age'))
    .where('account_id', '=', accountId)
    .execute()
}

/** Keeps what a vendor said of a wallet just now. */
export async function noteVendorBalance(tx: Tx, accountId: bigint, vendor: string, balance: bigint): Promise<void> {
  await tx
    .insertInto('vendor_wallet_balances')
    .values({ account_id: accountId, vendor, balance, at: sql<Date>`clock_now()` })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'vendor']).doUpdateSet({ balance, at: sql<Date>`clock_now()` }),
    )
    .execute()
}

/** Moves what a vendor said last by what has left its wallet or come there since; nothing where it never said anything. */
export async function shiftVendorBalance(tx: Tx, accountId: bigint, vendor: string, by: bigint): Promise<void> {
  await tx
    .updateTable('vendor_wallet_balances')
    .set({ balance: sql<bigint>`greatest(balance + ${by}::bigint, 0)` })
    .where('account_id', '=', accountId)
    .where('vendor', '=', vendor)
    .execute()
}

/** Takes the turn to bring everything back; false where the member had one within so many seconds. */
export async function takeRecall(tx: Tx, accountId: bigint, everySeconds: number): Promise<boolean> {
  const now = sql<Date>`clock_now()`
  const taken = await tx
    .insertInto('wallet_recalls')
    .values({ account_id: accountId, at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ at: now })
        .where(sql<boolean>`wallet_recalls.at <= clock_now() - make_interval(secs => ${everySeconds})`),
    )
    .returning('account_id')
    .executeTakeFirst()
  return taken !== undefined
}
