import { sender } from '@banyan/client/sender.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { LineKind } from '@banyan/rules/lottery/bet-type.ts'
import type { Odds } from '@banyan/rules/lottery/price.ts'
import { type PriceRow, quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** By what bets on a game are taken now: units, groups, limits and odds. */
export type Terms = ValueOf<Calls['lotteryTerms']>
type Quoted = Terms['betTypes'][number]

/** The terms of a game, as a bet placed now finds them. */
export function termsQuery(gameCode: string, prizeMode: LotteryMode) {
  const { merchant } = sender()
  return queryOptions({
    queryKey: ['lotteryTerms', { merchant, gameCode, prizeMode }],
    queryFn: async ({ signal }) => await request('lotteryTerms', { gameCode, prizeMode }, { signal }),
    staleTime: 60_000,
    meta: { shownInPlace: true },
  })
}

/** The terms of one bet type of a game. */
export const quotedOf = (terms: Terms | undefined, playCode: string): Quoted | undefined =>
  terms?.betTypes.find((quoted) => quoted.playCode === playCode)

/** The row of the price list from which the terms were quoted; none where the player chooses a prize group. */
export function priceRowOf(quoted: Quoted | undefined): PriceRow | undefined {
  if (quoted?.decidedBy === 'ODDS' && quoted.odds) return { odds: quoted.odds }
  return quoted?.decidedBy === 'PRIZE_GROUP' && quoted.prizeGroup !== null
    ? { prizeGroup: quoted.prizeGroup }
    : undefined
}

/**
 * The odds at which lines of these kinds are sold in a prize group, null for the highest; undefined where nobody has quoted
 * them, or each selection has its own.
 */
export function oddsOfLines(
  terms: Terms | undefined,
  playCode: string,
  lineKinds: readonly LineKind[],
  prizeGroup: number | null = null,
): Odds | undefined {
  const quoted = quotedOf(terms, playCode)
  if (!terms || !quoted) return undefined
  const row = priceRowOf(quoted)
  if (lineKinds.length === 0 && !(row && 'odds' in row)) return undefined
  return quotedOdds({ lineKinds }, row, prizeGroup ?? terms.prizeGroups.most)
}
