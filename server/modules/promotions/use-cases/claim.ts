import type { PromotionStatus } from '@banyan/rules/promotions/promotion-status.ts'
import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { openLotsOf } from '#/modules/wagering/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Rule } from '../deciding/rule.ts'
import { hadOf, loadFacts } from '../facts/load-facts.ts'
import type { Choose, Facts } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import { type EnrolmentRow, enrolmentOfRequest, enrolmentsOf, keepStanding } from '../store/enrolments.ts'
import { type PromotionRow, promotionCoded } from '../store/promotions.ts'
import type { VipParts } from '../vip/vip-facts.ts'
import { type JudgedCycle, judgeCycles } from './judge-cycles.ts'
import { bonusReference, payReward } from './pay-reward.ts'
import { reasonsToReview } from './review-reasons.ts'
import { tellRewards } from './rewards-topic.ts'
import { takeReward } from './take-reward.ts'
import { useContacts, usePerson } from './use-contacts.ts'

export interface ClaimParts {
  readonly database: Database
  readonly choose: Choose
  nonce(): string
  readonly vip: VipParts
}

export interface Wish {
  readonly accountId: bigint
  /** The promotion's code. */
  readonly promotion: string
  /** Undefined: the first that can be claimed. */
  readonly cycle: string | undefined
  /** Of the terms that the member read. */
  readonly version: number
  readonly requestId: string
}

/**
 * Claims what a promotion gives in one cycle, once: under the lock of the member's account everything is looked at again,
 * the budget is taken from, the money credited, and what must be betted for it noted (domain section 4.1). What looks like
 * one person with several accounts waits for an operator in place of being paid (requirements PRO-10).
 */
export async function claim(parts: ClaimParts, wish: Wish): Promise<Claimed> {
  return await inBook(parts.database, (tx) => claimWithin(tx, parts, wish))
}

/** What was claimed, and how many more of the same promotion can be. */
export interface Claimed {
  readonly enrolment: EnrolmentRow
  readonly left: number
}

async function claimWithin(tx: Tx, parts: ClaimParts, wish: Wish): Promise<Claimed> {
  const { accountId, requestId } = wish
  // One claim of a member after the other: what one gives, the next one knows.
  const [account] = await lockAccounts(tx, [accountId])
  if (account?.state !== 'active') throw new Refusal('account_suspended')
  const promotion = await promotionCoded(tx, wish.promotion)
  if (!promotion || promotion.state === 'draft') throw new Refusal('promotion_not_found')
  const enrolments = await enrolmentsOf(tx, accountId, [promotion.id])
  const facts = { ...(await loadFacts(tx, accountId, parts.vip)), had: hadOf(enrolments) }
  const cycles = await judgeCycles(tx, { accountId, promotion, facts, enrolments })
  const ready = cycles.filter(({ status }) => status === 'claim')
  const asked = await enrolmentOfRequest(tx, accountId, requestId)
  if (asked) {
    const isSame = asked.promotion_id === promotion.id && (wish.cycle === undefined || asked.cycle === wish.cycle)
    if (!isSame) throw new Refusal('idempotency_conflict')
    return { enrolment: asked, left: ready.length }
  }
  const judged =
    wish.cycle === undefined ? (ready[0] ?? cycles.at(-1)) : cycles.find(({ chance }) => chance.cycle === wish.cycle)
  if (!judged) throw new Refusal('reward_not_ready')
  if (!judged.kept && wish.version !== promotion.version) throw new Refusal('promotion_changed')
  refuseObstacle(judged)
  refuseUnlessClaimable(judged.status)
  await refuseBesideOpenBonus(tx, accountId, judged.rule)
  const enrolment = await give(tx, parts, { accountId, promotion, facts, judged, requestId })
  return { enrolment, left: ready.length - 1 }
}

interface Giving {
  readonly accountId: bigint
  readonly promotion: PromotionRow
  readonly facts: Facts
  readonly judged: JudgedCycle
  readonly requestId: string
}

/** Takes what a cycle gives from all that bounds it, and pays it or has it looked at. */
async function give(
  tx: Tx,
  parts: ClaimParts,
  { accountId, promotion, facts, judged, requestId }: Giving,
): Promise<EnrolmentRow> {
  const { chance, rule, kept, left } = judged
  const kind = kindOf(promotion.kind)
  await useContacts(tx, accountId, kind.provenBy?.(rule.own) ?? [])
  await usePerson(tx, parts.vip, { accountId, promotionId: promotion.id, oncePer: rule.common.oncePer })
  const drawn = await takeReward(tx, { promotion, rule, facts, chance, left, choose: parts.choose })
  // Behind the budget's lock: of two claims from one device the later one sees the earlier.
  const reasons = await reasonsToReview(tx, { accountId, promotionId: promotion.id, review: rule.common.review })
  const isAgain = kept?.status === 'rejected'
  const isHeld = reasons.length > 0 || isAgain
  const actor = `member:${accountId}`
  const enrolment = await keepStanding(
    tx,
    { accountId, promotionId: promotion.id, cycle: chance.cycle },
    {
      ...{ status: isHeld ? 'applying' : 'claimed', version: kept?.version ?? promotion.version, requestId, reasons },
      ...{ amount: drawn.amount, base: chance.base, deposit: chance.deposit, isPaid: !isHeld },
      ...(kind.draw && { prize: drawn.place, nonce: parts.nonce() }),
    },
    { before: isAgain ? 'rejected' : 'claim', actor },
  )
  if (!isHeld) await payReward(tx, { enrolment, kind: promotion.kind, rule, actor })
  await tellRewards(tx, [accountId])
  return enrolment
}

/** Refuses members whom the promotion is not for, whatever else stands in the way. */
export function refuseObstacle({ status, obstacle }: Pick<JudgedCycle, 'status' | 'obstacle'>): void {
  if (status === 'close' && (obstacle === 'country' || obstacle === 'excluded')) throw new Refusal('not_eligible')
}

/** What is said in place of giving. */
function refuseUnlessClaimable(status: PromotionStatus): void {
  if (status === 'claim') return
  if (status === 'claimed' || status === 'issued') throw new Refusal('already_claimed')
  if (status === 'applying') throw new Refusal('reward_in_review')
  throw new Refusal(status === 'close' || status === 'rejected' ? 'reward_over' : 'reward_not_ready')
}

/** One bonus that must be betted at a time, unless a promotion says that it may be had beside another. */
async function refuseBesideOpenBonus(tx: Tx, accountId: bigint, { common }: Rule): Promise<void> {
  if (common.stackable || common.wagering.factor === 0) return
  const open = await openLotsOf(tx, accountId, merchantCurrency.code)
  if (open.some(({ source, reference }) => source === 'bonus' && reference.startsWith(bonusReference('')))) {
    throw new Refusal('bonus_open')
  }
}
