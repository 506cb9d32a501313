import { type PlayedBet, placedBets, playedBets, playsOfEntries } from '#/modules/lottery/member-bets.ts'
import {
  type PlacedRound,
  type PlayOfCall,
  placedRounds,
  playsOfCalls,
  roundsByKey,
} from '#/modules/rounds/member-rounds.ts'
import type { TracedRound } from '#/modules/rounds/trace-rounds.ts'
import type { Db } from '#/platform/db/handles.ts'

/** A round of a vendor's game, or a bet of the lottery, with its place among those of its account. */
export interface PlacedPlay extends PlacedRound {
  readonly isLottery: boolean
}

type OfTime = Parameters<typeof placedRounds>[2]

/** Rounds of an account and its bets of the lottery in one order, the one that began last first. */
export async function placedPlay(db: Db, accountId: bigint, asked: OfTime): Promise<PlacedPlay[]> {
  const [rounds, bets] = [await placedRounds(db, accountId, asked), await placedBets(db, accountId, asked)]
  const all = [
    ...rounds.map((round) => ({ ...round, isLottery: false })),
    ...bets.map((bet) => ({ ...bet, isLottery: true })),
  ]
  return all.toSorted(inOrder).slice(0, asked.atMost)
}

/** The order of either list: newer first, and of one moment by vendor and id. */
function inOrder(one: PlacedPlay, other: PlacedPlay): number {
  if (one.place !== other.place) return one.place > other.place ? -1 : 1
  if (one.vendorCode !== other.vendorCode) return one.vendorCode < other.vendorCode ? -1 : 1
  return one.roundId === other.roundId ? 0 : one.roundId < other.roundId ? -1 : 1
}

/** The same with what was staked and paid, in their order. */
export async function summedPlay(db: Db, placed: readonly PlacedPlay[]): Promise<TracedRound[]> {
  const rounds = await roundsByKey(
    db,
    placed.filter(({ isLottery }) => !isLottery),
  )
  const bets = await playedBets(
    db,
    placed.filter(({ isLottery }) => isLottery).map(({ roundId }) => BigInt(roundId)),
  )
  const byKey = new Map([...rounds.map(keyed(false)), ...bets.map(keyed(true))])
  return placed.flatMap((one) => byKey.get(keyed(one.isLottery)(one)[0]) ?? [])
}

const keyed =
  (isLottery: boolean) =>
  <Key extends { readonly vendorCode: string; readonly roundId: string }>(round: Key): readonly [string, Key] => [
    `${isLottery} ${round.vendorCode} ${round.roundId}`,
    round,
  ]

/** A bet of the lottery by the vendor and the number under which records show it. */
export async function lotteryBet(
  db: Db,
  { vendor, roundId }: { readonly vendor: string; readonly roundId: string },
): Promise<PlayedBet | undefined> {
  if (!/^\d{1,18}$/.test(roundId)) return undefined
  const [bet] = await playedBets(db, [BigInt(roundId)])
  return bet?.vendorCode === vendor ? bet : undefined
}

/** An entry of the book that may be play: of a vendor, or of the lottery. */
export interface PlayEntry {
  readonly source: string
  readonly externalId: string
}

/** What entries of vendors and of the lottery meant for their player. Their calls are shown by `playKey`. */
export async function playsOf(
  db: Db,
  entries: readonly PlayEntry[],
): Promise<(PlayOfCall & { readonly key: string })[]> {
  const calls = entries.flatMap(({ source, externalId }) => {
    const vendorCode = vendorOf(source)
    return vendorCode === undefined ? [] : [{ vendorCode, transactionId: externalId }]
  })
  const own = new Set(entries.filter(({ source }) => source === lotterySource).map(({ externalId }) => externalId))
  const [plays, bets] = [await playsOfCalls(db, calls), await playsOfEntries(db, [...own])]
  return [
    ...plays.map((play) => ({ ...play, key: `vendor:${play.vendorCode} ${play.transactionId}` })),
    ...bets.map(({ number, kind, ...play }) => ({
      ...{ ...play, roundId: String(number), isOpen: false },
      key: `${lotterySource} ${kind} ${play.transactionId}`,
    })),
  ]
}

const lotterySource = 'lottery'

/** What an entry is known by among plays. */
export function playKey({ source, kind, externalId }: PlayEntry & { readonly kind: string }): string {
  return source === lotterySource ? `${source} ${kind} ${externalId}` : `${source} ${externalId}`
}

/** The vendor whose call an entry is of. */
export function vendorOf(source: string): string | undefined {
  return source.startsWith('vendor:') ? source.slice('vendor:'.length) : undefined
}
