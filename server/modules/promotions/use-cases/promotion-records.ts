import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type {
  operatorPromotionCalls as calls,
  MemberReward,
  OperatorPromotion,
  PromotionReview,
} from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { memberOf, namesOf } from '#/modules/accounts/members.ts'
import { merchantCurrency, merchantTimeZone } from '#/modules/system/merchant.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { nameFor } from '#/platform/http/languages.ts'
import { Refusal } from '#/platform/refusal.ts'
import { simulate } from '../manage-promotions.ts'
import { type EnrolmentRow, enrolmentHistory, givenOf, waitingEnrolments } from '../store/enrolments.ts'
import { allPromotions, type PromotionRow, promotionCoded, promotionsById, spentOnDay } from '../store/promotions.ts'
import type { VipParts } from '../vip/vip-facts.ts'
import type { PromotionDraft } from './edit-promotion.ts'
import { sharersOf } from './review-reasons.ts'

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const amountOrNull = (minor: bigint | null) => (minor === null ? null : amountOf(minor))

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

const spentToday = async (db: Db) => await spentOnDay(db, isoDay(dayIn(merchantTimeZone, await databaseNow(db))))

function presentRow(row: PromotionRow, today: ReadonlyMap<bigint, bigint>, tongues: Tongues): OperatorPromotion {
  const { code, kind, state, version, content, starts_at: startsAt, ends_at: endsAt } = row
  return {
    ...{ code, kind, state, version, name: nameFor(presentTexts(content.name), tongues) },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    ...{ budget: amountOrNull(row.budget), budgetPerDay: amountOrNull(row.budget_per_day) },
    ...{ spent: amountOf(row.spent), spentToday: amountOf(today.get(row.id) ?? 0n) },
  }
}

const presentTexts = (text: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(text).flatMap(([tag, value]) => (value === undefined ? [] : [[tag, value]])))

/** Every promotion, or those of a state or kind, the newest first. */
export async function promotionsPage(
  db: Db,
  { after, size, state, kind }: Page & Pick<QueryOf<typeof calls.listPromotions>, 'state' | 'kind'>,
  tongues: Tongues,
): Promise<ValueOf<typeof calls.listPromotions>> {
  const read = await allPromotions(db, {
    ...{ state, kind, before: numberBehind(after), atMost: size + 1 },
  })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const today = await spentToday(db)
  return { rows: rows.map((row) => presentRow(row, today, tongues)), next }
}

/** A promotion whole; promotion_not_found. */
export async function promotionWhole(
  db: Db,
  code: string,
  tongues: Tongues,
): Promise<ValueOf<typeof calls.readPromotion>> {
  const row = await promotionCoded(db, code)
  if (!row) throw new Refusal('promotion_not_found')
  const { count, amount, waiting } = await givenOf(db, row.id)
  const { name, summary, art, groups } = row.content
  return {
    ...presentRow(row, await spentToday(db), tongues),
    content: { name, summary, art, groups: [...groups] },
    rule: { common: { ...row.rule.common }, own: { ...row.rule.own } },
    given: { count, amount: amountOf(amount), waiting },
    madeBy: row.made_by,
  }
}

/** What a promotion would have cost; promotion_not_found. */
export async function simulation(
  db: Db,
  code: string,
  vip: VipParts,
): Promise<ValueOf<typeof calls.simulatePromotion>> {
  const row = await promotionCoded(db, code)
  if (!row) throw new Refusal('promotion_not_found')
  const found = await simulate(db, row, vip)
  const { from, to, members, reached, rewards, isWhole } = found
  const names = await namesOf(
    db,
    found.top.map(({ accountId }) => accountId),
  )
  return {
    ...{ from, to, members, reached, rewards, isWhole },
    ...{ least: amountOf(found.least), most: amountOf(found.most), toBet: amountOf(found.toBet) },
    days: found.days.map(({ day, rewards: given, most }) => ({ day, rewards: given, most: amountOf(most) })),
    budget: row.budget === null ? null : { whole: amountOf(row.budget), goneOn: found.goneOn ?? null },
    top: found.top.map(({ accountId, rewards: given, most }) => {
      return { member: named(names, accountId), rewards: given, most: amountOf(most) }
    }),
  }
}

type Names = Awaited<ReturnType<typeof namesOf>>

function named(names: Names, accountId: bigint) {
  const member = names.get(accountId)
  if (!member) throw new Error(`account ${accountId} has no name`)
  return member
}

const sharedAtMost = 20

/** Claims that wait, each with those who share a place or a payer and had the promotion. */
export async function reviewsPage(
  db: Db,
  { after, size }: Page,
  tongues: Tongues,
): Promise<ValueOf<typeof calls.listPromotionReviews>> {
  const read = await waitingEnrolments(db, { after: numberBehind(after), atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const promotions = await promotionsById(db, [...new Set(rows.map((row) => row.promotion_id))])
  const shared = await Promise.all(
    rows.map((row) => sharersOf(db, { accountId: row.account_id, promotionId: row.promotion_id })),
  )
  const names = await namesOf(db, [...new Set([...rows.map((row) => row.account_id), ...shared.flat()])])
  const present = (row: EnrolmentRow, at: number): PromotionReview => ({
    ...{ id: String(row.id), ...codeAndName(promotions, row, tongues), cycle: row.cycle },
    ...{ member: named(names, row.account_id), amount: amountOf(row.amount ?? 0n), reasons: [...row.reasons] },
    sharedWith: (shared[at] ?? []).slice(0, sharedAtMost).map((other) => named(names, other)),
    askedAt: row.changed_at.toISOString(),
  })
  return { rows: rows.map(present), next }
}

function codeAndName(promotions: ReadonlyMap<bigint, PromotionRow>, row: EnrolmentRow, tongues: Tongues) {
  const promotion = promotions.get(row.promotion_id)
  if (!promotion) throw new Error(`enrolment ${row.id} is of no promotion`)
  return { code: promotion.code, name: nameFor(presentTexts(promotion.content.name), tongues) }
}

/** A member's rewards, the newest first; account_not_found. */
export async function memberRewardsPage(
  db: Db,
  { id: publicId, after, size }: Page & { readonly id: string },
  tongues: Tongues,
): Promise<ValueOf<typeof calls.memberRewards>> {
  const member = await memberOf(db, publicId)
  const before = numberBehind(after)
  const read = await enrolmentHistory(db, member.id, { before, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const promotions = await promotionsById(db, [...new Set(rows.map((row) => row.promotion_id))])
  const present = (row: EnrolmentRow): MemberReward => ({
    ...{ id: String(row.id), ...codeAndName(promotions, row, tongues), cycle: row.cycle, status: row.status },
    ...{ amount: amountOrNull(row.amount), changedAt: row.changed_at.toISOString() },
    ...{ reasons: [...row.reasons], note: row.note },
  })
  return { rows: rows.map(present), next }
}

/** A promotion as the audit keeps it. */
export function auditedPromotion(row: Omit<PromotionRow, 'state'> | PromotionDraft): Record<string, unknown> {
  const [startsAt, endsAt, perDay] =
    'starts_at' in row ? [row.starts_at, row.ends_at, row.budget_per_day] : [row.startsAt, row.endsAt, row.budgetPerDay]
  return {
    ...{ kind: row.kind, content: row.content, rule: row.rule },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    ...{ budget: amountOrNull(row.budget), budgetPerDay: amountOrNull(perDay) },
  }
}
