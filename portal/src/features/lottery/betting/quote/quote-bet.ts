import type { BetType } from '@banyan/rules/lottery/bet-type.ts'
import { halfOdds, type MarkedNumbers, type SelectionSale, saleOf } from '@banyan/rules/lottery/number-sale.ts'
import { mostPayoutMinor } from '@banyan/rules/lottery/payout.ts'
import type { Odds } from '@banyan/rules/lottery/price.ts'
import { quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { limitError, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import type { ComingIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { priceRowOf, quotedOf, type Terms } from '#/src/features/lottery/games/terms.ts'

/** How much is staked on a line, and at which prize group; null is the highest. */
export interface StakeChoice {
  readonly unit: string
  readonly multiple: number
  readonly prizeGroup: number | null
}

/** A bet as its player sees it before it is placed. Amounts are in minor units. */
export interface QuotedBet extends StakeChoice {
  readonly playCode: string
  /** In its canonical spelling. */
  readonly selection: string
  readonly lines: number
  readonly odds: Odds
  readonly stake: bigint
  readonly mostPayout: bigint
  readonly isHalfPrice: boolean
}

/** Why a bet would be refused, as far as that is known before it is sent. */
export type BetProblem =
  | 'bad_selection'
  | 'dup_selection'
  | 'max_lines'
  | 'unit_refused'
  | 'min_stake'
  | 'max_stake'
  | 'max_payout'
  | 'number_closed'
  | 'half_price_apart'

export type Quote =
  | { readonly is: 'bet'; readonly bet: QuotedBet }
  | { readonly is: 'problem'; readonly code: BetProblem; readonly numbers?: readonly string[] }

interface Sale {
  readonly terms: Terms
  readonly issue: ComingIssue | null
  /** Digits of the currency after the point. */
  readonly exponent: number
}

/** Reads, counts and prices a bet by the rules by which the server takes it (server/modules/lottery/deciding/price-slip.ts). */
export function quoteBet(
  sent: StakeChoice & Pick<QuotedBet, 'playCode' | 'selection'>,
  betType: BetType,
  { terms, issue, exponent }: Sale,
): Quote {
  const { playCode, selection: text, unit, multiple, prizeGroup } = sent
  const parsed = betType.parse(text)
  if (!parsed.ok) return { is: 'problem', code: parsed.code }
  const { selection } = parsed
  const { lines, canonical } = selection
  const { limits } = terms
  const line = { unitThousandths: minorOf(unit, 3), multiple }
  const stake = stakeMinor(line, lines, exponent)
  if (stake === undefined) return { is: 'problem', code: 'unit_refused' }
  const broken = limitError(
    { lines, stakeMinor: stake },
    {
      mostLines: limits.mostLines,
      leastStakeMinor: minorOf(limits.leastStake, exponent),
      mostStakeMinor: minorOf(limits.mostStake, exponent),
    },
  )
  if (broken) return { is: 'problem', code: broken }
  if (line.unitThousandths * BigInt(line.multiple) > minorOf(limits.mostStakeOfLine, 3))
    return { is: 'problem', code: 'max_stake' }
  const sold = saleOf(betType, selection, markedNumbers(issue, playCode))
  const refused = refusalOf(sold)
  if (refused) return refused
  const whole = quotedOdds(selection, priceRowOf(quotedOf(terms, playCode)), prizeGroup ?? terms.prizeGroups.most)
  const odds = sold.is === 'half' ? halfOdds(whole) : whole
  const mostPayout = mostPayoutMinor(selection, { ...line, odds, exponent })
  if (mostPayout > minorOf(limits.mostPayoutOfBet, exponent)) return { is: 'problem', code: 'max_payout' }
  const priced = { lines, odds, stake, mostPayout, isHalfPrice: sold.is === 'half' }
  return { is: 'bet', bet: { playCode, selection: canonical, unit, multiple, prizeGroup, ...priced } }
}

function refusalOf(sold: SelectionSale): Quote | undefined {
  if (sold.is === 'closed') return { is: 'problem', code: 'number_closed', numbers: sold.numbers }
  if (sold.is === 'mixed') return { is: 'problem', code: 'half_price_apart', numbers: sold.numbers }
  return undefined
}

/** Numbers of a bet type that an issue does not sell as the others. */
export function markedNumbers(issue: ComingIssue | null, playCode: string): MarkedNumbers {
  const marked = issue?.numbers.find((one) => one.playCode === playCode)
  return { closed: new Set(marked?.closed), half: new Set(marked?.half) }
}

/** A bet as it is sent: with the odds that were seen, so that worse ones are not taken unasked. */
export function itemOf({ playCode, selection, unit, multiple, lines, prizeGroup, odds }: QuotedBet) {
  return {
    ...{ playCode, selection, unit, multiple, lines },
    ...(prizeGroup !== null && { prizeGroup }),
    odds: Object.fromEntries(Object.entries(odds).map(([tier, e4]) => [tier, toAmount(e4, 4)])),
  }
}
