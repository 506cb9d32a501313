import { calls } from '@banyan/contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { clusterPrograms, ownCluster } from '#/test-world/own-cluster.ts'
import { smallDisk } from '#/test-world/small-disk.ts'
import { WalletLoad } from '../test-world/wallet-load.ts'

/** Kills of the database in one run. */
const kills = Number(process.env.DATABASE_KILLS ?? 3)
const seed = Number(process.env.WALLET_CRASH_SEED ?? 1)

const rounded = (...times: readonly number[]) => times.map((ms) => Math.round(ms)).join(', ')

describe.skipIf(clusterPrograms() === undefined)('the wallet while its database fails', () => {
  test(`[PLAY-04] G2 ${kills} kills of PostgreSQL under load: nothing is lost or doubled, no server ends, bets go on soon; seed ${seed}`, {
    timeout: 60_000 + kills * 30_000,
  }, async ({ annotate }) => {
    await using cluster = await ownCluster()
    await using load = await WalletLoad.begin(seed, { url: cluster.url })
    const { history, client, servers } = load.world
    const [afterKill, afterAnswer]: [number[], number[]] = [[], []]
    await load.answered(500)
    for (let kill = 0; kill < kills; kill++) {
      await load.answered(200)
      const killed = performance.now()
      cluster.kill()
      await cluster.answers()
      const back = performance.now()
      await load.goodBet()
      const good = performance.now()
      afterKill.push(good - killed)
      afterAnswer.push(good - back)
    }
    await load.answered(200)
    expect(await load.differences()).toEqual([])
    expect(servers.deaths).toBe(0)
    await annotate(
      `${history.size} messages answered, ${client.repeated} of them not at first; first good bet ` +
        `${rounded(...afterKill)} ms after the kill, ${rounded(...afterAnswer)} ms after PostgreSQL answers`,
    )
  })

  test.skipIf(process.getuid?.() !== 0).for([
    // Its tables stop growing: statements fail one by one.
    { name: 'with its tables', of: 'dataIn', megabytes: 160, settings: [] },
    // It ends by itself, and can't start before there is room: nothing of its log is used again in this time.
    {
      ...{ name: 'with its log of writes', of: 'logOfWritesIn', megabytes: 48 },
      settings: ['max_wal_size=1GB', 'checkpoint_timeout=1h'],
    },
  ])(
    `[PLAY-04] G15 a full disk $name: bets are to be sent again, nothing is half done, and they go on once there is room; seed ${seed}`,
    { timeout: 180_000 },
    async ({ of, megabytes, settings }, { annotate, skip }) => {
      using disk = smallDisk(megabytes)
      if (!disk) return skip('no disk can be mounted')
      await using cluster = await ownCluster({ [of]: disk.path, settings })
      await using load = await WalletLoad.begin(seed, { url: cluster.url })
      const { history, client, servers } = load.world
      await load.answered(500)
      disk.fill()
      const filled = performance.now()
      await load.refusedBets(1)
      const noticed = performance.now()
      await load.refusedBets(200)
      // Whatever is in memory is shown all the same.
      expect((await fetch((await servers.portal()) + calls.gameList.path)).status).toBe(200)
      disk.free()
      const freed = performance.now()
      await cluster.answers()
      const back = performance.now()
      await load.goodBet()
      const good = performance.now()
      expect(good - freed).toBeLessThan(10_000)
      await load.answered(200)
      expect(await load.differences()).toEqual([])
      expect(servers.deaths).toBe(0)
      await annotate(
        `${history.size} messages answered, ${client.repeated} of them not at first; first refusal ` +
          `${rounded(noticed - filled)} ms after the disk was full, first good bet ${rounded(good - freed)} ms after ` +
          `there was room, ${rounded(good - back)} ms after PostgreSQL answers; it was started ${cluster.starts} times`,
      )
    },
  )
})
