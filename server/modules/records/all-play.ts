import * as play from './use-cases/played-rounds.ts'

/** Rounds of an account and its bets of the lottery in one order, the one that began last first. */
export const placedPlay = play.placedPlay
/** The same with what was staked and paid. */
export const summedPlay = play.summedPlay
/** A bet of the lottery by the vendor and the number under which records show it. */
export const lotteryBet = play.lotteryBet
/** What entries of vendors and of the lottery meant for their player. */
export const playsOf = play.playsOf
/** What an entry is known by among plays. */
export const playKey = play.playKey
