import { mostPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { prizeModes } from '@banyan/rules/lottery/prize-modes.ts'
import Type from 'typebox'
import { shape } from './content.ts'

const gameCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$' })
const money = Type.String({ pattern: '^\\d{1,13}\\.\\d{2}$', 'x-kind': 'amount' })
/** Even; the most that players may be granted (domain section 0.1). */
const group = Type.Integer({ minimum: 1_000, maximum: mostPrizeGroup.player, multipleOf: 2 })
/** Thousandths of it fit an integer of the database. */
const unit = Type.String({ pattern: '^\\d{1,6}\\.\\d{2}$', 'x-kind': 'amount' })
const odds = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' })

/**
 * What the brand's own lottery sells and by which limits (requirements LOT-05, LOT-08). Prices that are not named are those
 * of the house's list, or follow from the prize group.
 */
export const lotterySettings = shape({
  closed: Type.Array(gameCode, { maxItems: 100, uniqueItems: true, description: 'Games that take no bets' }),
  units: Type.Array(unit, { minItems: 1, maxItems: 8, uniqueItems: true, description: 'What a line may cost' }),
  prizeGroups: shape({ least: group, most: group }),
  limits: shape({
    leastStake: money,
    mostStake: money,
    mostPayoutOfBet: money,
    mostPayoutOfPlayer: money,
    mostPayoutOfNumber: money,
    mostPayoutOfIssue: money,
  }),
  settleAfterSeconds: Type.Integer({
    minimum: 60,
    maximum: 86_400,
    description: 'Seconds in which an imported result can be stopped before it is settled',
  }),
  prices: Type.Array(
    shape({
      mode: Type.Enum([...prizeModes]),
      gameCode,
      playCode: Type.String({ pattern: '^[A-Z0-9_]{3,30}$' }),
      odds: Type.Array(shape({ tier: Type.String({ pattern: '^[A-Za-z0-9_]{1,20}$' }), odds }), {
        minItems: 1,
        maxItems: 40,
      }),
    }),
    { maxItems: 2_000 },
  ),
})
