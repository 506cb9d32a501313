import type { Database } from '#/platform/db/database.ts'
import * as decisions from './deposits/decide-deposit.ts'
import * as paying from './deposits/pay-in.ts'
import * as presented from './deposits/present-deposit.ts'
import * as lists from './store/deposit-lists.ts'
import type * as rows from './store/deposits.ts'

/** An order as it stands in the database. */
export type DepositRow = rows.DepositRow

/** Takes a credited deposit back; what the member no longer has is owed. */
export const reverseDeposit = decisions.reverse

/** A transfer that is ordered and credited at once. */
export const payIn = paying.payIn

/** The channel of each of these deposits, by number. */
export const channelsOfDeposits = lists.channelsOf
/** How many deposits and transfers wait for an operator. */
export const waitingDeposits = lists.waitingDeposits

/** An order as its member sees it. */
export async function presentedDeposit(
  db: Database['db'],
  row: DepositRow,
  nameOf: presented.ChannelName,
): Promise<ReturnType<typeof presented.presentDeposits> extends Promise<readonly (infer One)[]> ? One : never> {
  const [deposit] = await presented.presentDeposits(db, [row], nameOf)
  if (!deposit) throw new Error('an order was not presented')
  return deposit
}
