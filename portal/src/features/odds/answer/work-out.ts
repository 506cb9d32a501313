import type { BetType, LineKind, Parsed, Selection } from '@banyan/rules/lottery/bet-type.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { mostPayoutMinor } from '@banyan/rules/lottery/payout.ts'
import { type Odds, oddsOf, priceProblem } from '@banyan/rules/lottery/price.ts'
import { quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { isPrizeGroup, mostPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { type Settlement, settle } from '@banyan/rules/lottery/settle.ts'
import { type LineStake, mostMultiple, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { readDraw } from '../draw/read-draw.ts'
import type { OddsCase } from '../odds-search.ts'

/** Below it no price list may go; nine tenths of the lines that are sold have more. */
export const prizeGroupBounds = { least: 600, most: mostPrizeGroup.player }

/** All that follows from a case. */
export interface Answer {
  readonly betType: BetType
  readonly parsed: Parsed<Draw>
  /** Of the selection, or of every line of the bet type while nothing valid is selected. */
  readonly lineKinds: readonly LineKind[]
  readonly odds: Odds
  readonly isFixedPrice: boolean
  readonly isOutOfGuard: boolean
  readonly draw: Draw | undefined
  readonly unit: bigint | undefined
  readonly multiple: number | undefined
  readonly group: number | undefined
  readonly money: Money | undefined
  readonly outcome: Outcome | undefined
}

/** What the selection costs and can bring; a stake may be no whole number of minor units. */
interface Money {
  readonly stake: bigint | undefined
  readonly mostPayout: bigint
}

/** What the draw makes of the bet; amounts are left out while the stake or the price is not known. */
interface Outcome extends Pick<Settlement, 'status' | 'wins'> {
  readonly payout: bigint | undefined
}

/** Works a case out by the rules that settle bets. */
export function workOut(family: LoadedFamily, odds: OddsCase, exponent: number): Answer | undefined {
  const betType = family.betTypes.get(odds.play)
  if (!betType) return undefined
  const parsed = betType.parse(writtenSelection(betType, odds.selection))
  const kinds = parsed.ok ? parsed.selection.lineKinds : betType.lineKinds
  const group = prizeGroupOf(odds.group)
  const price = family.prices[odds.play]
  const quoted = quotedOdds({ lineKinds: kinds }, price, group ?? mostPrizeGroup.player)
  const unit = unitOf(odds.unit)
  const multiple = multipleOf(odds.multiple)
  const typed = readDraw(family.code, odds.draw)
  const draw = family.isDraw(typed) ? typed : undefined
  const stake = unit !== undefined && multiple !== undefined ? { unitThousandths: unit, multiple } : undefined
  const selection = parsed.ok ? parsed.selection : undefined
  // Only a bet type without a row in the price list is priced by the player's own group.
  const isPriced = price !== undefined || group !== undefined
  return {
    betType,
    parsed,
    lineKinds: kinds,
    odds: quoted,
    isFixedPrice: price !== undefined,
    isOutOfGuard: priceProblem(kinds, quoted) !== undefined,
    draw,
    unit,
    multiple,
    group,
    money:
      selection && stake && isPriced
        ? {
            stake: stakeMinor(stake, selection.lines, exponent),
            mostPayout: mostPayoutMinor(selection, { ...stake, odds: quoted, exponent }),
          }
        : undefined,
    outcome: selection && draw ? outcomeOf(selection, draw, quoted, isPriced ? stake : undefined, exponent) : undefined,
  }
}

const nothingStaked: LineStake = { unitThousandths: 0n, multiple: 1 }

function outcomeOf(
  selection: Selection,
  draw: Draw,
  odds: Odds,
  stake: LineStake | undefined,
  exponent: number,
): Outcome {
  const terms = { ...(stake ?? nothingStaked), odds, rebatePer2000: 0 }
  const { status, wins, payoutMinor } = settle(selection, terms, { kind: 'drawn', draw }, exponent)
  return { status, wins, payout: stake && payoutMinor }
}

/** A list may end with the comma after which the next entry will stand. */
function writtenSelection({ picker }: BetType, text: string): string {
  return picker.kind === 'entries' ? text.replace(/,+$/, '') : text
}

function unitOf(text: string): bigint | undefined {
  const e4 = oddsOf(text.trim())
  return e4 === undefined || e4 <= 0n || e4 % 10n !== 0n ? undefined : e4 / 10n
}

function multipleOf(text: string): number | undefined {
  const multiple = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return multiple >= 1 && multiple <= mostMultiple ? multiple : undefined
}

function prizeGroupOf(text: string): number | undefined {
  const group = /^\d{3,4}$/.test(text.trim()) ? Number(text) : 0
  return isPrizeGroup(group, prizeGroupBounds) ? group : undefined
}
