import * as counted from './store/counted-bets.ts'
import * as plays from './store/member-plays.ts'

/** A bet with what was staked and paid. */
export type PlayedBet = plays.PlayedBet

/** Whether an account has money in bets that are not settled. */
export const hasOpenStakes = counted.hasOpenStakes
/** What an account has staked on bets that are not settled, in minor units. */
export const openStakesOf = counted.openStakesOf
/** Bets of an account that were placed in a time, the last one first. */
export const placedBets = plays.placedBets
/** Bets by their numbers, with what was staked and paid. */
export const playedBets = plays.playedBets
/** Entries of the book that moved money for a bet. */
export const entriesOfBet = plays.entriesOfBet
/** What the lottery's entries with these ids meant for their player. */
export const playsOfEntries = plays.playsOfEntries
