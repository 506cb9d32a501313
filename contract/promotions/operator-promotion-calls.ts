import { keptStatuses } from '@banyan/rules/promotions/promotion-status.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { fourEyesCall } from '#/operator-call.ts'
import {
  promotionArt,
  promotionCode,
  promotionGroup,
  promotionKind,
  promotionVersion,
  rewardCycle,
} from '#/promotions/promotion.ts'
import { localisedText, moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall, reason, rowId } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), value: shape({}), origin: 'ours' } as const
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const who = Type.String({ maxLength: 100 })
const budget = Type.String({
  pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$',
  description: "Amount in the merchant's currency",
})
/** A rule, or a schema, of any kind: the server looks at it by the kind's own. */
const anyObject = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true })
const rule = shape({ common: anyObject, own: anyObject })

const promotionState = Type.Enum(['draft', 'running', 'stopped'])

/** What a builder is made from: each kind with the JSON Schema of its rule, and what it begins with. */
const promotionKinds = defineCall({
  ...read,
  id: 'promotionKinds',
  summary: 'Kinds of promotions, with what their rules are told.',
  path: '/wps/operator/promotions/kinds',
  query: shape({}),
  value: shape({
    kinds: Type.Array(
      shape({
        kind: promotionKind,
        name: Type.String({ maxLength: 80, description: 'In the asked language' }),
        schema: anyObject,
        initial: rule,
      }),
      { maxItems: 60 },
    ),
    common: anyObject,
  }),
  errors: [],
})

const content = shape({
  name: localisedText(80),
  summary: localisedText(200),
  art: promotionArt,
  groups: Type.Array(promotionGroup, { maxItems: 6, uniqueItems: true }),
})

const draft = {
  code: promotionCode,
  kind: promotionKind,
  content,
  rule,
  startsAt: moment,
  endsAt: orNull(moment),
  budget: orNull(budget),
  budgetPerDay: orNull(budget),
}

const listed = {
  ...{ code: promotionCode, kind: promotionKind, state: promotionState, version: promotionVersion },
  name: Type.String({ maxLength: 80, description: 'In the asked language' }),
  ...{ startsAt: moment, endsAt: orNull(moment), budget: orNull(memberAmount), budgetPerDay: orNull(memberAmount) },
  spent: memberAmount,
  spentToday: memberAmount,
}
const promotionRow = shape(listed)
export type OperatorPromotion = Static<typeof promotionRow>

const listPromotions = defineCall({
  ...read,
  id: 'listPromotions',
  summary: 'Every promotion, the newest first, with what it gave.',
  path: '/wps/operator/promotions',
  query: shape({ state: Type.Optional(promotionState), kind: Type.Optional(promotionKind), ...pageQuery }),
  value: shape(pageOf(promotionRow)),
  errors: [],
})

const readPromotion = defineCall({
  ...read,
  id: 'readPromotion',
  summary: 'A promotion whole.',
  path: '/wps/operator/promotions/one',
  query: shape({ code: promotionCode }),
  value: shape({
    ...listed,
    ...{ content, rule },
    given: shape({ count, amount: memberAmount, waiting: count }),
    madeBy: who,
  }),
  errors: ['promotion_not_found'],
})

/** Makes a draft, which nobody sees until it is started. */
const makePromotion = defineCall({
  ...act,
  id: 'makePromotion',
  summary: 'Makes a promotion as a draft.',
  path: '/wps/operator/promotions',
  body: shape({ ...draft, reason: Type.Optional(reason) }),
  errors: ['promotion_code_taken'],
})

/** A draft is changed by one operator. */
const changeDraft = defineCall({
  ...act,
  id: 'changeDraft',
  summary: 'Changes a promotion that nobody sees yet.',
  path: '/wps/operator/promotions/draft',
  body: shape({ ...draft, version: promotionVersion, reason: Type.Optional(reason) }),
  errors: ['promotion_not_found', 'changed_meanwhile', 'promotion_started'],
})

/** What gives money away is started and changed with a second operator's approval. */
const startPromotion = defineCall({
  ...fourEyesCall,
  id: 'startPromotion',
  summary: 'Starts a promotion: members see it and take part.',
  method: 'POST',
  path: '/wps/operator/promotions/start',
  query: shape({}),
  body: shape({ code: promotionCode, version: promotionVersion, reason }),
  errors: ['promotion_not_found', 'changed_meanwhile', 'nothing_to_change'],
})

const changePromotion = defineCall({
  ...fourEyesCall,
  id: 'changePromotion',
  summary: 'Changes a promotion that runs; who joined keeps the terms that were joined.',
  method: 'POST',
  path: '/wps/operator/promotions/change',
  query: shape({}),
  body: shape({ ...draft, version: promotionVersion, reason }),
  errors: ['promotion_not_found', 'changed_meanwhile', 'promotion_below_spent'],
})

/** Alone: whoever sees that something is wrong stops it first. */
const stopPromotion = defineCall({
  ...act,
  id: 'stopPromotion',
  summary: 'Stops a promotion now.',
  path: '/wps/operator/promotions/stop',
  body: shape({ code: promotionCode, reason }),
  errors: ['promotion_not_found', 'nothing_to_change'],
})

const sentence = Type.String({ minLength: 1, maxLength: 600 })

/** The terms of the newest version as members read them, or would, in every language that the portal speaks as a whole. */
const previewPromotion = defineCall({
  ...read,
  id: 'previewPromotion',
  summary: 'Terms of a promotion, in each language.',
  path: '/wps/operator/promotions/preview',
  query: shape({ code: promotionCode }),
  value: shape({
    languages: Type.Array(
      shape({
        tag: Type.String({ maxLength: 20 }),
        terms: Type.Array(sentence, { maxItems: 80 }),
        example: sentence,
      }),
      { maxItems: 10 },
    ),
  }),
  errors: ['promotion_not_found'],
})

const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })

/** What the rule of the newest version would have given in the last 31 days, day by day, and when its budget would have been gone. */
const simulatePromotion = defineCall({
  ...read,
  id: 'simulatePromotion',
  summary: 'What a promotion would have cost on the facts of the last month, and whom it would have reached.',
  path: '/wps/operator/promotions/simulate',
  query: shape({ code: promotionCode }),
  value: shape({
    from: day,
    to: day,
    members: { ...count, description: 'Whose facts were looked at' },
    reached: count,
    rewards: count,
    least: memberAmount,
    most: { ...memberAmount, description: 'Differs from the least where chance decides' },
    toBet: { ...memberAmount, description: 'What would have to be betted for it' },
    days: Type.Array(shape({ day: day, rewards: count, most: memberAmount }), { maxItems: 31 }),
    top: Type.Array(shape({ member: namedMember, rewards: count, most: memberAmount }), { maxItems: 20 }),
    isWhole: Type.Boolean({ description: 'False where there were more members than are looked at' }),
    budget: orNull(shape({ whole: memberAmount, goneOn: orNull(day) })),
  }),
  errors: ['promotion_not_found'],
})

const review = shape({
  id: rowId,
  ...{ code: promotionCode, name: Type.String({ maxLength: 80 }), cycle: rewardCycle, member: namedMember },
  amount: memberAmount,
  reasons: Type.Array(Type.String({ pattern: '^[a-z_]{1,30}$' }), { maxItems: 10 }),
  sharedWith: Type.Array(namedMember, {
    maxItems: 20,
    description: 'Others who had the promotion from the same place',
  }),
  askedAt: moment,
})
export type PromotionReview = Static<typeof review>

const listPromotionReviews = defineCall({
  ...read,
  id: 'listPromotionReviews',
  summary: 'Claims that wait for an operator, the longest first.',
  path: '/wps/operator/promotions/reviews',
  query: shape(pageQuery),
  value: shape(pageOf(review)),
  errors: [],
})

const decidePromotionReview = defineCall({
  ...act,
  id: 'decidePromotionReview',
  summary: 'Pays a claim that waits, or refuses it.',
  path: '/wps/operator/promotions/reviews/decide',
  body: shape({
    id: rowId,
    approve: Type.Boolean(),
    note: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', description: 'The member reads it' }),
    ),
    reason,
  }),
  errors: ['reward_not_found', 'review_over'],
})

/** A gift of customer service, by a promotion of the kind `gift` that runs. */
const giveGift = defineCall({
  ...fourEyesCall,
  id: 'giveGift',
  summary: 'Gives a member something out of a promotion of customer service.',
  method: 'POST',
  path: '/wps/operator/promotions/gift',
  query: shape({}),
  body: shape({
    code: promotionCode,
    member: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: "The account's public id" }),
    amount: Type.String({ pattern: '^[1-9]\\d{0,12}\\.\\d{2}$' }),
    reason,
  }),
  errors: [
    ...(['promotion_not_found', 'promotion_sold_out', 'account_not_found', 'account_suspended'] as const),
    ...(['gift_too_large', 'not_eligible', 'person_rewarded'] as const),
  ],
})

const memberReward = shape({
  id: rowId,
  ...{ code: promotionCode, name: Type.String({ maxLength: 80 }), cycle: rewardCycle },
  status: Type.Enum([...keptStatuses]),
  amount: orNull(memberAmount),
  changedAt: moment,
  reasons: Type.Array(Type.String({ pattern: '^[a-z_]{1,30}$' }), { maxItems: 10 }),
  note: orNull(Type.String({ maxLength: 300 })),
})
export type MemberReward = Static<typeof memberReward>

const memberRewards = defineCall({
  ...read,
  id: 'memberRewards',
  summary: "A member's rewards, the newest first.",
  path: '/wps/operator/members/rewards',
  query: shape({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), ...pageQuery }),
  value: shape(pageOf(memberReward)),
  errors: ['account_not_found'],
})

export const operatorPromotionCalls = {
  ...{ promotionKinds, listPromotions, readPromotion, makePromotion, changeDraft, startPromotion, changePromotion },
  ...{ stopPromotion, previewPromotion, simulatePromotion, listPromotionReviews, decidePromotionReview, giveGift },
  memberRewards,
} as const
