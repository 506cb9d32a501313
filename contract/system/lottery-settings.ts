import { mostLines } from '@banyan/rules/lottery/bet-type.ts'
import { mostPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import Type from 'typebox'
import { shape } from './content.ts'

const gameCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$' })
const money = Type.String({ pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' })
/** Even; the most that players may be granted (domain section 0.1). */
const group = Type.Integer({ minimum: 1_000, maximum: mostPrizeGroup.player, multipleOf: 2 })
/** Thousandths of it fit an integer of the database. */
const unit = Type.String({ pattern: '^\\d{1,6}\\.\\d{2}$', 'x-kind': 'amount' })

/** What one line, a bet, a player on an issue, a number and an issue may have. */
const limits = shape({
  mostLines: Type.Integer({ minimum: 1, maximum: mostLines, description: 'Lines of a bet' }),
  mostStakeOfLine: money,
  leastStake: money,
  mostStake: money,
  mostPayoutOfBet: money,
  mostPayoutOfPlayer: money,
  mostPayoutOfNumber: money,
  mostPayoutOfIssue: money,
})

/** What the brand's own lottery sells and by which limits (requirements LOT-05, LOT-08). Prices are no setting: they have versions. */
export const lotterySettings = shape({
  closed: Type.Array(gameCode, { maxItems: 100, uniqueItems: true, description: 'Games that take no bets' }),
  units: Type.Array(unit, { minItems: 1, maxItems: 8, uniqueItems: true, description: 'What a line may cost' }),
  prizeGroups: shape({ least: group, most: group }),
  limits,
  limitsOfGames: Type.Array(shape({ gameCode, limits }), {
    maxItems: 100,
    description: 'Games that have other limits than all',
  }),
  settleAfterSeconds: Type.Integer({
    minimum: 60,
    maximum: 86_400,
    description: 'Seconds in which an imported result can be stopped before it is settled',
  }),
})
