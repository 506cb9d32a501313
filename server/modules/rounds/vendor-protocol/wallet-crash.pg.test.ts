import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { seeded } from '@banyan/contract/vendor-conformance/seeded.ts'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { Relay } from '#/platform/outbox/relay.ts'
import {
  crashPoints as allCrashPoints,
  eventPoints as allEventPoints,
  plainCrashPoints as allPlainPoints,
  type CrashPoint,
  crashHeader,
} from '#/test-world/crash-points.ts'
import { keepPlanned } from '#/test-world/keep-planned.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { boardVersion } from '../store/winners.ts'
import { gameCode } from '../test-world/vendor-world.ts'
import { type CrashWorld, crashWorld } from '../test-world/wallet-crash-world.ts'
import { WalletSeat } from '../test-world/wallet-workload.ts'
import { putOnBoard } from '../winner-board/tell-winners.ts'

/** Where servers are killed: in a quick run, on both sides of what makes a bet lasting, and between delivery and its mark. */
const isEvery = process.env.EVERY_CRASH_POINT === '1'
const crashPoints = allCrashPoints.filter(
  (point) => isEvery || ['commit sent', 'half the response written'].includes(point),
)
const plainPoints = allPlainPoints.filter((point) => isEvery || point === 'committed')
const eventPoints = allEventPoints.filter((point) => isEvery || point === 'event consumed')
/** Kills under load; one more at each point comes before them. */
const kills = Number(process.env.WALLET_CRASH_KILLS ?? 1)
const operations = Number(process.env.WALLET_CRASH_OPERATIONS ?? 200)
/** Has no divisor with the number of points. */
const stride = 5
const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)
const [players, seatsOfEach] = [32, 3]
const funds = 10n ** 12n

/** A kill comes at the latest at so many arrivals at its point; batches come by less often than messages. */
const arrivalsAtMost = { message: 80, batch: 10 } as const
const ofMessages: readonly string[] = ['parsed', 'signature ok', 'half the response written', 'response sent']

/** What a vendor hears who repeats a bet that was cut off there: C30, the bet is taken now; C29, it was taken. */
const afterwards = (point: CrashPoint): readonly OutcomeCode[] => {
  const points: readonly CrashPoint[] = allCrashPoints
  const place = points.indexOf(point)
  if (place < points.indexOf('commit sent')) return ['ok']
  return place < points.indexOf('committed') ? ['ok', 'ok_duplicate'] : ['ok_duplicate']
}

/** Kills at which each bet is alone: the first bets that a server meets are settled by the rules, later ones are plain. */
const alone: readonly { readonly point: CrashPoint; readonly isPlain: boolean }[] = [
  ...crashPoints.map((point) => ({ point, isPlain: false })),
  ...plainPoints.map((point) => ({ point, isPlain: true })),
]

const aloneBet = ({ who }: CrashWorld, at: number, name = 'alone') => {
  const { memberId, player, session } = who(at, 0)
  const transactionId = `${name}-${at}`
  const body = { player, session, currency: 'VND', gameCode, transactionId, roundId: transactionId, amount: '1' }
  return { memberId, transactionId, body }
}

/** One bet alone at each point. */
async function killAlone(world: CrashWorld): Promise<void> {
  const { client, servers, history } = world
  for (const [at, { point, isPlain }] of alone.entries()) {
    if (isPlain) await placeBefore(world, at)
    const { memberId, transactionId, body } = aloneBet(world, at)
    const sent = history.tick()
    const first = await client.once('bet', body, { [crashHeader]: `${point}:1` })
    if (point !== 'response sent') expect(first, point).toBeUndefined()
    await servers.died(at + 1)
    const { outcome } = await client.call('bet', body)
    expect(afterwards(point), point).toContain(outcome)
    history.note({ memberId, transactionId, outcome, change: -100n, sent })
  }
}

/** A bet of the same player, after which the server that lives knows its accounts. */
async function placeBefore(world: CrashWorld, at: number): Promise<void> {
  const { memberId, transactionId, body } = aloneBet(world, at, 'before')
  const sent = world.history.tick()
  const { outcome } = await world.client.call('bet', body)
  world.history.note({ memberId, transactionId, outcome, change: -100n, sent })
}

/** Above the floor of the winner board. */
const jackpot = 10n ** 8n

/**
 * Payments that are told to the winner board, until a kill at each point of their events; answers how many. The relay
 * of the server that waits takes its share of them.
 */
async function killAtEvents({ client, servers, history, who }: CrashWorld): Promise<number> {
  const { memberId, player } = who(0, 0)
  let paid = 0
  for (const point of eventPoints) {
    const before = servers.deaths
    let headers: Record<string, string> = { [crashHeader]: `${point}:1` }
    while (servers.deaths === before) {
      const transactionId = `jackpot-${++paid}`
      const body = { player, currency: 'VND', transactionId, amount: `${jackpot / 100n}` }
      const sent = history.tick()
      const { outcome } = await client.call('jackpotWin', body, headers)
      history.note({ memberId, transactionId, outcome, change: jackpot, sent })
      headers = {}
    }
  }
  return paid
}

/** I25: every payment is on the board, once: nothing is lost, and an event that is delivered again changes nothing. */
async function expectOnBoard({ database }: CrashWorld, paid: number): Promise<void> {
  await using relay = new Relay({ database, consumers: [putOnBoard], failed: () => {}, away: () => {} })
  const waiting = database.db.selectFrom('outbox').select('id').where('delivered_at', 'is', null)
  while ((await waiting.execute()).length > 0) await relay.drained()
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(paid)
  expect(await database.db.selectFrom('winners').select('id').execute()).toHaveLength(paid)
  expect(await boardVersion(database.db)).toBe(paid)
}

/** C38: every process that knew of these bets is long dead, and a day has gone. */
async function repeatNextDay(world: CrashWorld): Promise<void> {
  await world.database.transaction((tx) => moveClock(tx, 25 * 3600))
  for (const at of alone.keys()) {
    const { body } = aloneBet(world, at)
    expect((await world.client.call('bet', body)).outcome).toBe('ok_duplicate')
    expect((await world.client.call('bet', { ...body, amount: '2' })).outcome).toBe('conflict')
  }
}

async function killUnderLoad({ client, database, servers, who, history }: CrashWorld): Promise<void> {
  const random = seeded(seed)
  const before = servers.deaths
  let armed = 0
  const headers = () => {
    const isTime = armed < kills && servers.deaths === before + armed && history.size * kills >= operations * armed
    if (!isTime) return {}
    // Steps that come by every point, and soon by those from first to last.
    const point = crashPoints[(armed++ * stride) % crashPoints.length] ?? 'parsed'
    const atMost = arrivalsAtMost[ofMessages.includes(point) ? 'message' : 'batch']
    return { [crashHeader]: `${point}:${1 + Math.floor(random() * atMost)}` }
  }
  const isOver = () => history.size >= operations && servers.deaths === before + kills
  const grown = keepPlanned(database)
  const seats = Array.from({ length: players * seatsOfEach }, (_, at) => {
    const name = `s${at}`
    return new WalletSeat({ client, history, random, headers }, who(at % players, Math.floor(at / players)), name)
  })
  await Promise.all(
    seats.map(async (seat) => {
      while (!isOver()) {
        await seat.playRound()
        await grown(history.size)
      }
    }),
  )
}

onPostgres('the wallet of a server that is killed', () => {
  test(`[PLAY-04] C29, C30, C38, G1, I25 nothing is lost, doubled or off by a unit: ${alone.length} + ${eventPoints.length} + ${kills} kills, seed ${seed}`, {
    timeout: 120_000 + kills * 20_000 + operations * 50,
  }, async ({ annotate }) => {
    await using world = await crashWorld({ players, seatsOfEach, funds })
    const { client, servers, database, history } = world
    const started = performance.now()
    await killAlone(world)
    const paid = await killAtEvents(world)
    await killUnderLoad(world)
    await repeatNextDay(world)
    await expectOnBoard(world, paid)
    expect(await history.differences(database, 'PG')).toEqual([])
    for (const [at, memberId] of world.members.entries()) {
      const money = await moneyOf(database.db, memberId, 'VND')
      expect(money.available.balance, `of player ${at}`).toBe(funds + history.balanceChange(memberId))
      expect([money.heldMinor, money.owedMinor]).toEqual([0n, 0n])
    }
    const { differences, entries } = await verifyBook(database)
    expect(differences).toEqual([])
    expect(await world.deadlocks()).toBe(0n)
    const seconds = (performance.now() - started) / 1000
    await annotate(
      `${servers.deaths} kills, ${history.size} operations, ${client.repeated} of them unanswered at first, ` +
        `${entries} entries, ${seconds.toFixed(1)} s`,
    )
  })
})
