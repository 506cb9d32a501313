import type { ValueOf } from '@banyan/contract/call.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import type {
  OpenReward,
  PastReward,
  PromotionPage,
  PromotionSummary,
  Standing,
} from '@banyan/contract/promotions/promotion.ts'
import type { promotionCalls } from '@banyan/contract/promotions/promotion-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Rule } from '../deciding/rule.ts'
import { hadOf, loadFacts, type MemberFacts } from '../facts/load-facts.ts'
import { dayOf } from '../kinds/days.ts'
import { kindOf } from '../kinds/kinds.ts'
import { type EnrolmentRow, enrolmentHistory, enrolmentsOf } from '../store/enrolments.ts'
import {
  namesInGroup,
  type PromotionRow,
  promotionCoded,
  promotionsById,
  shownPromotions,
  spentOnDay,
} from '../store/promotions.ts'
import { strangersVip, type VipParts } from '../vip/vip-facts.ts'
import { termsOf } from '../wording/common-terms.ts'
import { nameIn } from '../wording/name-in.ts'
import { renderLine } from '../wording/render-line.ts'
import { type JudgedCycle, judgeCycles } from './judge-cycles.ts'

/** So long an ended promotion is still shown, as closed. */
const endedDays = 3

export interface ViewParts {
  readonly db: Db
  readonly vip: VipParts
}

/** What a member, or a visitor without an id, is judged by. */
interface Viewer {
  readonly accountId: bigint | undefined
  readonly facts: MemberFacts
  readonly enrolments: readonly EnrolmentRow[]
  readonly spentToday: ReadonlyMap<bigint, bigint>
}

/** A promotion in one cycle, as it stands for who looks. */
interface Seen {
  readonly standing: Standing
  /** By which it is judged. */
  readonly rule: Rule
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

async function viewerOf({ db, vip }: ViewParts, accountId: bigint | undefined): Promise<Viewer> {
  const facts = accountId === undefined ? await strangerFacts(db, vip) : await loadFacts(db, accountId, vip)
  const enrolments = accountId === undefined ? [] : await enrolmentsOf(db, accountId)
  return { accountId, facts, enrolments, spentToday: await spentOnDay(db, facts.today) }
}

/** What is known of nobody: everything is ahead, and nothing stands in the way. */
async function strangerFacts(db: Db, { levels }: VipParts): Promise<MemberFacts> {
  const now = await databaseNow(db)
  return {
    ...{ now, today: dayOf(now), registeredAt: now, isAgent: false, vipLevel: 20, lastBetAt: null, balance: 0n },
    verified: { phone: true, email: true, bank: true, messaging: false, id: true, name: true },
    ...{ country: 'any', tags: [] },
    ...{ recruits: [], deposits: [], play: new Map(), vip: strangersVip(levels()) },
  }
}

/** Each cycle of a promotion that can be had now, the oldest first. */
async function seen(db: Db, promotion: PromotionRow, viewer: Viewer): Promise<Seen[]> {
  const { accountId, facts, enrolments, spentToday } = viewer
  const own = enrolments.filter(({ promotion_id: id }) => id === promotion.id)
  const { budget, spent, budget_per_day: perDay } = promotion
  const isSoldOut =
    (budget !== null && spent >= budget) || (perDay !== null && (spentToday.get(promotion.id) ?? 0n) >= perDay)
  const judging = { accountId, promotion, facts: { ...facts, had: hadOf(own) }, enrolments: own, isSoldOut }
  return (await judgeCycles(db, judging)).map((cycle) => ({ rule: cycle.rule, standing: presentStanding(cycle) }))
}

function presentStanding({ chance, status, kept, obstacle }: JudgedCycle): Standing {
  const { cycle, progress, reward, until } = chance
  const paid = kept?.amount ?? undefined
  const given = paid === undefined ? reward : { least: paid, most: paid }
  const shown = (value: bigint) => (progress?.unit === 'money' ? amountOf(value < 0n ? 0n : value) : String(value))
  return {
    ...{ cycle, status, obstacle: (isShut(status) && obstacle) || null },
    progress: progress ? { done: shown(progress.done), of: shown(progress.of), unit: progress.unit } : null,
    reward: given ? { least: amountOf(given.least), most: amountOf(given.most) } : null,
    until: until?.toISOString() ?? null,
  }
}

/** Where a member wonders why nothing can be had. */
const isShut = (status: Standing['status']): boolean => status === 'process' || status === 'close'

const nothingYet: Standing = {
  ...{ cycle: '-', status: 'process', obstacle: null, progress: null, reward: null, until: null },
}

/** What can be claimed first; without any, what comes next. */
const foremost = (all: readonly Seen[]): Standing =>
  (all.find(({ standing }) => standing.status === 'claim') ?? all.at(-1))?.standing ?? nothingYet

function presentSummary(promotion: PromotionRow, all: readonly Seen[], tongues: Tongues): PromotionSummary {
  const { code, kind, content, starts_at: startsAt, ends_at: endsAt, version, rule } = promotion
  return {
    ...{ code, kind, version, art: content.art, groups: [...content.groups] },
    ...{ name: nameIn(content.name, tongues), summary: nameIn(content.summary, tongues) },
    ...{ products: (kindOf(kind).products?.(rule.own) ?? []) as GameType[], way: kindOf(kind).way?.(rule.own) ?? null },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    standing: foremost(all),
  }
}

/** Every promotion that is shown, as it stands for who asks; what can be claimed comes first, what is over last. */
export async function promotionList(
  parts: ViewParts,
  accountId: bigint | undefined,
  tongues: Tongues,
): Promise<PromotionSummary[]> {
  const viewer = await viewerOf(parts, accountId)
  const all = await shownPromotions(parts.db, endedDays)
  const offered = all.filter(({ kind }) => isShown(kind, viewer))
  const found = await Promise.all(
    offered.map(async (promotion) => presentSummary(promotion, await seen(parts.db, promotion, viewer), tongues)),
  )
  return found.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function isShown(code: string, { facts }: Viewer): boolean {
  const { isHidden = false, isForAgents = false } = kindOf(code)
  return !isHidden && (!isForAgents || facts.isAgent)
}

const placeOf = ({ standing: { status } }: PromotionSummary): number =>
  status === 'claim' ? 0 : status === 'close' || status === 'claimed' || status === 'rejected' ? 2 : 1

/** One promotion with its terms. */
export async function promotionPage(
  parts: ViewParts,
  { accountId, code }: { readonly accountId: bigint | undefined; readonly code: string },
  tongues: Tongues,
): Promise<PromotionPage> {
  const promotion = await promotionCoded(parts.db, code)
  const viewer = await viewerOf(parts, accountId)
  if (!promotion || promotion.state === 'draft' || !isShown(promotion.kind, viewer))
    throw new Refusal('promotion_not_found')
  const all = await seen(parts.db, promotion, viewer)
  const had = hadOf(viewer.enrolments.filter(({ promotion_id: id }) => id === promotion.id))
  const kind = kindOf(promotion.kind)
  // The terms by which who asks is judged.
  const rule = all.find(({ standing }) => standing.cycle === foremost(all).cycle)?.rule ?? promotion.rule
  const { tag } = tongues.language
  const others = await namesInGroup(parts.db, rule.common.exclusiveGroup, code)
  const steps = kind.steps?.(rule.own, { ...viewer.facts, had })
  return {
    ...presentSummary(promotion, all, tongues),
    terms: termsOf(kind, rule, { levels: viewer.facts.vip.levels, others }).map((line) => renderLine(line, tag)),
    example: renderLine(kind.example(rule.own, viewer.facts.vip.levels), tag),
    prizes: (kind.prizes?.(rule.own) ?? []).map(({ name, amount, ppm }) => ({
      ...{ name: nameIn(name, tongues), amount: amountOf(amount), ppm },
    })),
    steps: (steps?.rewards ?? []).map(amountOf),
    stepsDone: steps?.done ?? 0,
    ready: all.flatMap(({ standing: { status, cycle } }) => (status === 'claim' ? [cycle] : [])),
  }
}

/** What a member can claim now, and what is on its way. */
export async function rewardsOf(
  parts: ViewParts,
  accountId: bigint,
  tongues: Tongues,
): Promise<ValueOf<typeof promotionCalls.ownRewards>> {
  const viewer = await viewerOf(parts, accountId)
  const all = await shownPromotions(parts.db, endedDays)
  const found = await Promise.all(
    all.map(async (promotion) =>
      (await seen(parts.db, promotion, viewer)).map((each) => presentReward(promotion, each, tongues)),
    ),
  )
  const rewards = found.flat()
  return {
    ready: rewards.filter(({ standing: { status } }) => status === 'claim'),
    inProgress: rewards.filter(({ standing }) => isInProgress(standing)),
  }
}

const isInProgress = ({ status, progress }: Standing): boolean =>
  status === 'signed' ||
  status === 'applying' ||
  (status === 'process' && progress !== null && Number(progress.done) > 0)

function presentReward(
  { code, kind, content, version }: PromotionRow,
  { standing, rule }: Seen,
  tongues: Tongues,
): OpenReward {
  const { factor, of } = rule.common.wagering
  return {
    ...{ code, kind, name: nameIn(content.name, tongues), art: content.art, version, standing },
    wagering: { factor, withDeposit: of === 'deposit_and_bonus' },
  }
}

/** How many rewards wait for a member. */
export async function countReady(parts: ViewParts, accountId: bigint): Promise<number> {
  const viewer = await viewerOf(parts, accountId)
  const all = await shownPromotions(parts.db, endedDays)
  const found = await Promise.all(all.map((promotion) => seen(parts.db, promotion, viewer)))
  return found.flat().filter(({ standing }) => standing.status === 'claim').length
}

/** What became of a member's rewards, the newest first. */
export async function rewardHistoryPage(
  db: Db,
  accountId: bigint,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
  tongues: Tongues,
): Promise<{ rows: PastReward[]; next: string | null }> {
  const before = numberBehind(after)
  const read = await enrolmentHistory(db, accountId, { before, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const promotions = await promotionsById(db, [...new Set(rows.map((row) => row.promotion_id))])
  const present = (row: EnrolmentRow): PastReward => {
    const promotion = promotions.get(row.promotion_id)
    if (!promotion) throw new Error(`enrolment ${row.id} is of no promotion`)
    return {
      ...{ id: String(row.id), code: promotion.code, name: nameIn(promotion.content.name, tongues) },
      ...{ cycle: row.cycle, status: row.status, amount: row.amount === null ? null : amountOf(row.amount) },
      ...{ changedAt: row.changed_at.toISOString(), note: row.note },
    }
  }
  return { rows: rows.map(present), next }
}
