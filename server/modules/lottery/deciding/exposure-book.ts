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
  /** Of the sums of the issue; on its bound. */
  readonly version: bigint
}

/** A sum as it is written. */
export type NewSum = Omit<ExposureSum, 'version'>

/** The cell of a bet type, and of an issue, that has its bound: no draw makes more payable. */
export const boundCell = '*'

/** Sums of a bet type of an issue. */
interface PlaySums {
  readonly cells: Map<string, bigint>
  /** No draw makes more payable. */
  bound: bigint
  /** The bound is not that of the cells: bets were taken in or out since it was worked out. */
  isStale: boolean
  readonly changed: Set<string>
}

/** Sums of an issue. */
export interface IssueSums {
  readonly plays: Map<string, PlaySums>
  /** Of all bet types together, read or not. */
  bound: bigint
  version: bigint
}

/**
 * What issues may cost, as it stands under the lock of their bounds; it decides in memory, and knows what has changed. The
 * bound of a bet type is worked out from all its cells, so that is done once for all bets of a batch, or where the most that each could win is
 * too much together.
 */
export class ExposureBook {
  readonly #issues: Map<bigint, IssueSums>

  /** `remembered` are sums of issues that are not among `sums`, since they are of the version that these have. */
  constructor(sums: readonly ExposureSum[], remembered: ReadonlyMap<bigint, IssueSums> = new Map()) {
    this.#issues = new Map(remembered)
    for (const { issueId, playCode, cell, payable, version } of sums) {
      const issue = this.#issueOf(issueId)
      if (playCode === '') Object.assign(issue, { bound: payable, version })
      else if (cell === boundCell) playOf(issue, playCode).bound = payable
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
  changed(): NewSum[] {
    return [...this.#issues].flatMap(([issueId, issue]) => {
      const plays = [...issue.plays].filter(([, { changed }]) => changed.size > 0)
      if (plays.length === 0) return []
      workOutBounds(issue)
      return [
        { issueId, playCode: '', cell: boundCell, payable: issue.bound },
        ...plays.flatMap(([playCode, { cells, bound, changed }]) => [
          { issueId, playCode, cell: boundCell, payable: bound },
          ...[...changed].map((cell) => ({ issueId, playCode, cell, payable: cells.get(cell) ?? 0n })),
        ]),
      ]
    })
  }

  /** The issues with their sums as they will be once they are written, of the next version where they have changed. */
  written(): ReadonlyMap<bigint, IssueSums> {
    for (const issue of this.#issues.values()) {
      const changed = [...issue.plays.values()].filter((play) => play.changed.size > 0)
      if (changed.length > 0) issue.version++
      for (const play of changed) play.changed.clear()
    }
    return this.#issues
  }

  #issueOf(issueId: bigint): IssueSums {
    const known = this.#issues.get(issueId)
    if (known) return known
    const none: IssueSums = { plays: new Map(), bound: 0n, version: 0n }
    this.#issues.set(issueId, none)
    return none
  }
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
  const none: PlaySums = { cells: new Map(), bound: 0n, isStale: false, changed: new Set() }
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
