import type { CellSums } from '@banyan/rules/lottery/bet-type.ts'
import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import { allowedMultiple, type ExposedCell, mostPayable } from '@banyan/rules/lottery/exposure.ts'
import type { ExposedBet } from './price-slip.ts'

/** The most that may become payable, in minor units: on one number of a bet type, and on an issue. */
export interface ExposureLimits {
  readonly onNumber: bigint
  readonly onIssue: bigint
}

/** A bet type of an issue whose sums are needed. */
export interface ExposedPlay {
  readonly issueId: bigint
  readonly playCode: string
}

/** A sum as it is kept: of what was picked at a bet type, of all of it (cell `*`), and with no bet type of the issue. */
export interface ExposureSum {
  readonly issueId: bigint
  readonly playCode: string
  readonly cell: string
  readonly payable: bigint
}

/** The cell of a bet type, and of an issue, that has its bound: no draw makes more payable. */
export const boundCell = '*'

/** Sums of a bet type of an issue. */
interface PlaySums {
  readonly cells: Map<string, bigint>
  /** No draw makes more payable. */
  bound: bigint
  /** What the database has as the bound. */
  written: bigint
  /** The bound may be above that of the cells: bets were added since it was worked out. */
  isStale: boolean
  readonly changed: Set<string>
}

/** Sums of an issue. */
interface IssueSums {
  readonly plays: Map<string, PlaySums>
  /** Of all bet types together, read or not. */
  bound: bigint
}

/**
 * What issues may cost, as it stands under the lock of their bounds; it decides in memory, and knows what has changed. The
 * bound of a bet type is worked out from all its cells, so that is done once for all bets of a batch, or where the most that each could win is
 * too much together.
 */
export class ExposureBook {
  readonly #issues = new Map<bigint, IssueSums>()

  constructor(sums: readonly ExposureSum[]) {
    for (const { issueId, playCode, cell, payable } of sums) {
      const issue = this.#issueOf(issueId)
      if (playCode === '') issue.bound = payable
      else if (cell === boundCell) Object.assign(playOf(issue, playCode), { bound: payable, written: payable })
      else playOf(issue, playCode).cells.set(cell, payable)
    }
  }

  /**
   * Takes bets in, all or none; answers the first that is too much, with the greatest multiple at which it would not be,
   * which may be 0.
   */
  take(
    issueId: bigint,
    bets: readonly ExposedBet[],
    limits: ExposureLimits,
  ): { readonly place: number; readonly allowed: number } | undefined {
    const issue = this.#issueOf(issueId)
    for (const [place, bet] of bets.entries()) {
      const allowed = allowedOf(issue, bet, limits)
      if (allowed < bet.multiple) {
        for (const taken of bets.slice(0, place)) this.release(issueId, taken)
        return { place, allowed }
      }
      const play = playOf(issue, bet.playCode)
      addCells(play, bet.cells, 1n)
      raiseBound(issue, play, bet.mostPayout)
    }
    return undefined
  }

  /** Takes a bet out again that was taken in before. */
  release(issueId: bigint, { playCode, cells }: Pick<ExposedBet, 'playCode' | 'cells'>): void {
    addCells(playOf(this.#issueOf(issueId), playCode), cells, -1n)
  }

  /** Sums that are others than they were, with the bounds above them. */
  changed(): ExposureSum[] {
    return [...this.#issues].flatMap(([issueId, issue]) => {
      workOutBounds(issue)
      const plays = [...issue.plays].filter(([, { changed, bound, written }]) => changed.size > 0 || bound !== written)
      if (plays.length === 0) return []
      return [
        { issueId, playCode: '', cell: boundCell, payable: issue.bound },
        ...plays.flatMap(([playCode, { cells, bound, changed }]) => [
          { issueId, playCode, cell: boundCell, payable: bound },
          ...[...changed].map((cell) => ({ issueId, playCode, cell, payable: cells.get(cell) ?? 0n })),
        ]),
      ]
    })
  }

  #issueOf(issueId: bigint): IssueSums {
    const known = this.#issues.get(issueId)
    if (known) return known
    const none: IssueSums = { plays: new Map(), bound: 0n }
    this.#issues.set(issueId, none)
    return none
  }
}

/**
 * The bounds of an issue and its bet types among all sums of the issue, each with how much it is above what its cells make
 * payable.
 */
export function workedOut(sums: readonly ExposureSum[]) {
  const byPlay = Map.groupBy(sums, ({ playCode }) => playCode)
  const total = byPlay.get('')?.[0]?.payable ?? 0n
  byPlay.delete('')
  const plays = [...byPlay].map(([playCode, own]) => {
    const cells = new Map(own.filter(({ cell }) => cell !== boundCell).map(({ cell, payable }) => [cell, payable]))
    const bound = own.find(({ cell }) => cell === boundCell)?.payable ?? 0n
    return { playCode, bound, excess: bound - mostPayable(betTypeOfPlay(playCode), cells) }
  })
  const excess = plays.reduce((sum, play) => sum + play.excess, 0n)
  return [{ playCode: '', bound: total, excess }, ...plays]
}

/** The multiple of a bet, or the greatest one that is not too much. */
function allowedOf(issue: IssueSums, bet: ExposedBet, { onNumber, onIssue }: ExposureLimits): number {
  const { cells } = playOf(issue, bet.playCode)
  const isFine = bet.cells.every(({ cell, payableMinor }) => (cells.get(cell) ?? 0n) + payableMinor <= onNumber)
  if (isFine && issue.bound + bet.mostPayout <= onIssue) return bet.multiple
  // Bets that cannot win together may be less together than one by one.
  workOutBounds(issue)
  const others = issue.bound - playOf(issue, bet.playCode).bound
  const betType = betTypeOfPlay(bet.playCode)
  if (isFine && others + mostPayable(betType, withAdded(cells, bet.cells)) <= onIssue) return bet.multiple
  const limits = { mostOnCell: onNumber, mostTogether: onIssue > others ? onIssue - others : 0n }
  return allowedMultiple({ betType, ...bet, sums: cells }, limits)
}

function addCells(play: PlaySums, cells: readonly ExposedCell[], sign: 1n | -1n): void {
  for (const { cell, payableMinor } of cells) {
    play.cells.set(cell, (play.cells.get(cell) ?? 0n) + sign * payableMinor)
    play.changed.add(cell)
  }
  play.isStale = true
}

/** A bet adds to a bound no more than the most that it wins. */
function raiseBound(issue: IssueSums, play: PlaySums, mostPayout: bigint): void {
  play.bound += mostPayout
  issue.bound += mostPayout
}

function workOutBounds(issue: IssueSums): void {
  for (const [playCode, play] of issue.plays) {
    if (!play.isStale) continue
    const bound = mostPayable(betTypeOfPlay(playCode), play.cells)
    issue.bound += bound - play.bound
    play.bound = bound
    play.isStale = false
  }
}

function playOf({ plays }: IssueSums, playCode: string): PlaySums {
  const known = plays.get(playCode)
  if (known) return known
  const none: PlaySums = { cells: new Map(), bound: 0n, written: 0n, isStale: true, changed: new Set() }
  plays.set(playCode, none)
  return none
}

function betTypeOfPlay(playCode: string) {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`there is no bet type ${playCode}`)
  return betType
}

function withAdded(sums: CellSums, added: readonly ExposedCell[]): CellSums {
  const after = new Map(sums)
  for (const { cell, payableMinor } of added) after.set(cell, (after.get(cell) ?? 0n) + payableMinor)
  return after
}
