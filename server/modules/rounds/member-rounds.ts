import * as rows from './store/member-rounds.ts'
import * as open from './store/settled-bets.ts'

/** A round of a member with its place among them, without what was staked in it. */
export type PlacedRound = rows.PlacedRound
/** A round as its vendor names it. */
export type RoundKey = rows.RoundKey
/** What a vendor's call meant for its player: its round and game, and what it adds to bets, stakes and payments. */
export type PlayOfCall = rows.PlayOfCall

/** Rounds of a member that began in a time, the last one first. */
export const placedRounds = rows.placedRounds
/** Rounds with what was staked in them and paid. */
export const roundsByKey = rows.roundsByKey
/** What vendors' calls meant for their player. */
export const playsOfCalls = rows.playsOfCalls
/** Stakes of an account's open rounds, in minor units. */
export const openRoundStakes = open.openRoundStakes
/** Open buy-ins of an account, in minor units. */
export const openBuyIns = open.openBuyIns
