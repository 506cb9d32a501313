import * as guards from './store/withdrawal-guards.ts'
import * as legs from './store/withdrawal-legs.ts'
import * as lists from './store/withdrawal-lists.ts'
import * as rows from './store/withdrawals.ts'
import * as decisions from './withdrawals/decide-withdrawal.ts'

/** Ends what is in dispute of a payout: received for good, given back, paid again, or returned; leg_not_found, leg_over. */
export const decideLeg = decisions.decideLeg

/** How many withdrawals and payouts wait for an operator, and how many payouts for a provider's word. */
export const waitingWithdrawals = lists.waitingWithdrawals
/** A withdrawal by its number. */
export const withdrawalNumbered = rows.withdrawalNumbered
/** The payouts of withdrawals. */
export const legsOfWithdrawals = legs.legsOf
/** The number of a member's withdrawal that is under way. */
export const openWithdrawalOf = guards.openWithdrawalOf
/** Held for a member's withdrawals that are under way, in minor units. */
export const heldForWithdrawals = guards.heldForWithdrawals
