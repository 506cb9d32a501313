import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { issueNumber, lotteryGameCode } from './lottery-shapes.ts'

/** Bets of the account on an issue are settled. */
export const lotterySettled = 'lottery.settled'

/** The issue that was settled last of those that the account bet on lately; a tab that shows bets requests them again. */
export const lotteryNews = shape({
  gameCode: lotteryGameCode,
  numero: issueNumber,
  isVoid: Type.Boolean(),
  /** Of bets that were not taken back. */
  staked: memberAmount,
  /** With stakes that came back. */
  payout: memberAmount,
})

declare module '#/events.ts' {
  interface EventValues {
    'lottery.settled': Static<typeof lotteryNews>
  }
}
