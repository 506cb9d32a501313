import * as guards from './store/withdrawal-guards.ts'
import * as legs from './store/withdrawal-legs.ts'
import * as lists from './store/withdrawal-lists.ts'
import * as rows from './store/withdrawals.ts'
import * as decisions from './withdrawals/decide-withdrawal.ts'
import * as prechecks from './withdrawals/prechecks.ts'
import * as presented from './withdrawals/present-withdrawal.ts'

/** A withdrawal as it stands in the database. */
export type WithdrawalRow = rows.WithdrawalRow
/** The same in a list, with how its payouts are. */
export type ListedWithdrawalRow = lists.ListedWithdrawalRow
/** What a list of withdrawals is narrowed by. */
export type WithdrawalFilter = lists.WithdrawalFilter
/** What an operator decides of a payout. */
export type LegDecision = decisions.LegDecision

/** Approves a withdrawal that is reviewed; withdrawal_over, second_operator_needed. */
export const approveWithdrawal = decisions.approve
/** Refuses a withdrawal that is not approved; the money is back, and its member reads the reason. */
export const rejectWithdrawal = decisions.reject
/** Has a withdrawal wait that is reviewed, or takes it up again. */
export const setWithdrawalOnHold = decisions.setOnHold
/** Ends what is in dispute of a payout: received for good, given back, paid again, or returned; leg_not_found, leg_over. */
export const decideLeg = decisions.decideLeg

/** Withdrawals of all members in the order of a list, and what the filter's come to. */
export const listedWithdrawals = lists.listedWithdrawals
export const withdrawalTotal = lists.withdrawalTotal
/** Withdrawals with their checks as whoever decides them sees them. */
export const withCurrentChecks = prechecks.withCurrentChecks
/** How many withdrawals and payouts wait for an operator, and how many payouts for a provider's word. */
export const waitingWithdrawals = lists.waitingWithdrawals
/** A withdrawal by its number. */
export const withdrawalNumbered = rows.withdrawalNumbered
/** The steps of withdrawals. */
export const withdrawalSteps = rows.withdrawalStepsOf
/** The payouts of withdrawals. */
export const legsOfWithdrawals = legs.legsOf
/** What was said to and by the provider about the payouts of a withdrawal. */
export const payoutCallsOf = legs.payoutCallsOf
/** A withdrawal as its member sees it. */
export const presentWithdrawal = presented.presentWithdrawal
/** Its account as it is shown everywhere. */
export const presentWithdrawalAccount = presented.presentAccount
/** The number of a member's withdrawal that is under way. */
export const openWithdrawalOf = guards.openWithdrawalOf
/** Held for a member's withdrawals that are under way, in minor units. */
export const heldForWithdrawals = guards.heldForWithdrawals
