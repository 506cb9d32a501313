import { onlyTier, type TierCount, type Wins } from '../bet-type.ts'

/** Nothing won, nothing returned. */
export const noWins: Wins = { tiers: [], pushed: 0 }

/** `count` lines won one tier. */
export function wins(count: number, tier = onlyTier, pushed = 0): Wins {
  if (count === 0) return pushed === 0 ? noWins : { tiers: [], pushed }
  return { tiers: [{ tier, count }], pushed }
}

/** Lines that won several tiers, `counts[i]` of them `tiers[i]`. */
export function tieredWins(tiers: readonly string[], counts: readonly number[], pushed = 0): Wins {
  const won: TierCount[] = []
  for (let i = 0; i < tiers.length; i++) {
    const [tier, count = 0] = [tiers[i], counts[i]]
    if (tier !== undefined && count > 0) won.push({ tier, count })
  }
  return won.length === 0 && pushed === 0 ? noWins : { tiers: won, pushed }
}
