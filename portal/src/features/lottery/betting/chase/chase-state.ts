import { type ChaseLadder, ladderSteps, mostChaseIssues } from '@banyan/rules/lottery/chase-ladder.ts'
import { oddsOf } from '@banyan/rules/lottery/price.ts'
import type { QuotedBet } from '../quote/quote-bet.ts'

export const ladders = ['fixed', 'doubling', 'profit', 'own'] as const
export type LadderKind = (typeof ladders)[number]

/** How a chase is wanted. */
export interface ChaseChoice {
  readonly issues: number
  readonly ladder: LadderKind
  /** Per cent of all that was staked that a win brings at least, for the profit ladder. */
  readonly profitPercent: number
  /** Multiples of one's own, by the issue's place; the first ones count as 1 where they are not named. */
  readonly own: readonly number[]
  readonly stopOnWin: boolean
}

export const firstChase: ChaseChoice = { issues: 5, ladder: 'fixed', profitPercent: 50, own: [], stopOnWin: true }

/** Bets that a chase takes together (contract/lottery/chase-calls.ts). */
export const chaseBetsAtMost = 10

const issueCounts = [5, 10, 20, 50, 120] as const

/** The issue counts that a game's chase may have. */
export function issueCountsOf(gameCode: string): readonly number[] {
  return issueCounts.filter((count) => count <= mostChaseIssues(gameCode))
}

/** An issue of the preview: what is staked on it and up to it. In minor units. */
export interface ChaseStep {
  readonly multiple: number
  readonly stake: bigint
  readonly total: bigint
}

export interface ChasePlan {
  readonly steps: readonly ChaseStep[]
  /** The worst case: nothing wins. */
  readonly total: bigint
  /** The ladder ends before the issues do: no multiple that may be bet is enough. */
  readonly isCut: boolean
}

/** What a chase over so many issues stakes, by the rules of the ladder (rules/lottery/chase-ladder.ts). */
export function planChase(bets: readonly QuotedBet[], choice: ChaseChoice, available: number): ChasePlan {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const issues = Math.min(choice.issues, available)
  const { multiples, isCut } = multiplesOf(bets, choice, issues)
  let total = 0n
  const steps = multiples.map((multiple) => {
    const own = stake * BigInt(multiple)
    total += own
    return { multiple, stake: own, total }
  })
  return { steps, total, isCut }
}

function multiplesOf(bets: readonly QuotedBet[], choice: ChaseChoice, issues: number) {
  if (choice.ladder === 'own') {
    return { multiples: Array.from({ length: issues }, (_, place) => choice.own[place] ?? 1), isCut: false }
  }
  const { multiples, impossibleFrom } = ladderSteps(ladderOf(bets, choice), issues)
  return { multiples, isCut: impossibleFrom !== undefined }
}

function ladderOf(bets: readonly QuotedBet[], { ladder, profitPercent }: ChaseChoice): ChaseLadder {
  if (ladder === 'doubling') return { kind: 'doubling', first: 1 }
  const [bet] = bets
  // Which of several bets wins is not known, so there is no profit to count on.
  if (ladder !== 'profit' || !bet || bets.length > 1) return { kind: 'fixed', multiple: 1 }
  const rateE4 = oddsOf(String(profitPercent / 100)) ?? 0n
  return { kind: 'profit', first: 1, rateE4, oddsE4: leastOdds(bet), lines: bet.lines }
}

/** Of several tiers the one that pays least: whichever wins, the profit is there. */
function leastOdds({ odds }: QuotedBet): bigint {
  return Object.values(odds).reduce((least, each) => (each < least ? each : least))
}
