import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { OwnLotteryPrice } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import type { BetType, LineKind } from '@banyan/rules/lottery/bet-type.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { isOffered } from '@banyan/rules/lottery/lottery-games.ts'
import type { OwnPrice } from '@banyan/rules/lottery/own-price.ts'
import { type Odds, oddsOf, returnToPlayer } from '@banyan/rules/lottery/price.ts'
import { quotedOdds, type PriceRow as Row } from '@banyan/rules/lottery/price-row.ts'
import { fullPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'

export type Groups = ValueOf<Calls['lotteryPrices']>['prizeGroups']

/** Where a price comes from: the merchant's own odds or group, the house's list, or the group that a player chooses. */
export type PriceSource = 'own' | 'ownGroup' | 'house' | 'playersGroup'

/** From the least to the most that kinds of line pay back, as shares of the stakes. */
export interface Returns {
  readonly least: number
  readonly most: number
}

/** A price as the page shows it. */
export interface PriceRow {
  readonly playCode: string
  readonly betType: BetType
  readonly source: PriceSource
  /** The row of the house's list; none where players choose their group. */
  readonly house: Row | undefined
  /** Of the highest group, where players choose theirs; empty where the odds are each selection's own. */
  readonly odds: Odds
  readonly returns: Returns
  /** Of one line of the likeliest kind, to win anything. */
  readonly chance: number | undefined
  readonly own: OwnLotteryPrice | undefined
}

/** Every price of a game, in the order of its family's table. */
export function priceRows(
  game: string,
  family: LoadedFamily,
  { prices, prizeGroups }: ValueOf<Calls['lotteryPrices']>,
): PriceRow[] {
  const own = new Map(prices.map((price) => [price.playCode, price]))
  return [...family.betTypes]
    .filter(([playCode]) => isOffered(game, playCode))
    .map(([playCode, betType]) => {
      const changed = own.get(playCode)
      const row = rowOf(changed?.price ?? null, family.prices[playCode])
      const odds = oddsAt(betType, row, prizeGroups.most)
      return {
        ...{ playCode, betType, own: changed, odds, house: family.prices[playCode] },
        source: sourceOf(changed?.price ?? null, row),
        returns: returnsOf(betType.lineKinds, row, prizeGroups),
        chance: chanceOf(betType.lineKinds),
      }
    })
}

/** The row of the list that a price is; the house's where it is null, and none where players choose their group. */
export function rowOf(price: OwnPrice | null, house: Row | undefined): Row | undefined {
  if (price === null) return house
  return typeof price === 'number' ? { prizeGroup: price } : { odds: price }
}

function sourceOf(price: OwnPrice | null, row: Row | undefined): PriceSource {
  if (price !== null) return typeof price === 'number' ? 'ownGroup' : 'own'
  return row ? 'house' : 'playersGroup'
}

/** Odds of a row; an own price may have some that are none, as long as it is typed. */
function oddsAt(betType: BetType, row: Row | undefined, group: number): Odds {
  if (row && 'odds' in row)
    return Object.fromEntries(Object.entries(row.odds).map(([tier, decimal]) => [tier, oddsOf(decimal) ?? 0n]))
  return quotedOdds(betType, row, group)
}

/** What a price pays back; players who choose a lower group get the rest as a rebate. */
export function returnsOf(lineKinds: readonly LineKind[], row: Row | undefined, groups: Groups): Returns {
  const fixed = row && 'prizeGroup' in row ? row.prizeGroup : undefined
  if (lineKinds.length === 0 || fixed !== undefined) {
    const share = (fixed ?? groups.most) / fullPrizeGroup
    return { least: share, most: share }
  }
  if (!row) return { least: groups.least / fullPrizeGroup, most: groups.most / fullPrizeGroup }
  const odds = Object.fromEntries(
    Object.entries('odds' in row ? row.odds : {}).map(([tier, decimal]) => [tier, oddsOf(decimal) ?? 0n]),
  )
  const shares = lineKinds.map((kind) => {
    const { numerator, denominator } = returnToPlayer(kind, odds)
    // Six decimals are more than any page shows.
    return Number((numerator * 1_000_000n) / denominator) / 1_000_000
  })
  return { least: Math.min(...shares), most: Math.max(...shares) }
}

function chanceOf(lineKinds: readonly LineKind[]): number | undefined {
  const chances = lineKinds.map(({ chances: tiers }) =>
    tiers.reduce((sum, { chance: { numerator, denominator } }) => sum + Number(numerator) / Number(denominator), 0),
  )
  return chances.length > 0 ? Math.max(...chances) : undefined
}

/** Odds as people write them, without zeros at the end. */
export function oddsText(odds: bigint): string {
  return toAmount(odds, 4).replace(/\.?0+$/, '')
}

/** Tiers of a bet type, in the order of its kinds of line. */
export function tiersOf({ lineKinds }: Pick<BetType, 'lineKinds'>): string[] {
  return [...new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))]
}
