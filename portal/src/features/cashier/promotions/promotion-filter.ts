import { isListedType, listTypeOf } from '@banyan/client/game-types.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { type PromotionGroup, promotionGroups } from '@banyan/rules/promotions/promotion-status.ts'

/** What the page lets through: one of the specification's groups, or promotions about one type of games; all without. */
export type PromotionFilter = PromotionGroup | ListedType

/** The filter of an address; anything else is none. */
export function promotionFilterOf(written: unknown): PromotionFilter | undefined {
  const type = listTypeOf(written)
  if (type !== undefined && isListedType(type)) return type
  return promotionGroups.find((group) => group === written)
}

export function passes({ groups, products }: PromotionSummary, filter: PromotionFilter | undefined): boolean {
  return filter === undefined || [...groups, ...products].some((each) => each === filter)
}
