import './deposit-tables.ts'
import { type Selectable, sql } from 'kysely'
import { keysetOrder } from '#/platform/calls/cursor.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'
import type { DifferenceKind } from './deposit-tables.ts'

export type DifferenceRow = Selectable<Tables['payment_differences']>

/** What we have of a provider's transactions. */
export interface KnownPayment {
  readonly transactionId: string
  readonly amount: bigint
  readonly isReversed: boolean
  readonly number: string | null
}

/** Transactions of a provider that were paid from one moment on until before another. */
export async function paymentsBetween(
  db: Db,
  { provider, from, until }: { readonly provider: string; readonly from: Date; readonly until: Date },
): Promise<KnownPayment[]> {
  return await db
    .selectFrom('deposit_payments as p')
    .leftJoin('deposits as d', 'd.id', 'p.deposit_id')
    .select(['p.transaction_id as transactionId', 'p.amount', 'd.number'])
    .select(sql<boolean>`p.reversed_at is not null`.as('isReversed'))
    .where('p.provider', '=', provider)
    .where('p.paid_at', '>=', from)
    .where('p.paid_at', '<', until)
    .execute()
}

/** The same of named transactions, whenever they were paid. */
export async function paymentsNamed(db: Db, provider: string, ids: readonly string[]): Promise<KnownPayment[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('deposit_payments as p')
    .leftJoin('deposits as d', 'd.id', 'p.deposit_id')
    .select(['p.transaction_id as transactionId', 'p.amount', 'd.number'])
    .select(sql<boolean>`p.reversed_at is not null`.as('isReversed'))
    .where('p.provider', '=', provider)
    .where(sql<boolean>`p.transaction_id = any(${[...ids]}::text[])`)
    .execute()
}

export interface NewDifference {
  readonly kind: DifferenceKind
  readonly transactionId: string
  readonly number: string | null
  readonly theirs: bigint | null
  readonly ours: bigint | null
}

/** Keeps that a day was compared, and what differed. */
export async function keepReconciliation(
  tx: Tx,
  { provider, day, lines }: { readonly provider: string; readonly day: string; readonly lines: number },
  differences: readonly NewDifference[],
): Promise<void> {
  await tx
    .insertInto('reconciled_days')
    .values({ provider, day, lines })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day']).doUpdateSet({ lines, compared_at: sql<Date>`clock_now()` }),
    )
    .execute()
  await insertDifferences(tx, { provider, day }, differences)
}

/** Lists what differed on a day; a difference that is listed already stays as it is. */
export async function insertDifferences(
  tx: Tx,
  { provider, day }: { readonly provider: string; readonly day: string },
  differences: readonly NewDifference[],
): Promise<void> {
  for (const { kind, transactionId, number, theirs, ours } of differences)
    await tx
      .insertInto('payment_differences')
      .values({ provider, day, kind, transaction_id: transactionId, number, theirs, ours })
      .onConflict((conflict) => conflict.constraint('a_difference_is_listed_once').doNothing())
      .execute()
}

interface DifferenceFilter {
  readonly isOpen: boolean
  readonly provider: string | undefined
  readonly after: bigint | undefined
  readonly atMost: number
}

/** Differences: open ones oldest first, all of them newest first. */
export async function differences(
  db: Db,
  { isOpen, provider, after, atMost }: DifferenceFilter,
): Promise<DifferenceRow[]> {
  const { behind, order } = keysetOrder(isOpen)
  return await db
    .selectFrom('payment_differences')
    .selectAll()
    .$if(isOpen, (query) => query.where('settled_at', 'is', null))
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .$if(after !== undefined, (query) => query.where('id', behind, after ?? 0n))
    .orderBy('id', order)
    .limit(atMost)
    .execute()
}

/** Says what became of a difference; undefined where there is none that is open. */
export async function settleDifference(
  tx: Tx,
  { id, by, note }: { readonly id: bigint; readonly by: string; readonly note: string },
): Promise<DifferenceRow | undefined> {
  return await tx
    .updateTable('payment_differences')
    .set({ settled_by: by, settled_at: sql<Date>`clock_now()`, note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
