import type { ValueOf } from '@banyan/contract/call.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import type { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { movementType } from '@banyan/rules/money/movement-type.ts'
import { type betStatuses, summedRoundsAtMost } from '@banyan/rules/money/record-filters.ts'
import type { Reader } from '#/modules/games/present-game.ts'
import type { Snapshot } from '#/modules/games/snapshot.ts'
import type { PlayedBet } from '#/modules/lottery/member-bets.ts'
import { callsOfRound, type TracedRound, tracedRound } from '#/modules/rounds/trace-rounds.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { keyOfBet, validAmounts } from '#/modules/wagering/turnover.ts'
import { cursorOf, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { RecordRange } from './days-of-range.ts'
import { playedGameIn } from './played-game.ts'
import { lotteryBet, type PlacedPlay, placedPlay, summedPlay } from './played-rounds.ts'

type BetStatus = (typeof betStatuses)[number]
type Bet = ValueOf<typeof recordsCalls.betHistory>['rows'][number]

/** What a history of bets lets through. */
export interface BetFilter {
  readonly product?: GameType | undefined
  readonly vendor?: string | undefined
  readonly gameCode?: string | undefined
  readonly status?: BetStatus | undefined
}

interface Played {
  readonly db: Db
  readonly accountId: bigint
  readonly range: RecordRange
  readonly filter: BetFilter
  readonly snapshot: Snapshot
}

/** Rounds that one page looks at: where a filter finds few, it ends with fewer rows than were asked for. */
const examinedAtMost = 1_000
/** Rounds whose calls are added up by one statement. */
const summedAtOnce = 200
const callsAtMost = 200

/** A page of rounds, the one that began last first, and where the next one goes on. */
export async function betPage(
  played: Played,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<{ readonly rounds: readonly TracedRound[]; readonly next: string | null }> {
  const [openedAt, vendorCode, roundId] = readCursor(after, ['moment', 'text', 'text']) ?? []
  const place =
    openedAt === undefined || vendorCode === undefined || roundId === undefined
      ? undefined
      : { openedAt, vendorCode, roundId }
  const { begins: from, ends: until } = played.range
  const isPlain = Object.values(played.filter).every((value) => value === undefined)
  const atMost = isPlain ? size + 1 : examinedAtMost
  const read = await placedPlay(played.db, played.accountId, { from, until, after: place, atMost })
  const hits = await matching(played, read, size + 1)
  const rounds = hits.slice(0, size)
  const lastShown = rounds.at(-1)
  const last =
    hits.length > size
      ? read.find((one) => lastShown && isSame(one, lastShown))
      : read.length === atMost
        ? read.at(-1)
        : undefined
  return { rounds, next: last ? cursorOf(last.place, last.vendorCode, last.roundId) : null }
}

const isSame = (one: PlacedPlay, other: TracedRound) =>
  one.vendorCode === other.vendorCode && one.roundId === other.roundId

/** The first rounds of these that the filter lets through, in their order. */
async function matching(
  { db, filter, snapshot }: Played,
  read: readonly PlacedPlay[],
  atMost: number,
): Promise<TracedRound[]> {
  const { product, vendor, gameCode, status } = filter
  const candidates = read.filter(
    (round) =>
      (vendor === undefined || round.vendorCode === vendor) &&
      (gameCode === undefined || round.gameCode === gameCode) &&
      (product === undefined || productOf(snapshot, round) === product) &&
      (status !== 'open' || round.closedAt === null),
  )
  const hits: TracedRound[] = []
  for (let at = 0; at < candidates.length && hits.length < atMost; at += summedAtOnce) {
    const inOrder = await summedPlay(db, candidates.slice(at, at + summedAtOnce))
    hits.push(...inOrder.filter((round) => status === undefined || statusOf(round) === status))
  }
  return hits.slice(0, atMost)
}

function productOf(snapshot: Snapshot, { vendorCode, gameCode }: PlacedPlay): GameType | undefined {
  return gameCode === null ? undefined : snapshot.gameByCode(vendorCode, gameCode)?.gameType
}

/** What became of a round. */
function statusOf({ isCancelled, closedAt, staked, paid }: TracedRound): BetStatus {
  if (isCancelled) return 'cancelled'
  if (closedAt === null) return 'open'
  // A free spin that paid nothing staked nothing either.
  if (paid === 0n) return 'lost'
  if (paid === staked) return 'draw'
  return paid > staked ? 'won' : 'lost'
}

type WithValid = TracedRound & {
  /** What it counts for wagering, in minor units. */
  readonly valid: bigint
}

/** Bets whose counts are read by one statement. */
const validAtOnce = 2_000

/** Rounds and bets with what the journal of valid bets has of them. */
export async function withValid(db: Db, rounds: readonly TracedRound[]): Promise<WithValid[]> {
  const counted = new Map<string, bigint>()
  for (let at = 0; at < rounds.length; at += validAtOnce) {
    const some = await validAmounts(db, rounds.slice(at, at + validAtOnce).map(validBetKey))
    for (const [key, valid] of some) counted.set(key, valid)
  }
  return rounds.map((round) => ({ ...round, valid: counted.get(keyOfBet(validBetKey(round))) ?? 0n }))
}

/** By which the journal of valid bets knows it: the lottery's bets have a slip. */
function validBetKey(round: TracedRound | PlayedBet) {
  return { source: 'slip' in round ? 'lottery' : `vendor:${round.vendorCode}`, bet: round.roundId }
}

/**
 * Sums over the rounds that a filter lets through, the newest ones as far as the bound goes. Cancelled rounds are in none, as
 * in profit and loss; they are counted where they alone are asked for.
 */
export async function betSums(played: Played): Promise<{
  readonly rounds: number
  readonly stake: bigint
  readonly valid: bigint
  readonly payout: bigint
  readonly isComplete: boolean
}> {
  const { begins: from, ends: until } = played.range
  const read = await placedPlay(played.db, played.accountId, {
    ...{ from, until, after: undefined },
    atMost: summedRoundsAtMost + 1,
  })
  const hits = await matching(played, read.slice(0, summedRoundsAtMost), summedRoundsAtMost)
  const counted = await withValid(
    played.db,
    hits.filter(({ isCancelled }) => !isCancelled),
  )
  return {
    rounds: played.filter.status === 'cancelled' ? hits.length : counted.length,
    stake: counted.reduce((total, { staked }) => total + staked, 0n),
    valid: counted.reduce((total, { valid }) => total + valid, 0n),
    payout: counted.reduce((total, { paid }) => total + paid, 0n),
    isComplete: read.length <= summedRoundsAtMost,
  }
}

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** A round as the account reads it. */
export function presentBet(round: WithValid, snapshot: Snapshot, reader: Reader): Bet {
  const { vendorCode, roundId, gameCode, staked, paid, valid, openedAt, closedAt } = round
  return {
    ...{ vendor: vendorCode, roundId, ...playedGameIn(snapshot, vendorCode, gameCode, reader) },
    ...{
      status: statusOf(round),
      stake: amount(staked),
      valid: amount(valid),
      payout: amount(paid),
      profit: amount(paid - staked),
    },
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}

/** One round of an account with what moved money in it. Another account's is none. */
export async function betWithCalls(
  db: Db,
  accountId: bigint,
  { vendor, roundId }: { readonly vendor: string; readonly roundId: string },
): Promise<{
  readonly round: TracedRound
  readonly calls: ValueOf<typeof recordsCalls.betDetail>['calls']
  readonly isComplete: boolean
}> {
  const bet = await lotteryBet(db, { vendor, roundId })
  if (bet?.memberId === accountId) return { round: bet, calls: callsOfBet(bet), isComplete: true }
  const round = await tracedRound(db, vendor, roundId)
  if (!round || round.memberId !== accountId) throw new Refusal('round_not_found')
  const read = await callsOfRound(db, { vendorCode: vendor, roundId }, { after: undefined, atMost: callsAtMost + 1 })
  const calls = read
    .slice(0, callsAtMost)
    .filter(({ outcome, staked, paid }) => outcome === 'ok' && (staked > 0n || paid > 0n))
    .map(({ madeAt, transactionId, operation, staked, paid }) => ({
      at: madeAt.toISOString(),
      reference: transactionId,
      type: movementType({ source: `vendor:${vendor}`, kind: operation }, paid - staked).type,
      ...{ stake: amount(staked), payout: amount(paid) },
    }))
  return { round, calls, isComplete: read.length <= callsAtMost }
}

/** What moved money for a bet of the lottery: its stake, and what was paid or came back. */
function callsOfBet({ roundId, slip, staked, paid, openedAt, closedAt, isCancelled }: PlayedBet) {
  const placed = { at: openedAt.toISOString(), reference: slip, type: 'bet', stake: amount(staked), payout: amount(0n) }
  if (closedAt === null || paid === 0n) return [{ ...placed, type: 'bet' as const }]
  const type = isCancelled ? ('betReturn' as const) : ('payout' as const)
  const ended = { at: closedAt.toISOString(), reference: roundId, type, stake: amount(0n), payout: amount(paid) }
  return [{ ...placed, type: 'bet' as const }, ended]
}
