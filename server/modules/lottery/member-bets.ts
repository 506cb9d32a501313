import * as counted from './store/counted-bets.ts'
import * as plays from './store/member-plays.ts'

/** A bet with what was staked and paid. */
export type PlayedBet = plays.PlayedBet

/** What an account has staked on bets that are not settled, in minor units. */
export const openStakesOf = counted.openStakesOf
/** Holds for the coming draws of an account's chases, in minor units. */
export const heldForChases = counted.heldForChases
/** Stakes that an account's chases placed from a moment on, in minor units. */
export const chaseStakesSince = counted.chaseStakesSince
/** Bets of an account that were placed in a time, the last one first. */
export const placedBets = plays.placedBets
/** Bets by their numbers, with what was staked and paid. */
export const playedBets = plays.playedBets
/** Entries of the book that moved money for a bet. */
export const entriesOfBet = plays.entriesOfBet
/** What the lottery's entries with these ids meant for their player. */
export const playsOfEntries = plays.playsOfEntries
