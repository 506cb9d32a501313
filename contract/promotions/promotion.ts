import { promotionCodePattern } from '@banyan/rules/promotions/promotion-code.ts'
import {
  promotionGroups,
  promotionStatuses,
  promotionWays,
  standingObstacles,
} from '@banyan/rules/promotions/promotion-status.ts'
import Type, { type Static } from 'typebox'
import { gameType, gameTypes } from '#/games/game.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** Names a promotion in addresses. */
export const promotionCode = Type.String({ pattern: promotionCodePattern, minLength: 2, maxLength: 40 })
export const promotionKind = Type.String({ pattern: '^[a-z_]{2,30}$', description: 'By which rule it is judged' })
/** Of the terms: it rises with every change. */
export const promotionVersion = Type.Integer({ minimum: 1, maximum: 1_000_000 })
/** A day, a deposit, a ticket: what a promotion is had once in. */
export const rewardCycle = Type.String({ pattern: '^[A-Za-z0-9:_-]{1,60}$' })
export const promotionStatus = Type.Enum([...promotionStatuses])
export const promotionGroup = Type.Enum([...promotionGroups])
export const promotionArt = Type.String({ pattern: '^[a-z-]{2,30}$', description: 'A motif of our own art' })

const progress = shape({
  done: Type.String({ pattern: '^\\d{1,18}(\\.\\d{2})?$' }),
  of: Type.String({ pattern: '^\\d{1,18}(\\.\\d{2})?$' }),
  unit: Type.Enum(['money', 'count'], { description: "money: amounts in the merchant's currency" }),
})

/** How a promotion stands for who asks, in one of its cycles; a visitor sees what a new member would. */
export const standing = shape({
  cycle: rewardCycle,
  status: promotionStatus,
  obstacle: orNull(
    Type.Enum([...standingObstacles], {
      description:
        'Why the member has no part: not new any more, one of the exclusive group taken, as much had as one member may, a number of another country, excluded by operators; else what it lacks',
    }),
  ),
  progress: orNull(progress),
  reward: orNull(shape({ least: memberAmount, most: memberAmount })),
  until: orNull(moment),
})
export type Standing = Static<typeof standing>

/** A promotion as lists show it. */
const summary = {
  code: promotionCode,
  kind: promotionKind,
  name: Type.String({ maxLength: 80, description: 'In the asked language' }),
  summary: Type.String({ maxLength: 200, description: 'In the asked language' }),
  art: promotionArt,
  groups: Type.Array(promotionGroup, { maxItems: promotionGroups.length }),
  products: Type.Array(gameType, {
    maxItems: gameTypes.length,
    description: 'Types of games that it is about; empty: all',
  }),
  way: orNull(
    Type.Enum([...promotionWays], { description: 'Where a member does what it waits for; null where nobody is led' }),
  ),
  startsAt: moment,
  endsAt: orNull(moment),
  version: promotionVersion,
  standing,
} as const
export const promotionSummary = shape(summary)
export type PromotionSummary = Static<typeof promotionSummary>

const sentence = Type.String({ minLength: 1, maxLength: 600 })

/** A promotion with its terms, made from the rule that executes. */
export const promotionPage = shape({
  ...summary,
  terms: Type.Array(sentence, { maxItems: 80, description: 'In the asked language' }),
  example: sentence,
  prizes: Type.Array(
    shape({
      name: Type.String({ maxLength: 40 }),
      amount: memberAmount,
      ppm: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The odds, in millionths' }),
    }),
    { maxItems: 12, description: 'Of a wheel, in their order' },
  ),
  steps: Type.Array(memberAmount, { maxItems: 30, description: 'Rewards of days in a row' }),
  stepsDone: Type.Integer({ minimum: 0, maximum: 30 }),
  ready: Type.Array(rewardCycle, { maxItems: 40, description: 'Cycles that can be claimed now, the oldest first' }),
})
export type PromotionPage = Static<typeof promotionPage>

const reward = {
  code: promotionCode,
  kind: promotionKind,
  name: Type.String({ maxLength: 80 }),
  art: promotionArt,
  version: promotionVersion,
  standing,
  wagering: shape({
    factor: Type.Integer({ minimum: 0, maximum: 1_000 }),
    withDeposit: Type.Boolean({ description: 'The deposit must be betted as well' }),
  }),
} as const
/** Something that can be claimed, or is on its way. */
export const openReward = shape(reward)
export type OpenReward = Static<typeof openReward>

/** What became of a reward. */
export const pastReward = shape({
  id: Type.String({ pattern: '^\\d{1,19}$' }),
  ...{ code: promotionCode, name: Type.String({ maxLength: 80 }), cycle: rewardCycle, status: promotionStatus },
  amount: orNull(memberAmount),
  changedAt: moment,
  note: orNull(Type.String({ maxLength: 300, description: 'Why it was refused' })),
})
export type PastReward = Static<typeof pastReward>
