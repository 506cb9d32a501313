import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Rule } from '../deciding/rule.ts'
import { dayOf } from '../kinds/days.ts'
import type { Chance, Choose, Drawn, Facts } from '../kinds/kind.ts'
import { kindOf } from '../kinds/kinds.ts'
import { type PromotionRow, takeFrom, takeFromBudget } from '../store/promotions.ts'

interface Taking {
  readonly promotion: PromotionRow
  readonly rule: Rule
  readonly facts: Facts
  readonly chance: Chance
  readonly choose: Choose
  /** What the member may get of it yet, in minor units; undefined without a limit. */
  readonly left: bigint | undefined
}

/**
 * Takes what is given from everything that has a bound: the prize's stock, the day, the whole. The rows that hold the
 * bounds are locked by it until the money is credited, so that no two claims share the last of it.
 */
export async function takeReward(tx: Tx, { promotion, rule, facts, chance, choose, left }: Taking): Promise<Drawn> {
  if (!chance.reward) throw new Error(`a claimable cycle ${chance.cycle} of ${promotion.code} has no reward`)
  const drawing = kindOf(promotion.kind).draw
  const offered = drawing ? drawing(rule.own, chance, choose) : [{ place: 0, amount: chance.reward.most }]
  for (const drawn of offered) {
    if (left !== undefined && drawn.amount > left) continue
    if (drawn.from && !(await takeFrom(tx, promotion.id, drawn.from, drawn.amount))) continue
    if (drawn.amount === 0n) return drawn
    if (await takeMoney(tx, promotion, drawn.amount, facts.now)) return drawn
    break
  }
  // What was taken until here goes back with the transaction.
  throw new Refusal('promotion_sold_out')
}

/** Takes money from a promotion's day and from the whole; false where one of them has not that much: then nothing may be kept. */
export async function takeMoney(tx: Tx, promotion: PromotionRow, amount: bigint, now: Date): Promise<boolean> {
  const day = { slot: `day:${dayOf(now)}`, moneyAtMost: promotion.budget_per_day ?? undefined }
  return (await takeFrom(tx, promotion.id, day, amount)) && (await takeFromBudget(tx, promotion.id, amount))
}
