import type { RiskShare } from '@banyan/rules/cashier/at-risk.ts'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import type { Outcome } from '@banyan/rules/lottery/settle.ts'
import { available, debt, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { inBook } from '#/ledger/in-book.ts'
import type { Posting } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOrder } from '#/platform/db/turns.ts'
import { settlementOf } from '../deciding/settle-bet.ts'
import { FailedIssues, type OnFailedIssue } from '../draws/failed-issues.ts'
import { betSource } from '../store/bets.ts'
import {
  betsWithPast,
  type Correcting,
  endCorrection,
  type Got,
  insertRevisions,
  markCorrected,
  type RevisedBet,
  type Revision,
  rebatesPaid,
  takeCorrection,
} from '../store/corrections.ts'
import { rebateShares } from './bets-at-risk.ts'
import { type BetWin, type BoardFloor, emitWins } from './tell-wins.ts'

/** Bets that one transaction settles again: the money of those that change is locked until it commits. */
const betsAtOnce = 1_000
const { code: asset } = merchantCurrency

/**
 * Makes the step that settles bets again, by the correction that was ordered first before others, and answers whether there
 * were any. What a bet gets more is paid, what it got too much is taken back, and what its player does not have any more is
 * owed. Entries, revisions and the mark are one transaction: wherever a process dies, the next one goes on behind the mark.
 */
export function corrector(
  database: Database,
  onFailure: OnFailedIssue,
  boardFloor: BoardFloor,
): () => Promise<boolean> {
  const failed = new FailedIssues(onFailure)
  return async () => {
    let taken: Correcting | undefined
    try {
      const isMore = await inBook(database, async (tx) => {
        taken = await takeCorrection(tx, failed.passedBy)
        if (taken) await correctSome(tx, taken, boardFloor())
        return taken !== undefined
      })
      if (taken) failed.forget(taken.id)
      return isMore
    } catch (error) {
      failed.note(error, taken)
      return true
    }
  }
}

async function correctSome(tx: Tx, issue: Correcting, floor: bigint): Promise<void> {
  const bets = await betsWithPast(tx, issue.id, issue.after, betsAtOnce)
  if (bets.length > 0) await correctBatch(tx, issue, bets, floor)
  if (bets.length < betsAtOnce) await endCorrection(tx, issue)
}

async function correctBatch(tx: Tx, issue: Correcting, bets: readonly RevisedBet[], floor: bigint): Promise<void> {
  const outcome = outcomeOf(issue.result, issue.day)
  const [shareOf, rebates] = [await rebateShares(tx, issue.id, bets), await rebatesPaid(tx, bets, issue.firstVersion)]
  const changed = bets.flatMap((bet): Changed[] => {
    const before = gotSoFar(bet, issue, rebates)
    const now = gotBy(bet, outcome, shareOf(bet))
    return isSame(before, now) ? [] : [{ bet, number: bet.number, before, now }]
  })
  const owed = changed.length > 0 ? await book(tx, issue, changed) : 0n
  if (changed.length > 0) await insertRevisions(tx, issue, changed)
  await inOrder(tx, emitWins(issue.game, changedWins(floor, changed)))
  const more = (of: (one: Changed) => bigint) => changed.map(of).reduce((sum, by) => sum + (by > 0n ? by : 0n), 0n)
  await markCorrected(tx, issue, {
    lastNumber: bets.at(-1)?.number ?? issue.after,
    ...{ bets: bets.length, changed: changed.length, owed },
    credited: more(({ now, before }) => now.payout - before.payout),
    taken: more(({ now, before }) => before.payout - now.payout),
    rebates: changed.reduce((sum, { now, before }) => sum + now.rebate - before.rebate, 0n),
  })
}

function outcomeOf(result: Correcting['result'], day: string): Outcome {
  return result ? { kind: 'drawn', draw: drawOfResult(result, day) } : { kind: 'void' }
}

function gotBy(bet: RevisedBet, outcome: Outcome, share: RiskShare): Got {
  const { status, payoutMinor: payout, rebateMinor: rebate } = settlementOf(bet, outcome, share)
  return { status, payout, rebate }
}

interface Changed extends Revision {
  readonly bet: RevisedBet
}

/** What a bet has got: by its newest revision, else by the first settlement, where that came as far as this bet. */
function gotSoFar(
  bet: RevisedBet,
  { firstAfter }: Correcting,
  rebates: ReadonlyMap<bigint, bigint>,
): Revision['before'] {
  if (bet.revised) return bet.revised
  if (bet.number > firstAfter) return { status: 'ACCEPTED', payout: 0n, rebate: 0n }
  // What was paid is kept; rebates have no row but their entries.
  const rebate = rebates.get(bet.number) ?? 0n
  return { status: bet.win?.status ?? 'LOST', payout: bet.win?.payout ?? 0n, rebate }
}

/** Wins that a correction changed, from the floor on before or now; one below it is none any more. */
function changedWins(floor: bigint, changed: readonly Changed[]): BetWin[] {
  const wonOf = ({ status, payout }: Got<string>) => (status === 'WON' && payout >= floor ? payout : 0n)
  return changed
    .map(({ bet, before, now }) => ({ ...bet, won: wonOf(now), before: wonOf(before) }))
    .filter(({ won, before }) => won !== before)
}

function isSame(one: Got<string>, other: Got<string>): boolean {
  return one.status === other.status && one.payout === other.payout && one.rebate === other.rebate
}

/** Writes the entries; answers what became debts. A key that is in the book already is a defect, and undoes everything. */
async function book(tx: Tx, issue: Correcting, changed: readonly Changed[]): Promise<bigint> {
  const postings = changed.flatMap((one) => postingsOf(one, issue))
  if (postings.length === 0) return 0n
  const members = [...new Set(changed.map(({ bet }) => bet.accountId))]
  const accounts = members.flatMap((id) => [available(id, asset), debt(id, asset)])
  const draft = await Draft.lock(tx, [...accounts, lotteryAccount(asset)])
  const owing = () => members.reduce((sum, id) => sum - draft.balanceOf(debt(id, asset)), 0n)
  const before = owing()
  for (const posting of postings) draft.add(posting)
  await draft.write(tx)
  return owing() - before
}

/**
 * The entries of a bet that changed. What a win has more or less is one entry; where it became something else the former
 * payment is taken back whole and the new one is paid. Payments come first, so that as little as possible is owed.
 */
function postingsOf({ bet, before, now }: Changed, { version, firstVersion }: Correcting): Posting[] {
  const former = bet.revised?.version ?? firstVersion
  const isOfAKind = before.status === now.status
  const difference = now.payout - before.payout
  const paid = isOfAKind ? difference : now.payout
  const taken = isOfAKind ? -difference : before.payout
  const rebate = now.rebate - before.rebate
  const entry = (kind: string, amount: bigint) => ({ bet, kind, amount, version, former })
  return [
    ...(paid > 0n ? [payment(entry(now.status === 'WON' ? 'win' : 'refund', paid))] : []),
    ...(rebate > 0n ? [payment(entry('rebate', rebate))] : []),
    ...(taken > 0n ? [takingBack(entry('adjust', taken))] : []),
    ...(rebate < 0n ? [takingBack(entry('rebate_adjust', -rebate))] : []),
  ]
}

interface EntryOf {
  readonly bet: RevisedBet
  readonly kind: string
  readonly amount: bigint
  readonly version: number
  /** The version by which the bet was paid before. */
  readonly former: number
}

function posting({ bet: { number, accountId }, kind, amount, version }: EntryOf): Omit<Posting, 'legs'> {
  return {
    key: { source: betSource, kind, externalId: `${number}:${version}` },
    parameters: { amount: String(amount) },
    actor: betSource,
    subject: available(accountId, asset),
    about: number,
  }
}

function payment(entry: EntryOf): Posting {
  const { bet, amount } = entry
  return {
    ...posting(entry),
    legs: [{ debit: lotteryAccount(asset), credit: available(bet.accountId, asset), amount }],
  }
}

/** Takes back what there is; the rest is the player's debt (reliability goal I15). */
function takingBack(entry: EntryOf): Posting {
  const { bet, amount, former } = entry
  return {
    ...posting(entry),
    legs: [{ debit: available(bet.accountId, asset), credit: lotteryAccount(asset), amount }],
    shortfall: 'owed',
    refersTo: `${bet.number}:${former}`,
  }
}
