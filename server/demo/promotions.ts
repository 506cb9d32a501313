import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import type { PromotionGroup } from '@banyan/rules/promotions/promotion-status.ts'
import { makePromotion, minorAmount, ruleOf, startPromotion } from '#/modules/promotions/manage-promotions.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { readContent } from './demo-settings.ts'

/** A promotion as it lies in its file: what it says otherwise than its kind begins with. */
interface Offer {
  readonly code: string
  readonly kind: string
  readonly art: string
  readonly groups: readonly PromotionGroup[]
  readonly name: LocalisedText
  readonly summary: LocalisedText
  readonly budget?: string
  readonly budgetPerDay?: string
  /** Days that it lasts; without them it goes on. */
  readonly days?: number
  readonly common?: object
  readonly own?: object
}

const dayMs = 86_400_000

/** Starts the demo merchant's promotions. */
export async function startDemoPromotions(tx: Tx, now: Date): Promise<void> {
  for (const { code, kind, common, own, days, ...offer } of readContent<Offer[]>('promotions')) {
    const { name, summary, art, groups, budget, budgetPerDay } = offer
    await makePromotion(
      tx,
      {
        ...{ code, kind, content: { name, summary, art, groups }, rule: ruleOf(kind, { common, own }) },
        ...{ startsAt: now, endsAt: days === undefined ? null : new Date(now.getTime() + days * dayMs) },
        budget: budget === undefined ? null : minorAmount(budget),
        budgetPerDay: budgetPerDay === undefined ? null : minorAmount(budgetPerDay),
      },
      'demo',
    )
    await startPromotion(tx, code, 1)
  }
}
