import * as counted from './store/counted-bets.ts'

/** Whether an account has money in bets that are not settled. */
export const hasOpenStakes = counted.hasOpenStakes
/** What an account has staked on bets that are not settled, in minor units. */
export const openStakesOf = counted.openStakesOf
