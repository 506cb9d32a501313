import type { LineKind } from '@banyan/rules/lottery/bet-type.ts'
import { type Odds, oddsOf } from '@banyan/rules/lottery/price.ts'
import { type PriceRow, quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { isPrizeGroup, mostPrizeGroup, rebatePer2000 } from '@banyan/rules/lottery/prize-group.ts'
import type { OddsCase } from '../odds-search.ts'

/** Below the least no price list may go; nine tenths of the lines that are sold have more. */
export const prizeGroupBounds = { least: 600, most: mostPrizeGroup.player }

/** Where odds may come from. */
export const priceSources = ['list', 'group', 'own'] as const
export type PriceSource = (typeof priceSources)[number]

/** What lines of a bet type are sold at. */
export interface Pricing {
  readonly source: PriceSource
  readonly odds: Odds
  /** The price list fixes the odds of this bet type, so no prize group changes them. */
  readonly isFixed: boolean
  /** False while a prize group or an own price that the odds depend on is not valid. */
  readonly isKnown: boolean
  /** Own odds as they were typed, by tier. */
  readonly typed: ReadonlyMap<string, string>
  readonly group: number | undefined
  readonly granted: number | undefined
  /** What choosing a lower prize group than the one granted gives back, in two-thousandths of the valid stake. */
  readonly rebatePer2000: number
}

/** The price of lines of these kinds; `row` is theirs in the price list, if it has one. */
export function pricingOf(kinds: readonly LineKind[], row: PriceRow | undefined, odds: OddsCase): Pricing {
  const source = priceSources.find((known) => known === odds.price) ?? 'list'
  const granted = prizeGroupIn(odds.granted, prizeGroupBounds.most)
  const group = prizeGroupIn(odds.group, granted ?? prizeGroupBounds.most)
  const applied = source === 'group' ? undefined : row
  const listed = quotedOdds({ lineKinds: kinds }, applied, group ?? prizeGroupBounds.most)
  const typed = source === 'own' ? typedOdds(odds.odds) : new Map<string, string>()
  const own = Array.from(typed, ([tier, text]) => [tier, ownOddsOf(text)] as const)
  const isByGroup = source !== 'own' && applied === undefined
  return {
    source,
    odds: { ...listed, ...Object.fromEntries(own.flatMap(([tier, e4]) => (e4 === undefined ? [] : [[tier, e4]]))) },
    isFixed: applied !== undefined,
    isKnown: isByGroup ? group !== undefined : own.every(([, e4]) => e4 !== undefined),
    typed,
    group,
    granted,
    rebatePer2000: isByGroup && group !== undefined && granted !== undefined ? rebatePer2000(granted, group) : 0,
  }
}

/** Odds of one's own; undefined where the text is no decimal of up to four places, or nothing. */
export function ownOddsOf(text: string): bigint | undefined {
  const e4 = oddsOf(text.trim())
  return e4 !== undefined && e4 > 0n ? e4 : undefined
}

/** The case's text of own odds with those of one tier typed anew. */
export function withTier(text: string, tier: string, typed: string): string {
  const all = new Map(typedOdds(text)).set(tier, typed.replaceAll(/[;:]/g, ''))
  return Array.from(all, ([name, decimal]) => `${name}:${decimal}`).join(';')
}

function typedOdds(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((pair) => (pair.includes(':') ? [pair.split(':', 2) as [string, string]] : [])),
  )
}

function prizeGroupIn(text: string, most: number): number | undefined {
  const group = /^\d{3,4}$/.test(text.trim()) ? Number(text) : 0
  return isPrizeGroup(group, { ...prizeGroupBounds, most }) ? group : undefined
}
