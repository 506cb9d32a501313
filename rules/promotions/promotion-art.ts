/** The drawings that a promotion can show, in the order in which an operator sees them: `/promotion-art/<name>.svg`. */
export const promotionArts = [
  'gift',
  'wheel',
  'red-packet',
  'shield',
  'calendar',
  'coins',
  'crown',
  'phone',
  'lifebuoy',
  'bank',
  'chest',
  'dice',
  'seven',
  'cup',
] as const
export type PromotionArt = (typeof promotionArts)[number]

/** The drawing of a promotion; one that is not known shows the gift. */
export function promotionArtOf(name: string): PromotionArt {
  return promotionArts.find((art) => art === name) ?? promotionArts[0]
}
