import type { LineKind, Wins } from '../../bet-type.ts'
import type { D4Draw } from '../../draw.ts'
import { ratio } from '../../rational.ts'

/** How many numbers of each tier are drawn. */
export const drawnOf = { first: 1, second: 1, third: 1, special: 10, consolation: 10 } as const

/** A tier of prizes. */
export type PrizeTier = keyof typeof drawnOf

/** Every tier wins on big, the first three on small. */
export const bigTiers: readonly PrizeTier[] = ['first', 'second', 'third', 'special', 'consolation']
export const smallTiers: readonly PrizeTier[] = bigTiers.slice(0, 3)

/** Every four digits that an entry may have. */
export const anyDigits = '0123456789'
export const width = 4

/** The numbers of one tier. */
export function numbersOf(draw: D4Draw, tier: PrizeTier): readonly string[] {
  const drawn = draw[tier]
  return typeof drawn === 'string' ? [drawn] : drawn
}

/** Every number drawn wins for this number of lines. */
export function everyPrize(tiers: readonly PrizeTier[], lines = 1): Wins {
  return { tiers: tiers.map((tier) => ({ tier, count: drawnOf[tier] * lines })), pushed: 0 }
}

/** A line of several numbers; it can win several tiers at once and is paid for each. */
export function prizeKind(
  tiers: readonly PrizeTier[],
  numbers = 1,
  nameOf = (tier: PrizeTier): string => tier,
): LineKind {
  const chances = tiers.map((tier) => ({
    tier: nameOf(tier),
    chance: ratio(drawnOf[tier] * numbers, 10 ** width),
  }))
  return { chances, push: ratio(0) }
}
