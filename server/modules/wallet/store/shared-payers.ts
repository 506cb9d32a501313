import './deposit-tables.ts'
import './payout-tables.ts'
import type { Db } from '#/platform/db/handles.ts'

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
