import type { PromotionStatus, StandingObstacle } from '@banyan/rules/promotions/promotion-status.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { Rule } from '../deciding/rule.ts'
import { obstacleOf, statusOf, upTo } from '../deciding/standing.ts'
import { dayOf } from '../kinds/days.ts'
import { limitOf } from '../kinds/fields.ts'
import type { Chance, Facts } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { EnrolmentRow } from '../store/enrolments.ts'
import { type PromotionRow, versionOf } from '../store/promotions.ts'
import { takenOf } from '../store/taken.ts'

/** A promotion in one cycle, as it stands for a member. */
export interface JudgedCycle {
  readonly chance: Chance
  readonly status: PromotionStatus
  /** By which it is judged. */
  readonly rule: Rule
  readonly kept: EnrolmentRow | undefined
  /** Why the member has no part in it, whatever the cycle gives. */
  readonly obstacle: StandingObstacle | undefined
  /** What the member may get of it yet, in minor units; undefined without a limit. */
  readonly left: bigint | undefined
}

interface Judging {
  /** Undefined for a visitor. */
  readonly accountId: bigint | undefined
  readonly promotion: PromotionRow
  readonly facts: Facts
  /** What the member has of this promotion. */
  readonly enrolments: readonly EnrolmentRow[]
  /** Whether nothing of it is left to give, as far as a list knows; a claim asks the budget itself. */
  readonly isSoldOut?: boolean
}

/** The cycle under which it stands that a member joined, whatever the cycles in which something is given. */
export const joinedCycle = '-'

/**
 * Each cycle of a promotion that can be had now, the oldest first. Whoever joined is judged by the terms that were joined,
 * everybody else by those that count now (domain section 7).
 */
export async function judgeCycles(
  db: Db,
  { accountId, promotion, facts: all, enrolments, isSoldOut = false }: Judging,
): Promise<JudgedCycle[]> {
  const kind = kindOf(promotion.kind)
  const { state, starts_at: startsAt, ends_at: endsAt } = promotion
  const facts = during(all, startsAt, endsAt)
  const joined = enrolments.find(({ cycle, status }) => cycle === joinedCycle && status === 'signed')
  const judged = kind.chances(promotion.rule.own, facts).map(async (now): Promise<JudgedCycle> => {
    const kept = enrolments.find(({ cycle }) => cycle === now.cycle) ?? joined
    const isOld = kept !== undefined && kept.version !== promotion.version
    const rule = isOld ? (await versionOf(db, promotion.id, kept.version)).rule : promotion.rule
    const then = isOld ? kind.chances(rule.own, facts).find(({ cycle }) => cycle === now.cycle) : undefined
    const chance = then ?? now
    const mayAskAgain = kept?.status === 'rejected' && rule.common.mayReapply
    const { common } = rule
    const taken = await takenOf(db, { accountId, promotionId: promotion.id, common })
    const standing = { promotion: { state, startsAt, endsAt, isSoldOut }, common, facts, taken, chance }
    const status = statusOf({ ...standing, kept: mayAskAgain ? { status: 'signed' } : kept })
    const most = limitOf(common.mostPerMember)
    const left = most === undefined ? undefined : most - taken.amount
    const obstacle = obstacleOf(common, facts, taken)
    const reward = chance.reward && left !== undefined && left > 0n ? upTo(left, chance.reward) : chance.reward
    return { chance: { ...chance, ...(reward && { reward }) }, rule, kept, status, obstacle, left }
  })
  return await Promise.all(judged)
}

/** What happened while a promotion ran: what was paid in before it, or after its end, counts for nothing. */
function during(facts: Facts, startsAt: Date, endsAt: Date | null): Facts {
  const [first, last] = [dayOf(startsAt), endsAt && dayOf(endsAt)]
  return {
    ...facts,
    deposits: facts.deposits.filter(({ at }) => at >= startsAt && (endsAt === null || at < endsAt)),
    play: new Map([...facts.play].filter(([day]) => day >= first && (last === null || day <= last))),
  }
}
