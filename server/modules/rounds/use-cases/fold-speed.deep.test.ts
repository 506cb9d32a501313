import { expect, test } from 'vitest'
import { Polling } from '#/platform/jobs/polling.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { foldingLagSeconds } from '../store/settled-bets.ts'
import { bettingWorld } from '../test-world/betting-world.ts'

const [betsPerSecond, steadySeconds] = [500, 10]

onPostgres('the fold of valid bets', () => {
  test('[WAL-07] the fold is two seconds behind 500 bets a second at most', {
    timeout: 300_000,
  }, async () => {
    await using w = await bettingWorld()
    const { database } = w
    const failures: unknown[] = []
    await using steady = new Polling([w.validBets], (error) => failures.push(error))
    steady.begin()
    await steady.polled()
    const { rate, worst } = await w.steadily(betsPerSecond, steadySeconds, () => foldingLagSeconds(database.db))
    process.stdout.write(`at ${rate.toFixed(0)} bets/s the fold was ${worst.toFixed(2)} s behind\n`)
    expect(failures).toEqual([])
    expect(worst).toBeLessThanOrEqual(2)
  })
})
