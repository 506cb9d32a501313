import * as rows from './store/round-trace.ts'

/** A round with its player, what was staked in it and paid. */
export type TracedRound = rows.TracedRound
/** A vendor's call with what it was answered and its entry in the book. */
export type TracedTransaction = rows.TracedTransaction

/** A vendor's round by its id. */
export const tracedRound = rows.tracedRound
/** Members of rounds with this id, whichever vendor's they are. */
export const membersOfRound = rows.membersOfRound
/** A vendor's call by its id. */
export const tracedTransaction = rows.tracedTransaction
/** The calls of a round, in the order of their arrival. */
export const callsOfRound = rows.callsOfRound
/** The rounds of vendors' calls, by `vendor transaction`. */
export const roundsOfCalls = rows.roundsOfCalls
