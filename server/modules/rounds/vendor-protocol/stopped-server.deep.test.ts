import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { crashHeader } from '#/test-world/crash-points.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { WalletClient } from '../test-world/wallet-client.ts'
import { WalletLoad } from '../test-world/wallet-load.ts'

const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)

/** Transactions that are open and say nothing, for so many seconds at least. */
async function silentTransactions({ db }: Database, seconds: number): Promise<bigint> {
  const count = sql<bigint>`(
    select count(*) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      and clock_timestamp() - state_change > make_interval(secs => ${seconds})
  )`
  return (await db.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()).count
}

onPostgres('the wallet of a server that stops and goes on', () => {
  test(`[PLAY-04] [OPS-02] a server that stops with players’ money locked, while another one takes their bets, loses and doubles nothing; seed ${seed}`, {
    timeout: 180_000,
  }, async ({ annotate }) => {
    let turn = 0
    let isStopped = false
    await using load = await WalletLoad.begin(seed, {
      // As behind a balancer: each message goes to either, and none to one that does not answer.
      address: (servers) => (isStopped || turn++ % 2 === 0 ? servers.beside() : servers.address()),
      patience: { pauseMs: 10, giveUpMs: 1_000 },
    })
    const { history, client, servers, database } = load.world
    await load.answered(500)
    // Its message is one of a batch that the rules decide, between their two turns.
    using toFirst = new WalletClient(() => servers.address(), 2, { giveUpMs: 1_000 })
    await load.look((body) => toFirst.once('bet', body, { [crashHeader]: 'money locked:1:SIGSTOP' }))
    while ((await silentTransactions(database, 1)) === 0n);
    isStopped = true
    const stopped = performance.now()
    const before = history.size
    await load.answered(100)
    const among = performance.now()
    // Its locks hold up those whose money they are of, and nobody else.
    expect(await silentTransactions(database, 1)).toBeGreaterThan(0n)
    while ((await silentTransactions(database, 1)) > 0n);
    const ended = performance.now()
    await load.goodBet()
    const [taken, during] = [performance.now(), history.size - before]
    servers.goOn()
    isStopped = false
    const on = performance.now()
    await load.look((body) => toFirst.call('bet', body))
    const good = performance.now()
    await load.answered(300)
    expect(await load.differences()).toEqual([])
    expect(servers.deaths).toBe(0)
    // Both took calls of the same players, in batches of any order.
    expect(await load.world.deadlocks()).toBe(0n)
    const ms = (from: number, to: number) => Math.round(to - from)
    await annotate(
      `${history.size} messages answered, ${client.repeated} of them not at first; 100 by the other server in ${ms(stopped, among)} ms, ` +
        `${during} until PostgreSQL ended the silent transaction after ${ms(stopped, ended)} ms, ${ms(ended, taken)} ms later a bet was taken; ` +
        `${ms(on, good)} ms after it went on the first again`,
    )
  })
})
