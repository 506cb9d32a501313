import { calls } from '@banyan/contract/calls.ts'
import type { WalletAnswer } from '@banyan/contract/vendor/wallet.ts'
import { seeded } from '@banyan/contract/vendor-conformance/seeded.ts'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { clusterPrograms, type OwnCluster, ownCluster } from '#/test-world/own-cluster.ts'
import { smallDisk } from '#/test-world/small-disk.ts'
import { gameCode } from '../test-world/vendor-world.ts'
import { type CrashWorld, crashWorld } from '../test-world/wallet-crash-world.ts'
import { WalletSeat } from '../test-world/wallet-workload.ts'

/** Kills of the database in one run. */
const kills = Number(process.env.DATABASE_KILLS ?? 3)
const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)
/** The last player only looks how soon a bet is taken. */
const [players, seatsOfEach] = [17, 2]
const funds = 10n ** 12n

interface Load extends AsyncDisposable {
  readonly world: CrashWorld
  /** Plays until so many messages more were answered. */
  answered(count: number): Promise<void>
  /** Resolves once a bet is taken that is sent from now on. */
  goodBet(): Promise<void>
  /** Resolves once so many bets in a row were answered that they are to be sent again. */
  refusedBets(count: number): Promise<void>
  /** Lets everybody end their rounds. */
  stop(): Promise<void>
}

/** Players who never stop, on real servers and a database of their own. */
async function load(cluster: OwnCluster): Promise<Load> {
  await using opened = new AsyncDisposableStack()
  const world = opened.use(await crashWorld({ players, seatsOfEach, funds, url: cluster.url, pauseMs: 10 }))
  const { client, history, who } = world
  const random = seeded(seed)
  const parts = { client, history, random, headers: () => ({}) }
  let isOver = false
  const waiting = new Set<() => void>()
  const playing = Promise.all(
    Array.from({ length: (players - 1) * seatsOfEach }, async (_, at) => {
      const seat = new WalletSeat(parts, who(at % (players - 1), Math.floor(at / (players - 1))), `s${at}`)
      while (!isOver) {
        await seat.playRound()
        for (const look of waiting) look()
      }
    }),
  )
  const stop = async () => {
    isOver = true
    await playing
  }
  playing.catch(() => {})
  opened.defer(() => stop().catch(() => {}))
  let probes = 0
  /** A bet of the player who only looks. */
  const probe = async (send: (body: object) => Promise<WalletAnswer | undefined>) => {
    const { memberId, player, session } = who(players - 1, 0)
    const id = `probe-${++probes}`
    const body = { player, session, currency: 'VND', gameCode, transactionId: id, roundId: id, amount: '1' }
    const sent = history.tick()
    const { outcome } = (await send(body)) ?? {}
    if (outcome !== undefined && outcome !== 'retryable')
      history.note({ memberId, transactionId: id, outcome, change: -100n, sent })
    return outcome
  }
  const kept = opened.move()
  return {
    ...{ world, stop },
    async answered(count) {
      const wanted = history.size + count
      const reached = new Promise<void>((resolve) => {
        const look = () => history.size >= wanted && resolve()
        waiting.add(look)
      })
      await Promise.race([reached, playing])
    },
    async goodBet() {
      await probe((body) => client.call('bet', body))
    },
    async refusedBets(count) {
      for (let refused = 0; refused < count; ) {
        const outcome = await probe((body) => client.once('bet', body))
        refused = outcome === 'retryable' ? refused + 1 : 0
      }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** What every player was told is what the book says, to the unit. */
async function expectNothingLost({ database, history, members, servers }: CrashWorld): Promise<void> {
  expect(servers.deaths).toBe(0)
  expect(await history.differences(database, 'PG')).toEqual([])
  for (const [at, memberId] of members.entries()) {
    const money = await moneyOf(database.db, memberId, 'VND')
    expect(money.available.balance, `of player ${at}`).toBe(funds + history.balanceChange(memberId))
    expect([money.heldMinor, money.owedMinor]).toEqual([0n, 0n])
  }
  expect((await verifyBook(database)).differences).toEqual([])
}

const rounded = (times: readonly number[]) => times.map((ms) => Math.round(ms)).join(', ')

describe.skipIf(clusterPrograms() === undefined)('the wallet while its database fails', () => {
  test(`[PLAY-04] G2 ${kills} kills of PostgreSQL under load: nothing is lost or doubled, no server ends, bets go on soon; seed ${seed}`, {
    timeout: 60_000 + kills * 30_000,
  }, async ({ annotate }) => {
    await using cluster = await ownCluster()
    await using running = await load(cluster)
    const { world } = running
    const [afterKill, afterAnswer]: [number[], number[]] = [[], []]
    await running.answered(500)
    for (let kill = 0; kill < kills; kill++) {
      await running.answered(200)
      const killed = performance.now()
      cluster.kill()
      await cluster.answers()
      const back = performance.now()
      await running.goodBet()
      const good = performance.now()
      afterKill.push(good - killed)
      afterAnswer.push(good - back)
    }
    await running.answered(200)
    await running.stop()
    await expectNothingLost(world)
    await annotate(
      `${world.history.size} messages answered, ${world.client.repeated} of them not at first; first good bet ` +
        `${rounded(afterKill)} ms after the kill, ${rounded(afterAnswer)} ms after PostgreSQL answers`,
    )
  })

  test.skipIf(process.getuid?.() !== 0).for([
    // Its tables stop growing: statements fail one by one.
    { name: 'with its tables', of: 'dataIn', megabytes: 160, settings: [] },
    // It ends by itself, and can't start before there is room: nothing of its log is used again in this time.
    {
      name: 'with its log of writes',
      of: 'logOfWritesIn',
      megabytes: 48,
      settings: ['max_wal_size=1GB', 'checkpoint_timeout=1h'],
    },
  ] as const)(
    `[PLAY-04] G15 a full disk $name: bets are to be sent again, nothing is half done, and they go on once there is room; seed ${seed}`,
    {
      timeout: 180_000,
    },
    async ({ of, megabytes, settings }, { annotate, skip }) => {
      using disk = smallDisk(megabytes)
      if (!disk) return skip('no disk can be mounted')
      await using cluster = await ownCluster({ [of]: disk.path, settings })
      await using running = await load(cluster)
      const { world } = running
      await running.answered(500)
      disk.fill()
      const filled = performance.now()
      await running.refusedBets(1)
      const noticed = performance.now()
      await running.refusedBets(200)
      // Whatever is in memory is shown all the same.
      expect((await fetch((await world.servers.portal()) + calls.gameList.path)).status).toBe(200)
      disk.free()
      const freed = performance.now()
      await cluster.answers()
      const back = performance.now()
      await running.goodBet()
      const good = performance.now()
      expect(good - freed).toBeLessThan(10_000)
      await running.answered(200)
      await running.stop()
      await expectNothingLost(world)
      await annotate(
        `${world.history.size} messages answered, ${world.client.repeated} of them not at first; first refusal ` +
          `${rounded([noticed - filled])} ms after the disk was full, first good bet ${rounded([good - freed])} ms after there was room, ` +
          `${rounded([good - back])} ms after PostgreSQL answers, which was started ${cluster.starts} times`,
      )
    },
  )
})
