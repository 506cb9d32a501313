import { isDeepStrictEqual } from 'node:util'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import type { PublishedResult } from '@banyan/rules/lottery/imported-result.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertCorrection } from '../store/corrections.ts'
import { type HeldIssue, holdIssue, insertStop, insertVersion, voidHeld } from '../store/held-issue.ts'
import { closeIssue } from '../store/issues.ts'
import { type IssueName, wholeResult } from './enter-result.ts'
import type { Seeds } from './seeds.ts'

/** Who asks for a change, and why. */
interface Asking {
  readonly by: string
  readonly reason: string
}

/** What a change was of, for the audit. */
interface Changed {
  readonly before: object
  readonly after: object
}

/** Stops a result before it is settled; fair_result_stands, lottery_issue_over. */
export async function stopResult(tx: Tx, name: IssueName, asking: Asking): Promise<Changed> {
  const issue = await held(tx, name)
  if (issue.place !== null) throw new Refusal('fair_result_stands')
  if (!issue.isInDelay) throw new Refusal('lottery_issue_over')
  await insertStop(tx, issue, asking)
  return { before: { version: issue.version, result: issue.result }, after: { stopped: issue.version } }
}

/**
 * Voids an issue. Before its result every stake comes back; after a settlement what it paid is taken back too. A fair issue
 * is voided before it is drawn or not at all, and its seed is opened. fair_result_stands, lottery_issue_over,
 * result_in_delay, correction_window_over.
 */
export async function voidByOperator(tx: Tx, seeds: Seeds, name: IssueName, asking: Asking): Promise<Changed> {
  const issue = await held(tx, name)
  if (issue.state === 'made' || issue.state === 'closed') {
    const { game, day, place } = issue
    if (issue.state === 'made') await closeIssue(tx, issue.id)
    const seed = place === null ? null : await seeds.seedOf({ game, day, place })
    await voidHeld(tx, issue, { note: asking.reason, seed })
    // Whether its sale was over yet is all the same to what is asked for.
    return { before: { result: null }, after: { state: 'void' } }
  }
  refuseUncorrectable(issue)
  const version = issue.version + 1
  await voidHeld(tx, issue, { note: asking.reason, seed: null })
  await insertCorrection(tx, { issueId: issue.id, version, isVoid: true, ...asking })
  return { before: { version: issue.version, result: issue.result }, after: { state: 'void', version } }
}

/** Replaces the result of a settled issue; result_shape, nothing_to_change, and what voiding one refuses. */
export async function correctResult(
  tx: Tx,
  name: IssueName,
  { published, sourceUrl }: { readonly published: PublishedResult; readonly sourceUrl: string | undefined },
  asking: Asking,
): Promise<Changed> {
  const issue = await held(tx, name)
  if (issue.place !== null) throw new Refusal('fair_result_stands')
  if (issue.state === 'made' || issue.state === 'closed') throw new Refusal('lottery_issue_over')
  refuseUncorrectable(issue)
  const result: FairResult = wholeResult(name.game, published)
  if (isDeepStrictEqual(result, issue.result)) throw new Refusal('nothing_to_change')
  const version = issue.version + 1
  const source = `correction by ${asking.by}${sourceUrl === undefined ? '' : ` from ${sourceUrl}`}`.slice(0, 300)
  await insertVersion(tx, { id: issue.id, version }, result, source)
  await insertCorrection(tx, { issueId: issue.id, version, isVoid: false, ...asking })
  return { before: { version: issue.version, result: issue.result }, after: { version, result } }
}

async function held(tx: Tx, { game, issue: number }: IssueName): Promise<HeldIssue> {
  const issue = await holdIssue(tx, game, number)
  if (!issue) throw new Refusal('issue_not_found')
  return issue
}

/** A result stands once it is drawn fairly, is void, waits for its settlement, or is too old. */
function refuseUncorrectable({ place, state, isInDelay, isCorrectable }: HeldIssue): void {
  if (place !== null && state !== 'void') throw new Refusal('fair_result_stands')
  if (state === 'void') throw new Refusal('lottery_issue_over')
  if (isInDelay) throw new Refusal('result_in_delay')
  if (!isCorrectable) throw new Refusal('correction_window_over')
}
