import './deposit-tables.ts'
import './payout-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** So many accounts that share a payer are named; one is enough to look. */
const namedAtMost = 50

/** Other accounts whose deposits came from a person who paid this one's too, or that have or had one of its accounts for payouts. */
export async function accountsOfSamePayers(db: Db, accountId: bigint): Promise<bigint[]> {
  const [paidFor, paidOut] = await Promise.all([
    db
      .selectFrom('deposit_payments as p')
      .innerJoin('deposits as other', 'other.id', 'p.deposit_id')
      .select('other.account_id as id')
      .distinct()
      .where('p.payer_hash', 'in', (q) =>
        q
          .selectFrom('deposits as own')
          .innerJoin('deposit_payments as by', 'by.deposit_id', 'own.id')
          .select('by.payer_hash')
          .where('own.account_id', '=', accountId),
      )
      .where('other.account_id', '<>', accountId)
      .limit(namedAtMost)
      .execute(),
    db
      .selectFrom('payout_accounts as own')
      .innerJoin('payout_accounts as other', 'other.number_hash', 'own.number_hash')
      .select('other.account_id as id')
      .distinct()
      .where('own.account_id', '=', accountId)
      .where('other.account_id', '<>', accountId)
      .limit(namedAtMost)
      .execute(),
  ])
  return [...new Set([...paidFor, ...paidOut].map(({ id }) => id))]
}

/** The same of many accounts at once, some for each. */
export async function payersSharedBy(
  tx: Tx,
  accountIds: readonly bigint[],
): Promise<{ readonly accountId: bigint; readonly otherId: bigint }[]> {
  const { rows } = await sql<{ readonly accountId: bigint; readonly otherId: bigint }>`
    select a.id as "accountId", other.id as "otherId"
    from unnest(${[...accountIds]}::bigint[]) as a (id)
    cross join lateral (
      (
        select d.account_id as id
        from deposits own
        join deposit_payments by on by.deposit_id = own.id
        join deposit_payments p on p.payer_hash = by.payer_hash
        join deposits d on d.id = p.deposit_id
        where own.account_id = a.id and d.account_id <> a.id
        limit ${namedAtMost}
      ) union (
        select o.account_id
        from payout_accounts own
        join payout_accounts o on o.number_hash = own.number_hash
        where own.account_id = a.id and o.account_id <> a.id
        limit ${namedAtMost}
      )
    ) other
  `.execute(tx)
  return rows
}
