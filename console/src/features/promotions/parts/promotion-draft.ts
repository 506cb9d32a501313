import type { BodyOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { promotionGroups } from '@banyan/rules/promotions/promotion-status.ts'
import type { Fault } from '#/src/features/forms/faults-of.ts'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'
import type { Promotion, PromotionKinds } from './promotion-queries.ts'

export type PromotionKind = PromotionKinds['kinds'][number]
type Body = BodyOf<Calls['makePromotion']>
/** What a form of a promotion fills in; the kind stays, and the code once it is made. */
export type PromotionDraft = Omit<Body, 'reason' | 'kind'>

const texts = (maxLength: number): FieldSchema => ({
  type: 'object',
  properties: { en: { type: 'string', minLength: 1, maxLength } },
  required: ['en'],
  patternProperties: { '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$': { type: 'string', maxLength } },
  'x-kind': 'texts',
})
const moment: FieldSchema = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,6})?)?(Z|[+-]\\d\\d:\\d\\d)$',
  'x-kind': 'moment',
}
const budget: FieldSchema = { type: 'string', pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$', 'x-kind': 'amount' }
const orNull = (schema: FieldSchema): FieldSchema => ({ anyOf: [{ type: 'null' }, schema] })
const object = (properties: Readonly<Record<string, FieldSchema>>): FieldSchema => ({
  ...{ type: 'object', properties, required: Object.keys(properties) },
})

/** The schema of a whole promotion, as the contract has it, with the rule of its kind. */
export function promotionSchema({ schema }: PromotionKind, common: object): FieldSchema {
  return object({
    code: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 2, maxLength: 40 },
    content: object({
      ...{ name: texts(80), summary: texts(200), art: { type: 'string', pattern: '^[a-z-]{2,30}$' } },
      groups: { type: 'array', items: { enum: promotionGroups }, maxItems: promotionGroups.length, uniqueItems: true },
    }),
    ...{ startsAt: moment, endsAt: orNull(moment), budget: orNull(budget), budgetPerDay: orNull(budget) },
    rule: object({ common: common as FieldSchema, own: schema as FieldSchema }),
  })
}

const minuteMs = 60_000

/** What a promotion of a kind begins with. */
export function blankPromotion({ initial }: PromotionKind, now: number): PromotionDraft {
  return {
    ...{ code: '', rule: initial, endsAt: null, budget: null, budgetPerDay: null },
    startsAt: new Date(Math.ceil(now / minuteMs) * minuteMs).toISOString(),
    content: { name: { en: '' }, summary: { en: '' }, art: 'gift', groups: [] },
  }
}

/** What of a promotion its form fills in. */
export function draftOf({ code, content, rule, startsAt, endsAt, budget, budgetPerDay }: Promotion): PromotionDraft {
  return { code, content, rule, startsAt, endsAt, budget, budgetPerDay }
}

/** Another promotion like this one, which still needs a code. */
export const copyOf = (promotion: Promotion): PromotionDraft => ({ ...draftOf(promotion), code: '' })

export const allPpm = 1_000_000

export interface Prize {
  readonly name: Readonly<Record<string, string>>
  readonly amount: string
  readonly ppm: Json
  readonly stock: Json
}

/** What a wheel of this rule has; nothing for other kinds. */
export function prizesOf(own: Readonly<Record<string, unknown>>): readonly Prize[] {
  return Array.isArray(own.prizes) ? own.prizes : []
}

/** The odds of all prizes up to each, in millionths; what is no number counts nothing. */
export function runningOdds(prizes: readonly Prize[]): number[] {
  let sum = 0
  return prizes.map(({ ppm }) => (sum += typeof ppm === 'number' ? ppm : 0))
}

const isAmount = (text: string | null): text is string => text !== null && /^\d+\.\d\d$/.test(text)
const minor = (amount: string) => BigInt(amount.replace('.', ''))

/** What is wrong beyond the schema; the server asks the same and more. */
export function promotionFaults(value: PromotionDraft): Fault[] {
  const { startsAt, endsAt, budget: whole, budgetPerDay: perDay, rule } = value
  const prizes = prizesOf(rule.own)
  const isReversed = endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
  const isAbove = isAmount(whole) && isAmount(perDay) && minor(perDay) > minor(whole)
  return [
    ...(isReversed ? [{ path: '/endsAt', rule: 'after_from' }] : []),
    ...(isAbove ? [{ path: '/budgetPerDay', rule: 'aboveBudget' }] : []),
    ...(prizes.length > 0 && runningOdds(prizes).at(-1) !== allPpm
      ? [{ path: '/rule/own/prizes', rule: 'oddsComeToAll' }]
      : []),
  ]
}
