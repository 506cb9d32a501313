import * as lots from './store/turnover-lots.ts'
import * as bets from './store/valid-bets.ts'
import * as counting from './use-cases/count-valid-bets.ts'
import * as making from './use-cases/open-lot.ts'
import * as presented from './use-cases/present-turnover.ts'
import * as left from './use-cases/turnover-left.ts'

/** What a bet counts now, as whoever knows it tells. */
export type CountedBet = bets.CountedBet
/** What each of these bets counts now, by its key. */
export const validAmounts = bets.validAmounts
export const keyOfBet = bets.keyOf
/** What must be betted for one deposit, bonus or transfer, and how far it has come. */
export type LotRow = lots.LotRow

/** Makes a lot in the transaction that credits its money. */
export const openLot = making.openLot
/** A lot of an account's. */
export const findLot = lots.findLot
/** Locks a lot of an account's. */
export const lockLot = lots.lockLot
/** Ends an open lot whose bonus was taken back. */
export const forfeitLot = lots.forfeitLot
/** Winnings that other bonuses of an account took with them from a moment on, in minor units. */
export const winningsTakenSince = lots.winningsTakenSince
/** A lot that has expired. */
export type ExpiredLot = lots.ExpiredLot
/** Open lots that have expired, a page at a time. */
export const expiredLots = lots.expiredLots
/** Lots of an account that are not done, the oldest first. */
export const openLotsOf = lots.openLotsOf
/** What an account must bet yet before its money may go out, in minor units. */
export const turnoverLeft = left.turnoverLeft
/** Writes down what bets count, and gives it to the open lots of their accounts; answers those whose lots stay open. */
export const countValidBets = counting.countValidBets
/** Ends lots of an account whose reason is gone. */
export const endLots = lots.endLots
/** Ends every open lot of an account whose money is lost; the caller holds the lock of its money. */
export const clearTurnover = lots.clearLots
/** A page of an account's lots, as its member and operators read them. */
export const turnoverOf = presented.turnoverOf
/** A lot as the wire has it. */
export const presentLot = presented.presentLot
/** Lots of an account, the newest first. */
export const turnoverLotsOf = lots.lotsOf
/** What the lots of a filter were made for. */
export const amountOfLots = lots.amountOfLots
/** Accounts behind an id that have open lots, in the order of their ids. */
export const accountsWithOpenTurnover = lots.accountsWithOpenLots
