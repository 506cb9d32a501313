import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import { allowedMultiple, type ExposedCell, mostPayable } from '@banyan/rules/lottery/exposure.ts'
import type { ExposedBet } from './price-slip.ts'

/** The most that may become payable, in minor units: on one number of a bet type, and on an issue. */
export interface ExposureLimits {
  readonly onNumber: bigint
  readonly onIssue: bigint
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

interface IssueSums {
  /** By bet type, then by cell. */
  readonly plays: Map<string, Map<string, bigint>>
  bound: bigint
}

/** What issues may cost, as it stands under the lock of their bounds; it decides in memory, and knows what has changed. */
export class ExposureBook {
  readonly #issues = new Map<bigint, IssueSums>()
  readonly #before = new Map<string, ExposureSum>()

  constructor(sums: readonly ExposureSum[]) {
    for (const { issueId, playCode, cell, payable } of sums) this.#set(issueId, playCode, cell, payable)
    for (const sum of sums) this.#before.set(keyOf(sum), sum)
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
    for (const [place, bet] of bets.entries()) {
      const allowed = this.#allowed(issueId, bet, limits)
      if (allowed < bet.multiple) {
        for (const taken of bets.slice(0, place)) this.#add(issueId, taken, -1n)
        return { place, allowed }
      }
      this.#add(issueId, bet, 1n)
    }
    return undefined
  }

  /** Takes a bet out again that was taken in before. */
  release(issueId: bigint, bet: Pick<ExposedBet, 'playCode' | 'cells'>): void {
    this.#add(issueId, bet, -1n)
  }

  /** Sums that are others than they were. */
  changed(): ExposureSum[] {
    const all = [...this.#issues].flatMap(([issueId, { plays, bound }]) => [
      { issueId, playCode: '', cell: boundCell, payable: bound },
      ...[...plays].flatMap(([playCode, cells]) =>
        [...cells].map(([cell, payable]) => ({ issueId, playCode, cell, payable })),
      ),
    ])
    return all.filter((sum) => this.#before.get(keyOf(sum))?.payable !== sum.payable)
  }

  #allowed(issueId: bigint, bet: ExposedBet, { onNumber, onIssue }: ExposureLimits): number {
    const issue = this.#issueOf(issueId)
    const sums = cellsOf(issue, bet.playCode)
    const own = sums.get(boundCell) ?? 0n
    const isFine = bet.cells.every(({ cell, payableMinor }) => (sums.get(cell) ?? 0n) + payableMinor <= onNumber)
    const betType = betTypeOfPlay(bet.playCode)
    const others = issue.bound - own
    if (isFine && others + boundWith(betType, sums, bet.cells) <= onIssue) return bet.multiple
    const limits = { mostOnCell: onNumber, mostTogether: onIssue > others ? onIssue - others : 0n }
    return allowedMultiple({ betType, ...bet, sums: withoutBound(sums) }, limits)
  }

  #add(issueId: bigint, { playCode, cells }: Pick<ExposedBet, 'playCode' | 'cells'>, sign: 1n | -1n): void {
    const issue = this.#issueOf(issueId)
    const sums = cellsOf(issue, playCode)
    const before = sums.get(boundCell) ?? 0n
    for (const { cell, payableMinor } of cells) sums.set(cell, (sums.get(cell) ?? 0n) + sign * payableMinor)
    const after = mostPayable(betTypeOfPlay(playCode), withoutBound(sums))
    sums.set(boundCell, after)
    issue.bound += after - before
  }

  #issueOf(issueId: bigint): IssueSums {
    const known = this.#issues.get(issueId)
    if (known) return known
    const none: IssueSums = { plays: new Map(), bound: 0n }
    this.#issues.set(issueId, none)
    return none
  }

  #set(issueId: bigint, playCode: string, cell: string, payable: bigint): void {
    const issue = this.#issueOf(issueId)
    if (playCode === '') issue.bound = payable
    else cellsOf(issue, playCode).set(cell, payable)
  }
}

const keyOf = ({ issueId, playCode, cell }: ExposureSum) => `${issueId} ${playCode} ${cell}`

function cellsOf({ plays }: IssueSums, playCode: string): Map<string, bigint> {
  const known = plays.get(playCode)
  if (known) return known
  const none = new Map<string, bigint>()
  plays.set(playCode, none)
  return none
}

function betTypeOfPlay(playCode: string) {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`there is no bet type ${playCode}`)
  return betType
}

function withoutBound(sums: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
  const cells = new Map(sums)
  cells.delete(boundCell)
  return cells
}

function boundWith(
  betType: ReturnType<typeof betTypeOfPlay>,
  sums: ReadonlyMap<string, bigint>,
  added: readonly ExposedCell[],
): bigint {
  const after = new Map(sums)
  after.delete(boundCell)
  for (const { cell, payableMinor } of added) after.set(cell, (after.get(cell) ?? 0n) + payableMinor)
  return mostPayable(betType, after)
}
