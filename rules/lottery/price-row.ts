import type { Selection } from './bet-type.ts'
import { type Odds, oddsOf } from './price.ts'
import { prizeGroupOdds } from './prize-group.ts'

/**
 * A row of a price list: odds for each tier as decimals, or a prize group for everybody. A bet type without a
 * row is priced by the prize group that the player chooses.
 */
export type PriceRow = { readonly odds: Readonly<Record<string, string>> } | { readonly prizeGroup: number }

/** Price rows by play code. */
export type PriceTable = Readonly<Record<string, PriceRow>>

/** The odds at which lines of these kinds are sold now; they are frozen on the bet. */
export function quotedOdds(
  { lineKinds }: Pick<Selection, 'lineKinds'>,
  price: PriceRow | undefined,
  prizeGroup: number,
): Odds {
  if (!price || 'prizeGroup' in price) return prizeGroupOdds(lineKinds, price?.prizeGroup ?? prizeGroup)
  return Object.fromEntries(
    Object.entries(price.odds).map(([tier, decimal]) => {
      const odds = oddsOf(decimal)
      if (odds === undefined) throw new Error(`The price list has '${decimal}' as odds.`)
      return [tier, odds]
    }),
  )
}
