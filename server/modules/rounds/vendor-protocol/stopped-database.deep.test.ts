import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { clusterPrograms, ownCluster } from '#/test-world/own-cluster.ts'
import { WalletLoad } from '../test-world/wallet-load.ts'

/** How often the database is stopped in one run, and for how long: several times what a server waits for it. */
const stops = Number(process.env.DATABASE_STOPS ?? 2)
const stoppedMs = 7_000
/** A server gives the database up after two seconds; a player whom it does not know yet it looks up before. */
const [usuallyWithinMs, vendorWaitsMs] = [2_500, 4_000]
/** Of each kind of work, and the one that listens (ADR 20). */
const connectionsOfProcess = 22
const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)

const rounded = (times: readonly number[]) => times.map((ms) => Math.round(ms)).join(', ')

describe.skipIf(clusterPrograms() === undefined)('the wallet while its database is stopped', () => {
  test(`[PLAY-04] [OPS-02] G11 PostgreSQL stopped ${stops} times under load: each bet is answered in time, nothing is lost or doubled, bets go on by themselves and no connection is left; seed ${seed}`, {
    timeout: 60_000 + stops * 60_000,
  }, async ({ annotate }) => {
    await using cluster = await ownCluster()
    await using load = await WalletLoad.begin(seed, { url: cluster.url })
    const { history, client, servers, database } = load.world
    await load.answered(500)
    const [answers, afterGoingOn]: [number[], number[]] = [[], []]
    for (let stop = 0; stop < stops; stop++) {
      await load.answered(200)
      cluster.stop()
      let isStopped = true
      const going = wait(stoppedMs).then(() => {
        cluster.goOn()
        isStopped = false
      })
      while (isStopped) {
        const asked = performance.now()
        await load.look((body) => client.once('bet', body))
        answers.push(performance.now() - asked)
      }
      await going
      const on = performance.now()
      await load.goodBet()
      afterGoingOn.push(performance.now() - on)
    }
    await load.answered(200)
    const sorted = answers.toSorted((one, other) => one - other)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(usuallyWithinMs)
    expect(sorted.at(-1)).toBeLessThan(vendorWaitsMs)
    expect(await load.differences()).toEqual([])
    expect(servers.deaths).toBe(0)
    // Sessions that were left by a server are ended by PostgreSQL once it hears of it: two servers, this test's own, and
    // the listener of each are all there may be.
    const left = sql<bigint>`(select count(*) from pg_stat_activity where application_name like 'banyan%')`
    const atMost = 3 * connectionsOfProcess
    expect(Number((await database.db.selectNoFrom(left.as('count')).executeTakeFirstOrThrow()).count)).toBeLessThan(
      atMost,
    )
    await annotate(
      `${history.size} messages answered, ${client.repeated} of them not at first; while it was stopped the ` +
        `answers took ${rounded(sorted)} ms; a bet was taken ${rounded(afterGoingOn)} ms after it went on`,
    )
  })
})
