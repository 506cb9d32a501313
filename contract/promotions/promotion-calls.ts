import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import {
  openReward,
  pastReward,
  promotionCode,
  promotionPage,
  promotionStatus,
  promotionSummary,
  promotionVersion,
  rewardCycle,
} from './promotion.ts'

const common = { moduleId: 'PROMOTIONS', encrypted: false } as const
const open = { ...common, callers: everyone, token: 'optional', method: 'GET', body: undefined } as const
const members = { ...common, callers: ['member', 'agent'], token: 'needed', origin: 'ours' } as const
const requestId = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  description: 'Drawn by the browser: the same again is answered alike',
})

/** What the brand offers, and how each stands for who asks (requirements PRO-01). */
const promotions = defineCall({
  ...open,
  id: 'promotions',
  summary: 'Promotions that run, will run, or have just ended.',
  path: '/wps/promotions',
  query: shape({}),
  value: shape({ promotions: Type.Array(promotionSummary, { maxItems: 200 }) }),
  errors: [],
  origin: 'ours',
})

const promotion = defineCall({
  ...open,
  id: 'promotion',
  summary: 'A promotion with its terms and an example.',
  path: '/wps/promotions/one',
  query: shape({ code: promotionCode }),
  value: promotionPage,
  errors: ['promotion_not_found'],
  origin: 'ours',
})

const chosen = { promotion: promotionCode, version: promotionVersion }

/** Whoever joined keeps the terms of that version. */
const joinPromotion = defineCall({
  ...members,
  id: 'joinPromotion',
  summary: 'Joins a promotion before anything counts for it.',
  method: 'POST',
  path: '/wps/promotions/join',
  query: shape({}),
  body: shape(chosen),
  value: shape({}),
  errors: [
    ...(['promotion_not_found', 'promotion_changed', 'reward_not_ready', 'reward_over'] as const),
    ...(['not_eligible', 'account_suspended'] as const),
  ],
})

const claimErrors = [
  ...(['promotion_not_found', 'promotion_changed', 'promotion_sold_out', 'reward_not_ready', 'reward_over'] as const),
  ...(['reward_in_review', 'already_claimed', 'bonus_open', 'account_suspended', 'idempotency_conflict'] as const),
  ...(['contact_rewarded', 'person_rewarded', 'not_eligible'] as const),
] as const

/** Pays once for each cycle (requirements PRO-02); `applying`: an operator looks at it first. */
const claimReward = defineCall({
  ...members,
  id: 'claimReward',
  summary: 'Claims what a promotion gives in one of its cycles.',
  method: 'POST',
  path: '/wps/promotions/claim',
  query: shape({}),
  body: shape({ ...chosen, cycle: rewardCycle, requestId }),
  value: shape({ status: promotionStatus, amount: memberAmount }),
  errors: claimErrors,
})

/**
 * A turn of the wheel, or a packet that is grabbed (requirements PRO-03): the result is decided and kept before it is
 * answered, and the same request is answered alike for ever.
 */
const claimRaffle = defineCall({
  ...members,
  id: 'claimRaffle',
  summary: 'Takes a ticket of a raffle: what it won was drawn by the stated odds.',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  query: shape({}),
  body: shape({ ...chosen, requestId }),
  value: shape({
    status: promotionStatus,
    prize: Type.Integer({ minimum: 0, maximum: 20, description: 'Its place among the prizes' }),
    amount: memberAmount,
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Names the draw to customer service' }),
    left: Type.Integer({ minimum: 0, maximum: 40, description: 'Tickets that are left' }),
  }),
  errors: claimErrors,
  origin: 'spec 7',
})

/** Rewards that wait and what is on its way (requirements PRO-02). */
const ownRewards = defineCall({
  ...members,
  id: 'ownRewards',
  summary: 'What the signed-in account can claim, and what is in progress.',
  method: 'GET',
  path: '/wps/promotions/rewards',
  query: shape({}),
  body: undefined,
  value: shape({
    ready: Type.Array(openReward, { maxItems: 200 }),
    inProgress: Type.Array(openReward, { maxItems: 200 }),
  }),
  errors: [],
})

const rewardCount = defineCall({
  ...members,
  id: 'rewardCount',
  summary: 'How many rewards wait for the signed-in account: availablePromoCount of the specification.',
  method: 'GET',
  path: '/wps/promotions/rewards/count',
  query: shape({}),
  body: undefined,
  value: shape({ availablePromoCount: Type.Integer({ minimum: 0, maximum: 1_000 }) }),
  errors: [],
})

const rewardHistory = defineCall({
  ...members,
  id: 'rewardHistory',
  summary: "What became of the signed-in account's rewards, the newest first.",
  method: 'GET',
  path: '/wps/promotions/rewards/history',
  query: shape(pageQuery),
  body: undefined,
  value: shape(pageOf(pastReward)),
  errors: [],
})

/** Credited by the system or an operator, then seen by its member: issued becomes claimed (requirements PRO-01). */
const acknowledgeReward = defineCall({
  ...members,
  id: 'acknowledgeReward',
  summary: 'Confirms that the signed-in account has seen a reward that was credited to it.',
  method: 'POST',
  path: '/wps/promotions/rewards/acknowledge',
  query: shape({}),
  body: shape({ id: Type.String({ pattern: '^\\d{1,18}$', description: 'Of a reward in the history' }) }),
  value: shape({ status: promotionStatus }),
  errors: ['reward_not_found', 'reward_not_ready'],
})

const lot = Type.String({ pattern: '^\\d{1,19}$', description: 'The id of the bonus in bonusDetails' })

const bonusToGiveUp = defineCall({
  ...members,
  id: 'bonusToGiveUp',
  summary: 'What giving up an open bonus would take.',
  method: 'GET',
  path: '/wps/promotions/bonus',
  query: shape({ lot }),
  body: undefined,
  value: shape({
    bonus: memberAmount,
    won: memberAmount,
    taken: memberAmount,
    fromChases: { ...memberAmount, description: 'Part of it that running chases give back; they are cancelled' },
    isInPlay: Type.Boolean({
      description: 'Part of it is in open bets, at vendors or on its way: giving up is refused',
    }),
  }),
  errors: ['bonus_not_found', 'bonus_over'],
})

/**
 * Takes back the bonus and what was won since; the deposit stays, and so does its wagering requirement. bonus_in_play while
 * part of it is in open bets, at vendors or on its way.
 */
const giveUpBonus = defineCall({
  ...members,
  id: 'giveUpBonus',
  summary: 'Gives up an open bonus.',
  method: 'POST',
  path: '/wps/promotions/bonus/give-up',
  query: shape({}),
  body: shape({ lot }),
  value: shape({ taken: memberAmount }),
  errors: ['bonus_not_found', 'bonus_over', 'bonus_in_play'],
})

export const promotionCalls = {
  ...{ promotions, promotion, joinPromotion, claimReward, claimRaffle, ownRewards, rewardCount, rewardHistory },
  ...{ acknowledgeReward, bonusToGiveUp, giveUpBonus },
} as const
