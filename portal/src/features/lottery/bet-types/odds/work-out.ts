import type { BetType, LineKind, Parsed, Selection } from '@banyan/rules/lottery/bet-type.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { mostPayoutMinor } from '@banyan/rules/lottery/payout.ts'
import { type Odds, oddsOf, priceProblem } from '@banyan/rules/lottery/price.ts'
import { type Settlement, settle } from '@banyan/rules/lottery/settle.ts'
import { type LineStake, mostMultiple, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { type DrawField, drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { readDraw } from '#/src/features/lottery/games/read-draw.ts'
import type { OddsCase } from '../odds-search.ts'
import { type Pricing, pricingOf } from './pricing.ts'

/** All that follows from a case. */
export interface Answer {
  readonly betType: BetType
  readonly parsed: Parsed<Draw>
  /** Of the selection, or of every line of the bet type while nothing valid is selected. */
  readonly lineKinds: readonly LineKind[]
  readonly pricing: Pricing
  readonly isOutOfGuard: boolean
  readonly form: readonly DrawField[]
  readonly draw: Draw | undefined
  readonly unit: bigint | undefined
  readonly multiple: number | undefined
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
  readonly rebate: bigint | undefined
}

/** Works a case out by the rules that settle bets. */
export function workOut(family: LoadedFamily, odds: OddsCase, exponent: number): Answer | undefined {
  const betType = family.betTypes.get(odds.play)
  if (!betType) return undefined
  const parsed = betType.parse(writtenSelection(betType, odds.selection))
  const lineKinds = parsed.ok ? parsed.selection.lineKinds : betType.lineKinds
  const pricing = pricingOf(lineKinds, family.prices[odds.play], odds)
  const unit = unitOf(odds.unit)
  const multiple = multipleOf(odds.multiple)
  const form = drawFormOf(family.code, odds.game)
  const typed = readDraw(family.code, form, odds.draw)
  const draw = family.isDraw(typed) ? typed : undefined
  const isStaked = unit !== undefined && multiple !== undefined && pricing.isKnown
  const stake = isStaked ? { unitThousandths: unit, multiple } : undefined
  return {
    betType,
    parsed,
    lineKinds,
    pricing,
    isOutOfGuard: priceProblem(lineKinds, pricing.odds) !== undefined,
    form,
    draw,
    unit,
    multiple,
    money: parsed.ok && stake ? moneyOf(parsed.selection, stake, pricing.odds, exponent) : undefined,
    outcome: parsed.ok && draw ? outcomeOf(parsed.selection, draw, pricing, stake, exponent) : undefined,
  }
}

function moneyOf(selection: Selection, stake: LineStake, odds: Odds, exponent: number): Money {
  return {
    stake: stakeMinor(stake, selection.lines, exponent),
    mostPayout: mostPayoutMinor(selection, { ...stake, odds, exponent }),
  }
}

const nothingStaked: LineStake = { unitThousandths: 0n, multiple: 1 }

function outcomeOf(
  selection: Selection,
  draw: Draw,
  { odds, rebatePer2000 }: Pricing,
  stake: LineStake | undefined,
  exponent: number,
): Outcome {
  const terms = { ...(stake ?? nothingStaked), odds, rebatePer2000 }
  const { status, wins, payoutMinor, rebateMinor } = settle(selection, terms, { kind: 'drawn', draw }, exponent)
  return { status, wins, payout: stake && payoutMinor, rebate: stake && rebateMinor }
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
