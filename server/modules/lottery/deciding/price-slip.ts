import { hash } from 'node:crypto'
import type { BodyOf } from '@banyan/contract/call.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { mostSlipLines, type Selection } from '@banyan/rules/lottery/bet-type.ts'
import { betTypeOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { type ExposedCell, type ExposureTerms, exposureOf } from '@banyan/rules/lottery/exposure.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { halfOdds, saleOf } from '@banyan/rules/lottery/number-sale.ts'
import { mostPayoutMinor } from '@banyan/rules/lottery/payout.ts'
import { type Odds, oddsOf } from '@banyan/rules/lottery/price.ts'
import { type PriceRow, quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { isPrizeGroup, rebatePer2000 } from '@banyan/rules/lottery/prize-group.ts'
import { isSoldIn, type LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { contentText } from '@banyan/rules/lottery/sealed-bets.ts'
import { limitError, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import type { Hold } from '#/ledger/posting-parts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type LotterySettings, limitsOfGame } from '../sections.ts'
import type { SaleTerms } from './sale-terms.ts'

const { exponent } = merchantCurrency

/** A slip as a player sends it. */
export type SentSlip = BodyOf<(typeof lotteryCalls)['placeLotteryBets']>
type SentBet = SentSlip['items'][number]

/** A bet with what it makes payable. */
export interface ExposedBet {
  readonly playCode: string
  readonly selection: Selection
  readonly multiple: number
  readonly terms: ExposureTerms
  readonly cells: readonly ExposedCell[]
  /** No draw pays more on it, in minor units. */
  readonly mostPayout: bigint
}

/** A bet of a slip, read, counted and priced. */
export interface PricedBet extends Omit<ExposedBet, 'selection'> {
  readonly parsed: Selection
  /** In its canonical spelling. */
  readonly selection: string
  readonly lines: number
  readonly unitThousandths: bigint
  /** In minor units, as everything that follows. */
  readonly stake: bigint
  readonly odds: Odds
  /** Of its price; 0 is the house's. */
  readonly oddsVersion: number
  readonly isHalfPrice: boolean
  /** 0 where odds are fixed, whatever group was sent. */
  readonly prizeGroup: number
  readonly rebatePer2000: number
  readonly contentHash: string
}

/** An issue by what it never changes. */
export interface KnownIssue {
  readonly issueId: bigint
  readonly game: string
  readonly issue: string
}

/** A slip whose bets nothing but the state of its issue and its player can refuse. */
export interface PricedSlip extends KnownIssue {
  readonly slip: string
  readonly accountId: bigint
  readonly mode: LotteryMode
  readonly bets: readonly PricedBet[]
  /** What was asked for, by which the same slip is known again whatever it would cost by then. */
  readonly parameters: Readonly<Record<string, string>>
  readonly stake: bigint
  readonly mostPayout: bigint
  /** The chase that it belongs to, whose hold pays for it. */
  readonly chase?: { readonly id: bigint; readonly hold: Hold }
}

/** A priced slip whose bets are not expanded into the cells that they make payable. */
export interface CheckedSlip extends Omit<PricedSlip, 'issueId' | 'bets'> {
  readonly bets: readonly CheckedBet[]
}

type CheckedBet = Omit<PricedBet, 'cells'>

/** Whether a game takes bets. */
export function takesBets(gameCode: string, { closed }: Pick<LotterySettings, 'closed'>): boolean {
  return lotteryGame(gameCode) !== undefined && !closed.includes(gameCode)
}

/** By what bets are taken now. */
export interface SaleRules {
  readonly settings: LotterySettings
  readonly terms: SaleTerms
}

/** Checks and expands a slip. */
export function priceSlip(accountId: bigint, sent: SentSlip, rules: SaleRules): Omit<PricedSlip, 'issueId'> {
  return expandSlip(checkSlip(accountId, sent, rules))
}

/** Lists the cells that each bet makes payable: up to 1,200 a bet, so only once nothing else refuses the slip. */
export function expandSlip(slip: CheckedSlip): Omit<PricedSlip, 'issueId'> {
  return { ...slip, bets: slip.bets.map((bet) => ({ ...bet, cells: exposureOf(bet.parsed, bet.terms) })) }
}

/** What the client says that a slip costs, in minor units, read without its selections; undefined where it is no whole amount. */
export function declaredStake({ items }: Pick<SentSlip, 'items'>): bigint | undefined {
  const stakes = items.map(({ unit, multiple, lines }) =>
    stakeMinor({ unitThousandths: minorOf(unit, 3), multiple }, lines, exponent),
  )
  return stakes.reduce((sum, stake) => (sum === undefined || stake === undefined ? undefined : sum + stake), 0n)
}

/** Lines of a slip as the client counted them; each bet's count is checked when its selection is read. */
export function declaredLines({ items }: Pick<SentSlip, 'items'>): number {
  return items.reduce((sum, { lines }) => sum + lines, 0)
}

/** Reads, counts and prices the bets of a slip; refuses what the merchant's list and limits refuse. */
export function checkSlip(accountId: bigint, sent: SentSlip, { settings, terms }: SaleRules): CheckedSlip {
  const { gameCode, numero, prizeMode, slip } = sent
  if (declaredLines(sent) > mostSlipLines) throw new Refusal('slip_lines')
  if (!lotteryGame(gameCode) || !isSoldIn(prizeMode, gameCode)) throw new Refusal('lottery_game_unknown')
  if (!takesBets(gameCode, settings)) throw new Refusal('lottery_game_closed')
  const bets = sent.items.map((item, place) => {
    const refuse = (code: ErrorCode, numbers?: readonly string[]): never => {
      const limit = numbers && { limit: numbers.slice(0, numbersTold).join(',') }
      throw new Refusal(code, { fields: [{ path: `/body/items/${place}`, rule: code, ...limit }] })
    }
    return priceBet(item, sent, { settings, terms, refuse })
  })
  const sum = (of: 'stake' | 'mostPayout') => bets.reduce((total, bet) => total + bet[of], 0n)
  const place = { slip, accountId, game: gameCode, issue: numero, mode: prizeMode }
  return { ...place, bets, parameters: parametersOf(sent), stake: sum('stake'), mostPayout: sum('mostPayout') }
}

/** What a player asks for: neither the lines it counted nor the odds it saw are part of that. */
export function parametersOf({ gameCode: game, numero: issue, prizeMode: mode, items }: SentSlip) {
  const bets = items.map(({ playCode, selection, unit, multiple, prizeGroup }) => {
    const terms = [minorOf(unit, 3), multiple, prizeGroup ?? ''].join(' ')
    return `${playCode} ${terms} ${hash('sha256', selection)}`
  })
  return { game, issue, mode, bets: bets.join('\n') }
}

/** Numbers that a refusal names. */
const numbersTold = 8

interface Pricing extends SaleRules {
  readonly refuse: (code: ErrorCode, numbers?: readonly string[]) => never
}

function priceBet(
  item: SentBet,
  { gameCode, numero, prizeMode }: Pick<SentSlip, 'gameCode' | 'numero' | 'prizeMode'>,
  { settings, terms: saleTerms, refuse }: Pricing,
): CheckedBet {
  const betType = betTypeOfGame(gameCode, item.playCode)
  if (!betType) return refuse('bad_selection')
  const parsed = betType.parse(item.selection)
  if (!parsed.ok) return refuse(parsed.code)
  const { selection } = parsed
  if (selection.lines !== item.lines) refuse('lines_mismatch')
  const unitThousandths = minorOf(item.unit, 3)
  if (!settings.units.some((unit) => minorOf(unit, 3) === unitThousandths)) refuse('unit_refused')
  const { least, most } = settings.prizeGroups
  const prizeGroup = item.prizeGroup ?? most
  if (!isPrizeGroup(prizeGroup, { least, most })) refuse('prize_group_refused')
  const stake = stakeMinor({ unitThousandths, multiple: item.multiple }, selection.lines, exponent)
  if (stake === undefined) return refuse('unit_refused')
  const limits = limitsOfGame(settings, gameCode)
  const broken = limitError(
    { lines: selection.lines, stakeMinor: stake },
    {
      mostLines: limits.mostLines,
      leastStakeMinor: minorOf(limits.leastStake, exponent),
      mostStakeMinor: minorOf(limits.mostStake, exponent),
    },
  )
  if (broken) refuse(broken)
  if (unitThousandths * BigInt(item.multiple) > minorOf(limits.mostStakeOfLine, 3)) refuse('max_stake')
  const sale = saleOf(betType, selection, saleTerms.markedNumbers(gameCode, numero, item.playCode))
  if (sale.is === 'closed') refuse('number_closed', sale.numbers)
  if (sale.is === 'mixed') refuse('half_price_apart', sale.numbers)
  const isHalfPrice = sale.is === 'half'
  const { version: oddsVersion, row } = saleTerms.priceOf({ mode: prizeMode, gameCode, playCode: item.playCode })
  const whole = quotedOdds(selection, row, prizeGroup)
  const odds = isHalfPrice ? halfOdds(whole) : whole
  if (item.odds && isWorse(odds, item.odds)) refuse('odds_changed')
  const terms = { unitThousandths, multiple: item.multiple, odds, exponent }
  const mostPayout = mostPayoutMinor(selection, terms)
  if (mostPayout > minorOf(limits.mostPayoutOfBet, exponent)) refuse('max_payout')
  const priced = {
    ...{ playCode: item.playCode, selection: selection.canonical, lines: selection.lines, unitThousandths },
    ...{ multiple: item.multiple, stake, odds, oddsVersion, isHalfPrice, mostPayout, terms },
    prizeGroup: groupOf(row, prizeGroup),
    parsed: selection,
    // Fixed odds are the same in every group, so nothing is given up for a rebate.
    rebatePer2000: !row ? rebatePer2000(most, prizeGroup) : 0,
  }
  return { ...priced, contentHash: contentHashOf(priced) }
}

/** The group that odds follow from: the player's, the one that the merchant's price names, or 0 for fixed odds. */
function groupOf(row: PriceRow | undefined, chosen: number): number {
  if (!row) return chosen
  return 'prizeGroup' in row ? row.prizeGroup : 0
}

function isWorse(odds: Odds, seen: Readonly<Record<string, string>>): boolean {
  return Object.entries(odds).some(([tier, now]) => {
    const before = seen[tier] === undefined ? undefined : oddsOf(seen[tier])
    return before === undefined || now < before
  })
}

/** What the root of an issue's bets has of a bet. */
function contentHashOf(bet: Omit<PricedBet, 'contentHash' | 'parsed' | 'terms' | 'cells'>): string {
  // Node's own hash: this runs for every bet.
  return hash('sha256', contentText(bet))
}
