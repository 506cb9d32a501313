import type { Database } from '#/platform/db/database.ts'
import * as alone from './deposits/approve-alone.ts'
import * as decisions from './deposits/decide-deposit.ts'
import * as paying from './deposits/pay-in.ts'
import * as presented from './deposits/present-deposit.ts'
import * as lists from './store/deposit-lists.ts'
import * as payments from './store/deposit-payments.ts'
import * as rows from './store/deposits.ts'
import * as events from './store/gateway-events.ts'
import * as reconciliation from './store/reconciliation.ts'

/** An order as it stands in the database. */
export type DepositRow = rows.DepositRow
/** A transaction that a provider reported. */
export type PaymentRow = payments.PaymentRow
/** What a list of orders is narrowed by. */
export type DepositFilter = lists.DepositFilter

/** Credits a deposit that is reviewed; deposit_over, deposit_amount_refused, payment_not_found, second_operator_needed. */
export const approveDeposit = decisions.approve
/** Whether a deposit that is reviewed is credited by two operators. */
export const depositNeedsSecond = alone.needsSecond
/** What one operator approves, by the settings. */
export const aloneLimits = alone.aloneLimits
/** Refuses a deposit that is reviewed; its member reads the reason. */
export const rejectDeposit = decisions.reject
/** Takes a credited deposit back; what the member no longer has is owed. */
export const reverseDeposit = decisions.reverse
/** Credits a transfer that belongs to no order to a member; payment_not_found. */
export const bindPayment = decisions.bindToMember

/** A transfer that is ordered and credited at once. */
export const payIn = paying.payIn

/** Orders of all members in the order of a list, and what the filter's orders come to. */
export const listedDeposits = lists.listedDeposits
export const depositTotal = lists.totalOf
/** The channel of each of these deposits, by number. */
export const channelsOfDeposits = lists.channelsOf
/** How many deposits and transfers wait for an operator. */
export const waitingDeposits = lists.waitingDeposits
/** How providers do. */
export const providerFigures = lists.providerFigures
/** An order by its number. */
export const depositNumbered = rows.depositNumbered
/** The steps of orders. */
export const depositSteps = rows.stepsOf
/** What came for an order, and what was told of it. */
export const paymentsOfDeposit = payments.paymentsOf
export const eventsOfDeposit = events.eventsOf
/** Transfers that belong to no order, oldest first. */
export const unmatchedPayments = payments.unmatchedPayments
/** Transfers without an order that may be the money of a manual one. */
export const paymentsThatMayPay = payments.paymentsThatMayPay
/** Where a provider's day file and our records disagree. */
export const paymentDifferences = reconciliation.differences
/** Says what became of a difference. */
export const settleDifference = reconciliation.settleDifference

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
