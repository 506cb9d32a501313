import { available, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Turns } from '#/platform/db/turns.ts'
import { type ExposedPlay, ExposureBook } from '../deciding/exposure-book.ts'
import type { PricedSlip } from '../deciding/price-slip.ts'
import { type LotterySettings, limitsOfGame } from '../sections.ts'
import { betNumbers, holdIssues, keepBets, slipStates } from '../store/bets.ts'
import { type AskedExposure, exposureSums, lockBounds, openBounds, writeSums } from '../store/exposure.ts'
import { type Deciding, decideSlip, limitsOf, type SlipAnswer } from './decide-slip.ts'

const { code: asset } = merchantCurrency

/**
 * A transaction of two trips to the database, as vendors' bets take: the first locks the players' money and holds the
 * issues while they are on sale; the second writes the book and the bets, and commits. A player has one slip in a batch.
 */
export async function placeByRules(
  turns: Turns,
  slips: readonly PricedSlip[],
  settings: LotterySettings,
): Promise<SlipAnswer[]> {
  const plays = playsOf(slips.flatMap(playsOfSlip))
  const limitsFor = (game: string) => limitsOf(limitsOfGame(settings, game))
  const asked = askedOf(slips, limitsFor)
  const { draft, held, states, read, numbers } = await turns.begin({
    draft: (turn) => Draft.lock(turn, slips.flatMap(accountsOf)),
    held: (turn) => holdIssues(turn, slips),
    states: (turn) => slipStates(turn, slips),
    opened: (turn) => openBounds(turn, plays),
    locked: (turn) => lockBounds(turn, plays),
    read: (turn) => exposureSums(turn, plays, asked),
    numbers: (turn) => betNumbers(turn, slips.flatMap(({ bets }) => bets).length),
  })
  // A player whose account was opened just now was read without a lock.
  const known = draft.wasLockedLate ? await turns.turn((tx) => slipStates(tx, slips)) : states

  const exposure = new ExposureBook(read.sums)
  const deciding = { draft, held, exposure, limitsOf: limitsFor, next: numbers.values() }
  const answers = slips.map((slip, at) => decideSlip(slip, known[at], deciding))

  const accepted = answers.flatMap((answer) => (answer.is === 'accepted' ? answer.bets : []))
  const sums = writeSums(exposure.changed(), read.whole)
  await turns.commit([...draft.statements(), ...keepBets(accepted, asset), ...sums])
  return answers
}

export function playsOfSlip({ issueId, bets }: PricedSlip): ExposedPlay[] {
  return bets.map(({ playCode }) => ({ issueId, playCode }))
}

/** These bet types of issues, each once. */
export function playsOf(plays: readonly ExposedPlay[]): ExposedPlay[] {
  return [...new Map(plays.map((play) => [`${play.issueId} ${play.playCode}`, play])).values()]
}

/** What slips ask of their issues, all together; nothing of the other ones. */
export function askedOf(
  slips: readonly PricedSlip[],
  limitsFor: Deciding['limitsOf'],
  others: readonly bigint[] = [],
): AskedExposure[] {
  const asked = new Map<bigint, AskedExposure>(
    others.map((issueId) => [issueId, { issueId, mostPayout: 0n, onIssue: null }]),
  )
  for (const { issueId, game, mostPayout } of slips) {
    const before = asked.get(issueId)?.mostPayout ?? 0n
    asked.set(issueId, { issueId, mostPayout: before + mostPayout, onIssue: limitsFor(game).onIssue })
  }
  return [...asked.values()]
}

function accountsOf({ accountId }: PricedSlip) {
  return [available(accountId, asset), lotteryAccount(asset)]
}
