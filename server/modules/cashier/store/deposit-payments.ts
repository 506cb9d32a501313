import './deposit-tables.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

export type PaymentRow = Selectable<Tables['deposit_payments']>

export interface NewPayment {
  readonly provider: string
  readonly transactionId: string
  readonly asset: string
  readonly amount: bigint
  readonly paidAt: Date
  readonly content: string | undefined
  readonly payer: string | undefined
  readonly sealedPayer: Uint8Array | undefined
  readonly payerHash: Uint8Array | undefined
  readonly receivingAccount: string | undefined
}

/** Keeps a provider's transaction; undefined where it is known, however it was heard of first. */
export async function insertPayment(tx: Tx, given: NewPayment): Promise<bigint | undefined> {
  const row = await tx
    .insertInto('deposit_payments')
    .values({
      ...{ provider: given.provider, transaction_id: given.transactionId, asset: given.asset, amount: given.amount },
      paid_at: given.paidAt,
      content: given.content ?? null,
      payer: given.payer ?? null,
      sealed_payer: given.sealedPayer ?? null,
      payer_hash: given.payerHash ?? null,
      receiving_account: given.receivingAccount ?? null,
    })
    .onConflict((conflict) => conflict.constraint('a_transaction_pays_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Locks a transaction of a provider. */
export async function lockPayment(tx: Tx, provider: string, transactionId: string): Promise<PaymentRow | undefined> {
  return await tx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a transaction that belongs to no order. */
export async function lockUnmatched(tx: Tx, id: bigint): Promise<PaymentRow | undefined> {
  return await tx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('id', '=', id)
    .where('deposit_id', 'is', null)
    .where('reversed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Says which order a transaction pays. */
export async function assignPayment(tx: Tx, id: bigint, depositId: bigint): Promise<void> {
  await tx.updateTable('deposit_payments').set({ deposit_id: depositId }).where('id', '=', id).execute()
}

/** Names the ledger's entry that credited the transactions of an order. */
export async function notePaidEntry(tx: Tx, id: bigint, entryId: bigint): Promise<void> {
  await tx.updateTable('deposit_payments').set({ entry_id: entryId }).where('id', '=', id).execute()
}

export async function noteReversed(tx: Tx, id: bigint): Promise<void> {
  await tx.updateTable('deposit_payments').set({ reversed_at: sql<Date>`clock_now()` }).where('id', '=', id).execute()
}

/** What came for an order, oldest first. */
export async function paymentsOf(db: Db, depositId: bigint): Promise<PaymentRow[]> {
  return await db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .orderBy('id')
    .limit(paymentsAtMost)
    .execute()
}

/** More transactions than any order has. */
const paymentsAtMost = 20

/** Transactions without an order that may be the money of this one: to its account, its own amount first, then the newest. */
export async function paymentsThatMayPay(
  db: Db,
  order: { readonly asset: string; readonly amount: bigint; readonly account_number: string | null },
  atMost: number,
): Promise<PaymentRow[]> {
  if (order.account_number === null) return []
  return await db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('deposit_id', 'is', null)
    .where('reversed_at', 'is', null)
    .where('asset', '=', order.asset)
    .where('receiving_account', '=', order.account_number)
    .orderBy(sql<boolean>`amount = ${order.amount}`, 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** Transactions that belong to no order, oldest first. */
export async function unmatchedPayments(
  db: Db,
  { after, atMost }: { readonly after: bigint | undefined; readonly atMost: number },
): Promise<PaymentRow[]> {
  return await db
    .selectFrom('deposit_payments')
    .selectAll()
    .where('deposit_id', 'is', null)
    .where('reversed_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0n))
    .orderBy('id')
    .limit(atMost)
    .execute()
}
