import { available, held, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import type { Posting } from '#/ledger/posting.ts'
import { useHold } from '#/ledger/posting-parts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOrder } from '#/platform/db/turns.ts'
import type { ChaseActs, ChaseReason, HeldChase, OpenChaseIssue } from '../deciding/decide-chase.ts'
import { ExposureBook } from '../deciding/exposure-book.ts'
import { priceChaseIssue } from '../deciding/price-chase.ts'
import type { PricedSlip, SaleRules } from '../deciding/price-slip.ts'
import { limitsOfGame } from '../sections.ts'
import {
  type AcceptedBet,
  betNumbers,
  betSource,
  entryIdOf,
  holdIssues,
  keepBets,
  type SlipState,
  slipStates,
} from '../store/bets.ts'
import { type MovedChase, type MovedChaseIssue, moveChaseIssues, moveChases } from '../store/chases.ts'
import { exposureSums, writeSums } from '../store/exposure.ts'
import { lockHeldBounds } from '../store/held-exposure.ts'
import { insertCancel, type PlacedBet, standingBets } from '../store/own-bets.ts'
import { freeExposure, refundOf } from './cancel-bet.ts'
import { type Deciding, decideSlip, limitsOf } from './decide-slip.ts'
import { askedOf, playsOf, playsOfSlip } from './place-by-rules.ts'

const { code: asset } = merchantCurrency

/** A held chase, with what is done with it; an account has one of them in a transaction. */
export interface ChaseWork {
  readonly chase: HeldChase
  readonly acts: ChaseActs
  /** Who asked for it, as in the audit. */
  readonly actor: string
}

/** What became of it; amounts in minor units. */
export interface ChaseOutcome {
  readonly accepted: readonly AcceptedBet[]
  readonly released: bigint
  /** Bets that were taken back. */
  readonly back: readonly PlacedBet[]
  readonly issues: readonly MovedChaseIssue[]
  readonly chase: MovedChase
  /** What its player can play with then. */
  readonly balance: bigint
}

/**
 * Does what was decided of held chases. Locks as a slip does, behind the chases: the players' money, then the issues while
 * they are on sale, then what these may cost. Bets are priced before any of that is locked; without one no rules are needed.
 */
export async function applyChaseActs(tx: Tx, works: readonly ChaseWork[], rules?: SaleRules): Promise<ChaseOutcome[]> {
  const priced = works.map(({ chase, acts }) => acts.bet && priceChaseIssue(chase, acts.bet, asset, needed(rules)))
  const slips = priced.filter((one): one is PricedSlip => typeof one === 'object')
  const draft = await Draft.lock(tx, works.flatMap(accountsOf))
  const around = await readAround(tx, draft, works, slips, rules)
  const outcomes = works.map((work, at) => decideWork(work, priced[at], around))

  const accepted = outcomes.flatMap((outcome) => outcome.accepted)
  const sums = writeSums(around.deciding.exposure.changed(), around.whole)
  await inOrder(tx, [...draft.statements(), ...keepBets(accepted, asset), ...sums])
  for (const bet of outcomes.flatMap(({ back }) => back)) await insertCancel(tx, bet)
  await moveChaseIssues(
    tx,
    outcomes.flatMap(({ issues }) => issues),
  )
  await moveChases(
    tx,
    outcomes.map(({ chase }) => chase),
  )
  return outcomes
}

function needed(rules: SaleRules | undefined): SaleRules {
  if (!rules) throw new Error('a bet of a chase is priced without rules')
  return rules
}

/** What the works are decided by; all of it stays true until the transaction ends. */
interface Around {
  readonly deciding: Deciding
  readonly states: ReadonlyMap<string, SlipState | undefined>
  /** Issues all of whose sums were read. */
  readonly whole: ReadonlySet<bigint>
  /** Bets that may be taken back. */
  readonly standing: readonly PlacedBet[]
}

async function readAround(
  tx: Tx,
  draft: Draft,
  works: readonly ChaseWork[],
  slips: readonly PricedSlip[],
  rules: SaleRules | undefined,
): Promise<Around> {
  const back = works.flatMap(({ chase, acts }) =>
    acts.takeBack.map(({ issue: { issue, issueId } }) => ({ chaseId: chase.id, game: chase.game, issue, issueId })),
  )
  const concerned = [...slips, ...back]
  const onSale = concerned.length > 0 ? await holdIssues(tx, concerned) : new Set<bigint>()
  const standing =
    onSale.size > 0
      ? await standingBets(
          tx,
          back.filter(({ issueId }) => onSale.has(issueId)),
        )
      : []
  const issueIds = [...onSale]
  if (issueIds.length > 0) await lockHeldBounds(tx, issueIds)
  const limitsFor = (game: string) => limitsOf(limitsOfGame(needed(rules).settings, game))
  const asked = askedOf(slips, limitsFor, issueIds).filter(({ issueId }) => onSale.has(issueId))
  const plays = playsOf([...slips.flatMap(playsOfSlip), ...standing])
  const { sums, whole } = await exposureSums(tx, plays, asked)
  const states = slips.length > 0 ? await slipStates(tx, slips) : []
  const next = (await betNumbers(tx, slips.flatMap(({ bets }) => bets).length)).values()
  return {
    deciding: { draft, held: onSale, exposure: new ExposureBook(sums), limitsOf: limitsFor, next },
    whole,
    states: new Map(slips.map(({ slip }, at) => [slip, states[at]])),
    standing,
  }
}

function decideWork(
  { chase, acts, actor }: ChaseWork,
  priced: PricedSlip | string | undefined,
  { deciding, states, standing }: Around,
): ChaseOutcome {
  const slip = typeof priced === 'object' ? priced : undefined
  const answer = slip && decideSlip(slip, states.get(slip.slip), deciding)
  const accepted = answer?.is === 'accepted' ? answer.bets : []
  const refusal = typeof priced === 'string' ? priced : answer?.is === 'refused' ? answer.code : undefined
  const released = [...acts.release]
  if (acts.bet && refusal !== undefined) released.push({ issue: acts.bet, reason: reasonOf(refusal) })
  const sum = released.reduce((total, { issue }) => total + issue.stake, 0n)
  const release = sum > 0n ? releaseOf(chase, released[0]?.issue, sum, actor) : undefined
  if (release && deciding.draft.add(release).refusal !== undefined)
    throw new Error(`what the chase ${chase.id} holds can't be released`)
  const taken = acts.takeBack.filter(({ issue }) => deciding.held.has(issue.issueId))
  const back = standing.filter(({ chaseId }) => chaseId === chase.id)
  for (const bet of back) {
    freeExposure(deciding.exposure, bet)
    deciding.draft.add(refundOf(bet, actor))
  }
  const moved = (state: MovedChaseIssue['state'], { place }: OpenChaseIssue, reason: ChaseReason | null = null) => ({
    ...{ chaseId: chase.id, place, state, reason },
  })
  return {
    ...{ accepted, back, released: sum },
    issues: [
      ...acts.settle.map((issue) => moved('settled', issue)),
      ...(acts.bet && accepted.length > 0 ? [moved('bet', acts.bet)] : []),
      ...released.map(({ issue, reason }) => moved('released', issue, reason)),
      ...taken.map(({ issue, reason }) => moved('taken_back', issue, reason)),
    ],
    chase: {
      ...{ id: chase.id, becomes: acts.becomes },
      held: chase.held - sum - (accepted.length > 0 ? (acts.bet?.stake ?? 0n) : 0n),
      heldBy: accepted.length > 0 && slip ? { kind: 'bet', externalId: entryIdOf(slip) } : release?.key,
    },
    balance: deciding.draft.balanceOf(available(chase.accountId, asset)),
  }
}

/** An issue that closes while it is being bet was missed, like one that closed before. */
function reasonOf(refusal: string): ChaseReason {
  return refusal === 'issue_closed' ? 'missed' : (refusal as ChaseReason)
}

function releaseOf(
  { id, accountId, held: amount, holdId }: HeldChase,
  first: OpenChaseIssue | undefined,
  released: bigint,
  actor: string,
): Posting {
  if (holdId === null || !first) throw new Error(`nothing is held of the chase ${id}`)
  const to = lotteryAccount(asset)
  return {
    // Each issue is released once, so the first of them names the entry.
    key: { source: betSource, kind: 'chase_release', externalId: `${id}:${first.place}` },
    parameters: { amount: String(released) },
    actor,
    ...useHold({ id: holdId, memberId: accountId, asset, amount }, { captured: 0n, to, released }),
    subject: available(accountId, asset),
  }
}

function accountsOf({ chase: { accountId } }: ChaseWork) {
  return [available(accountId, asset), held(accountId, asset), lotteryAccount(asset)]
}
