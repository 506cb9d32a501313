import type { Drawn } from './chase-world.ts'

/** An issue of a chase in the model; amounts in minor units. */
interface ModelIssue {
  readonly at: number
  readonly stake: bigint
  state: 'WAITING' | 'BET' | 'SETTLED' | 'TAKEN_BACK' | 'RELEASED'
}

/** Which issue is on sale; between two there is none. */
interface Now {
  readonly at: number
  readonly isOnSale: boolean
}

/** A chase and its player's money by the rules as they are told, one after the other, without a database. */
export class ModelChase {
  readonly issues: ModelIssue[]
  readonly stopOnWin: boolean
  /** Places of issues that were cancelled, and the rest. */
  readonly #cancelled = new Set<number | 'rest'>()
  available: bigint

  constructor(issues: readonly { readonly at: number; readonly stake: bigint }[], stopOnWin: boolean, funds: bigint) {
    this.issues = issues.map((issue) => ({ ...issue, state: 'WAITING' }))
    this.stopOnWin = stopOnWin
    this.available = funds - issues.reduce((sum, { stake }) => sum + stake, 0n)
  }

  get held(): bigint {
    return this.issues.reduce((sum, { stake, state }) => sum + (state === 'WAITING' ? stake : 0n), 0n)
  }

  /** An issue's bets are paid, whoever has noticed it. */
  pay(at: number, drawn: Drawn): void {
    const bet = this.issues.find((issue) => issue.at === at && issue.state === 'BET')
    if (bet && drawn === 'W') this.available += (bet.stake * 195n) / 100n
    if (bet && drawn === 'void') this.available += bet.stake
  }

  /** Looks at what is due; `paid` has the issues whose bets are. */
  advance({ at, isOnSale }: Now, paid: ReadonlyMap<number, Drawn>, isGameClosed: boolean): void {
    let isStopped = false
    for (const issue of this.issues) {
      const drawn = issue.state === 'BET' ? paid.get(issue.at) : undefined
      if (drawn === undefined) continue
      issue.state = 'SETTLED'
      isStopped ||= this.stopOnWin && drawn === 'W'
    }
    for (const issue of this.issues) {
      const isCurrent = issue.at === at && isOnSale
      if (isStopped) this.#end(issue, isCurrent)
      else if (issue.state === 'WAITING' && (issue.at < at || (issue.at === at && !isOnSale))) this.#release(issue)
      else if (issue.state === 'WAITING' && isCurrent && isGameClosed) this.#release(issue)
      else if (issue.state === 'WAITING' && isCurrent) issue.state = 'BET'
    }
  }

  /** The player cancels one issue, or the rest; answers whether that is possible, which it is again for what was cancelled. */
  cancel({ at, isOnSale }: Now, named: number | undefined): boolean {
    const key = named ?? 'rest'
    if (this.#cancelled.has(key)) return true
    const free = this.issues.filter(
      (issue) =>
        (named === undefined || issue.at === named) &&
        (issue.state === 'WAITING' || (issue.state === 'BET' && issue.at === at && isOnSale)),
    )
    for (const issue of free) {
      this.#end(issue, true)
      this.#cancelled.add(issue.at)
    }
    if (free.length > 0) this.#cancelled.add(key)
    return free.length > 0
  }

  #end(issue: ModelIssue, mayTakeBack: boolean): void {
    if (issue.state === 'WAITING') this.#release(issue)
    else if (issue.state === 'BET' && mayTakeBack) {
      issue.state = 'TAKEN_BACK'
      this.available += issue.stake
    }
  }

  #release(issue: ModelIssue): void {
    issue.state = 'RELEASED'
    this.available += issue.stake
  }
}
