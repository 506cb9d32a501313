import { expect, test } from 'vitest'
import { readContent } from '#/demo/demo-settings.ts'
import { bettingWorld } from '#/modules/rounds/test-world/betting-world.ts'
import { Polling } from '#/platform/jobs/polling.ts'
import { keepPlanned } from '#/test-world/keep-planned.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { foldedAgo } from './store/facts.ts'
import { foldFacts } from './use-cases/fold-facts.ts'
import { vipLevelsOf } from './vip/vip-levels.ts'

const [betsPerSecond, steadySeconds] = [500, 20]
const [rounds, betsOfRound, clients] = [9, 3_000, 64]

const levels = vipLevelsOf(readContent('vip'))

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

onPostgres('the fold of what promotions look at', () => {
  test('[PRO-02] it is ten seconds behind 500 bets a second at most, and bets hardly feel it', {
    timeout: 600_000,
  }, async () => {
    await using w = await bettingWorld()
    const { database, bet } = w
    const failures: unknown[] = []
    const failed = (error: unknown) => failures.push(error)
    const facts = foldFacts(database, () => levels)
    const grown = keepPlanned(database)
    let placed = 0
    const asFastAsPossible = async () => {
      const started = performance.now()
      await Promise.all(
        Array.from({ length: clients }, async (_, at) => {
          for (let n = at; n < betsOfRound; n += clients) await bet(n)
        }),
      )
      placed += betsOfRound
      await grown(placed * 2)
      return betsOfRound / ((performance.now() - started) / 1_000)
    }
    const rates = { with: [] as number[], without: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
        await using polling = new Polling(side === 'with' ? [w.validBets, facts] : [w.validBets], failed)
        polling.begin()
        rates[side].push(await asFastAsPossible())
      }
    const ratio = median(rates.with.map((rate, at) => rate / (rates.without[at] ?? rate)))

    await using steady = new Polling([w.validBets, facts], failed)
    await steady.polled()
    steady.begin()
    const { rate, worst } = await w.steadily(betsPerSecond, steadySeconds, () => foldedAgo(database.db))
    process.stdout.write(
      `bets with the fold ÷ without ${ratio.toFixed(3)} (${median(rates.with).toFixed(0)} against ` +
        `${median(rates.without).toFixed(0)} a second); at ${rate.toFixed(0)} bets/s it was ${worst.toFixed(2)} s behind\n`,
    )
    expect(failures).toEqual([])
    expect(worst).toBeLessThanOrEqual(10)
  })
})
