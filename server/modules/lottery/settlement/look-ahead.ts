import { wholeShare } from '@banyan/rules/cashier/at-risk.ts'
import type { Outcome as IssueOutcome } from '@banyan/rules/lottery/settle.ts'
import { winsOfCanonical } from '@banyan/rules/lottery/settle-canonical.ts'
import { breathe } from '#/platform/concurrency/waits.ts'
import type { Database } from '#/platform/db/database.ts'
import { type SettledBet, settledBet } from '../deciding/settle-bet.ts'
import { type BetsToLookAt, betsByNumber, betsToLookAt, type UnsettledIssue } from '../store/settlements.ts'
import { rebateShares } from './bets-at-risk.ts'

/** Bets that are looked through at a time; fewer at first, so that something is paid soon, also after a process died. */
const [lookedAtFirst, lookedAtOnce] = [2_000, 20_000]
/** Some 2 ms of work. */
const linesAtOnce = 1_000
/** Bets of one transaction that may get something: their players' money is locked until it commits. */
const paidAtOnce = 1_000
/** Long selections that are read at once: each has up to 700 kB. */
const longAtOnce = 20
/** So many stretches are known before the next bets are looked at. */
const stretchesAhead = 3

/** Bets of an issue that follow each other, and those of them that get something; all others have lost. */
export interface Stretch {
  /** It begins behind this number. */
  readonly after: bigint
  readonly lastNumber: bigint
  /** How many were not taken back. */
  readonly bets: number
  readonly settled: readonly SettledBet[]
  /** No bet of the issue follows. */
  readonly isLast: boolean
}

type Readers = Pick<Database, 'db' | 'transaction'>

/** What is known of one issue. */
interface Known {
  readonly issue: UnsettledIssue
  stretches: Stretch[]
  /** Everything up to here was looked at. */
  until: bigint
  isWhole: boolean
  looking: Promise<void> | undefined
}

/**
 * Looks through an issue's bets before they are paid: they never change once the sale is over, so finding those that get
 * something takes no lock, and goes on while those found before are paid.
 */
export class LookAhead {
  readonly #database: Readers
  #known: Known | undefined

  constructor(database: Readers) {
    this.#database = database
  }

  /**
   * Looks at the bets that are paid next, and begins to look at those after them, unless enough are known. It must not be
   * called in a transaction, which has the embedded engine for itself.
   */
  async goOn(issue: UnsettledIssue, outcome: IssueOutcome): Promise<void> {
    const known = this.#ofIssue(issue)
    known.stretches = known.stretches.filter(({ after }) => after >= issue.after)
    this.#lookOn(known, outcome)
    if (known.stretches.length === 0) await known.looking
    this.#lookOn(known, outcome)
  }

  /** The stretch behind this bet; undefined where another process was faster, and this one looks elsewhere. */
  behind(after: bigint): Stretch | undefined {
    return this.#known?.stretches.find((stretch) => stretch.after === after)
  }

  #lookOn(known: Known, outcome: IssueOutcome): void {
    if (known.looking !== undefined || known.isWhole || known.stretches.length >= stretchesAhead) return
    known.looking = look(this.#database, known, outcome)
    // Who waits for it hears of its failure; after it everything is looked at anew.
    known.looking.catch(() => this.#forget())
  }

  #forget(): void {
    this.#known = undefined
  }

  #ofIssue(issue: UnsettledIssue): Known {
    const known = this.#known
    const isSame = known?.issue.id === issue.id && known.issue.version === issue.version
    const isReached = known?.until === issue.after || known?.stretches.some(({ after }) => after === issue.after)
    if (known && isSame && (isReached || known.looking !== undefined)) return known
    this.#known = { issue, stretches: [], until: issue.after, isWhole: false, looking: undefined }
    return this.#known
  }
}

/** Looks at the bets behind those that are known. */
async function look(database: Readers, known: Known, outcome: IssueOutcome): Promise<void> {
  const atMost = known.until === known.issue.after ? lookedAtFirst : lookedAtOnce
  const looked = await betsToLookAt(database.db, known.issue.id, known.until, atMost)
  const isWhole = looked.count < atMost
  const found = await stretchesOf(looked, known.until, outcome)
  for (const [at, { candidates, long, ...stretch }] of found.entries()) {
    const settled = await settleThese(database, known.issue.id, candidates, outcome)
    for (let from = 0; from < long.length; from += longAtOnce)
      settled.push(...(await settleThese(database, known.issue.id, long.slice(from, from + longAtOnce), outcome)))
    known.stretches.push({ ...stretch, settled, isLast: isWhole && at === found.length - 1 })
  }
  known.until = looked.lastNumber
  known.isWhole = isWhole
  known.looking = undefined
}

/** Divides bets so that each stretch pays a bounded number; one stretch at least. */
async function stretchesOf({ lines, cancelled }: BetsToLookAt, until: bigint, outcome: IssueOutcome) {
  let open = emptyBehind(until)
  const stretches = [open]
  for (const [at, line] of lines.entries()) {
    // A stretch is paid meanwhile.
    if (at % linesAtOnce === 0) await breathe()
    if (open.candidates.length + open.long.length >= paidAtOnce) {
      open = emptyBehind(open.lastNumber)
      stretches.push(open)
    }
    const [number = '', playCode = '', rebate = '', selection = ''] = line.split(' ')
    open.lastNumber = BigInt(number)
    if (cancelled.has(number)) continue
    open.bets++
    if (selection === '') open.long.push(open.lastNumber)
    else if (rebate !== '0' || mayGet(playCode, selection, outcome)) open.candidates.push(open.lastNumber)
  }
  return stretches
}

const emptyBehind = (after: bigint) => ({
  ...{ after, lastNumber: after, bets: 0 },
  candidates: [] as bigint[],
  long: [] as bigint[],
})

function mayGet(playCode: string, selection: string, outcome: IssueOutcome): boolean {
  if (outcome.kind === 'void') return true
  const { tiers, pushed } = winsOfCanonical(playCode, selection, outcome.draw)
  return tiers.length > 0 || pushed > 0
}

async function settleThese(
  database: Readers,
  issueId: bigint,
  numbers: readonly bigint[],
  outcome: IssueOutcome,
): Promise<SettledBet[]> {
  if (numbers.length === 0) return []
  const bets = await betsByNumber(database.db, numbers)
  const rebated = bets.filter(({ rebatePer2000 }) => rebatePer2000 > 0)
  const shareOf =
    rebated.length > 0 ? await database.transaction((tx) => rebateShares(tx, issueId, rebated)) : () => wholeShare
  return bets.flatMap((bet) => settledBet(bet, outcome, shareOf(bet)) ?? [])
}
