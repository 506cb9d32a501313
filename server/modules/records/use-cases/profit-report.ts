import type { ValueOf } from '@banyan/contract/call.ts'
import { type GameType, gameTypes } from '@banyan/contract/games/game.ts'
import type { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { RecordPeriod } from '@banyan/rules/money/record-filters.ts'
import type { Snapshot } from '#/modules/games/snapshot.ts'
import { openStakesOf } from '#/modules/lottery/member-bets.ts'
import { validOfDays } from '#/modules/promotions/rewards.ts'
import { type RoundKey, roundsByKey } from '#/modules/rounds/member-rounds.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { foldedPlay, openRoundsOf, type PlayedGame } from '../store/day-sums.ts'
import { daysOfRange, type RecordRange } from './days-of-range.ts'
import { movedByGroup } from './movement-sums.ts'
import { recentPlay } from './recent-play.ts'
import { isWithin } from './transaction-page.ts'

/** Open rounds of an account that are added up. */
const openAtMost = 2_000

interface Play {
  readonly bets: bigint
  readonly staked: bigint
  readonly paid: bigint
}

/** What an account played of each game in some days, folded and since. */
async function playOf(db: Db, accountId: bigint, range: RecordRange) {
  const { foldedUntil, rows } = await foldedPlay(db, accountId, range)
  const recent = await recentPlay(db, accountId, { foldedUntil, now: range.now })
  const since = recent.rows
    .filter(({ madeAt }) => isWithin(range, madeAt))
    .map(
      ({ vendorCode, gameCode, bets, staked, paid }): PlayedGame => ({
        ...{ vendorCode, gameCode: gameCode ?? '', bets: BigInt(bets), staked, paid },
      }),
    )
  const openedSince = recent.rows.flatMap(({ vendorCode, roundId, isOpen }) =>
    isOpen && roundId !== null ? [{ vendorCode, roundId }] : [],
  )
  return { games: [...rows, ...since], openedSince, asOf: recent.asOf }
}

/** What an account won and lost in a period, by product, as its movements say. */
export async function profitReport(
  db: Db,
  accountId: bigint,
  period: RecordPeriod,
  snapshot: Snapshot,
): Promise<ValueOf<typeof recordsCalls.personalProfit>> {
  const range = await daysOfRange(db, { period })
  const { games, openedSince, asOf: playedUntil } = await playOf(db, accountId, range)
  const moved = await movedByGroup(db, accountId, range)
  const net = (group: Parameters<typeof moved.of>[0]) => moved.of(group).movedIn - moved.of(group).movedOut
  const all = sumOf(games)
  const [rebate, promotion] = [net('rebate'), net('promotion')]
  const valid = await validByProduct(db, accountId, range)
  const byProduct = Map.groupBy(games, ({ vendorCode, gameCode }): GameType | null =>
    productOf(snapshot, vendorCode, gameCode),
  )
  // A bet of the day before may have been settled in these days: it has a valid bet and no stake here.
  const products = [...new Set([...byProduct.keys(), ...valid.keys()])]
    .map((product) => ({ product, play: { ...sumOf(byProduct.get(product) ?? []), valid: valid.get(product) ?? 0n } }))
    .filter(({ play }) => Object.values(play).some((each) => each !== 0n))
    .toSorted((one, other) => Number(other.play.staked - one.play.staked))
    .map(({ product, play }) => ({ product, ...presentPlay(play) }))
  const validInAll = [...valid.values()].reduce((total, each) => total + each, 0n)
  return {
    ...{ from: range.from, to: range.to, products, ...presentPlay({ ...all, valid: validInAll }) },
    profit: amount(all.paid - all.staked + rebate + promotion),
    ...{ rebate: amount(rebate), promotion: amount(promotion) },
    pending: amount(await openStakes(db, accountId, openedSince)),
    ...{ deposits: amount(net('deposit')), withdrawals: amount(-net('withdraw')) },
    asOf: (playedUntil < moved.asOf ? playedUntil : moved.asOf).toISOString(),
  }
}

const knownTypes: ReadonlySet<string> = new Set(gameTypes)

/** Valid bets of the days by product; null collects games that nobody knows any more. */
async function validByProduct(
  db: Db,
  accountId: bigint,
  { from, to }: RecordRange,
): Promise<ReadonlyMap<GameType | null, bigint>> {
  const sums = new Map<GameType | null, bigint>()
  for (const { product: name, valid } of await validOfDays(db, accountId, { from, to })) {
    const product = knownTypes.has(name) ? (name as GameType) : null
    sums.set(product, (sums.get(product) ?? 0n) + valid)
  }
  return sums
}

/** What is staked in rounds and bets that are open now, whenever it was staked. */
async function openStakes(db: Db, accountId: bigint, openedSince: readonly RoundKey[]): Promise<bigint> {
  const folded = await openRoundsOf(db, accountId, openAtMost)
  const keys = new Map([...folded, ...openedSince].map((key) => [`${key.vendorCode} ${key.roundId}`, key]))
  const rounds = await roundsByKey(db, [...keys.values()].slice(0, openAtMost))
  const inRounds = rounds
    .filter(({ closedAt, isCancelled }) => closedAt === null && !isCancelled)
    .reduce((total, { staked }) => total + staked, 0n)
  return inRounds + (await openStakesOf(db, accountId))
}

function sumOf(games: readonly PlayedGame[]): Play {
  return games.reduce<Play>(
    (sum, { bets, staked, paid }) => ({ bets: sum.bets + bets, staked: sum.staked + staked, paid: sum.paid + paid }),
    { bets: 0n, staked: 0n, paid: 0n },
  )
}

function productOf(snapshot: Snapshot, vendorCode: string, gameCode: string): GameType | null {
  return snapshot.gameByCode(vendorCode, gameCode)?.gameType ?? null
}

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const presentPlay = ({ bets, staked, paid, valid }: Play & { readonly valid: bigint }) => ({
  ...{
    bets: Number(bets),
    stake: amount(staked),
    valid: amount(valid),
    payout: amount(paid),
    profit: amount(paid - staked),
  },
})

/** Games that an account played in some days, the ones it staked most on first. */
export async function playedGamesOf(
  db: Db,
  accountId: bigint,
  range: RecordRange,
): Promise<{ readonly vendorCode: string; readonly gameCode: string }[]> {
  const { games } = await playOf(db, accountId, range)
  const staked = new Map<string, PlayedGame>()
  for (const game of games) {
    if (game.gameCode === '') continue
    const key = `${game.vendorCode} ${game.gameCode}`
    const before = staked.get(key)
    staked.set(key, before ? { ...game, staked: before.staked + game.staked } : game)
  }
  return [...staked.values()].toSorted((one, other) => (one.staked < other.staked ? 1 : -1))
}
