import { expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { boundWorker } from './sale/work-out-bounds.ts'
import { lastThree, lotteryWorld } from './test-world/lottery-world.ts'

const whole = '0,1,2,3,4,5,6,7,8,9'
const everything = lastThree(`${whole}|${whole}|${whole}`, 1_000, { unit: '1000.00' })

onPostgres('the lottery under contention', () => {
  test('[LOT-05] one slip sixty-four times at once is one bet, and one answer', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const player = await l.player()
    const told = await Promise.all(
      Array.from({ length: 64 }, () => player.place([lastThree('1|2|3')], { slip: 'the-one-slip' })),
    )
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(new Set(told.map(({ value }) => JSON.stringify(value.bets)))).toHaveProperty('size', 1)
    expect((await player.bets()).rows).toHaveLength(1)
    expect(await l.proveBook()).toEqual([])
  })

  test('[LOT-05] [LOT-08] many players at once: a number takes what it may cost, and not a bet more', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const settings = l.w.settings.current('lottery')
    const limits = { ...settings.limits, mostPayoutOfNumber: '9800000.00' }
    await l.w.set('lottery', { ...settings, limits })
    const players = await Promise.all(Array.from({ length: 24 }, () => l.player(1_000_000n)))
    const told = await Promise.all(players.map((player) => player.place([lastThree('1|2|3')])))
    const counted = Map.groupBy(told, ({ code }) => code)
    // A bet pays 1,960,000.
    expect(counted.get('ok')).toHaveLength(5)
    expect(counted.get('exposure_reached')).toHaveLength(19)
    expect(await l.proveBook()).toEqual([])
  })

  test('[LOT-08] while processes sell one issue, and its bounds are worked out, nothing of its sums is lost', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const settings = l.w.settings.current('lottery')
    // What is added is too much time and again; what a draw could pay is not.
    await l.w.set('lottery', { ...settings, limits: { ...settings.limits, mostPayoutOfIssue: '15000000.00' } })
    const [here, there] = [await l.player(), await l.player()]
    const placeThere = l.placerOfAnotherProcess()
    const [work, workThere] = [boundWorker(l.w.database), boundWorker(l.w.database)]
    const working = async (step: () => Promise<boolean>) => {
      for (let turn = 0; turn < 40; turn++) await step()
    }
    const digits = Array.from({ length: 40 }, (_, at) => lastThree(`${at % 4}|${at % 10}|${at % 7}`))
    const placed: string[] = []
    await Promise.all([
      ...[work, workThere].map(working),
      ...digits.map(async (item) => placed.push((await here.place([item])).code)),
      ...digits.map(async (item) => placed.push(await placeThere(there.accountId, [item]))),
    ])
    expect(new Set(placed)).toEqual(new Set(['ok']))
    // One that has not looked yet: the others go on behind the issue that they saw last.
    await boundWorker(l.w.database)()
    // Each number was bet twice, and pays 1,960,000.
    const sums = await l.w.database.db.selectFrom('lottery_exposure').selectAll().execute()
    expect(sums).toHaveLength(digits.length + 2)
    expect(new Set(sums.map(({ payable }) => payable))).toEqual(new Set([392_000_000n]))
    expect(await l.proveBook()).toEqual([])
  })

  test('[LOT-08] a number that two processes sell takes what it may cost, and not a bet more', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const settings = l.w.settings.current('lottery')
    await l.w.set('lottery', { ...settings, limits: { ...settings.limits, mostPayoutOfNumber: '9800000.00' } })
    const [here, there] = [await l.player(), await l.player()]
    const placeThere = l.placerOfAnotherProcess()
    const told: string[] = []
    for (let bet = 0; bet < 4; bet++) {
      told.push((await here.place([lastThree('1|2|3')])).code)
      told.push(await placeThere(there.accountId, [lastThree('1|2|3')]))
    }
    expect(told).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(3).fill('exposure_reached')])
    expect(await l.proveBook()).toEqual([])
  })

  test('[LOT-04] [LOT-06] processes that close, draw and settle at once do it once', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const players = await Promise.all(Array.from({ length: 6 }, () => l.player()))
    for (const player of players) expect((await player.place([everything])).code).toBe('ok')
    await l.moveTo(60)
    const { closed, drawn, settled } = await l.race(4)
    expect([closed, drawn]).toEqual([1, 1])
    expect(settled).toBeGreaterThan(0)
    for (const player of players)
      expect((await player.bets()).rows).toMatchObject([{ state: 'WON', payout: '980000.00' }])
    expect(await l.proveBook()).toEqual([])
  })

  test('[LOT-04] [LOT-05] bets up to the close are in the root of the issue, and none comes after it', async () => {
    await using l = await lotteryWorld('SSC1M', 3, { engine: 'postgres' })
    const players = await Promise.all(Array.from({ length: 8 }, () => l.player()))
    const placing = players.flatMap((player) => Array.from({ length: 3 }, () => player.place([lastThree('1|2|3')])))
    // The sale ends while they are under way: each is in time, or refused.
    await l.moveTo(45)
    await l.run()
    const told = await Promise.all(placing)
    await l.run()
    const accepted = told.filter(({ code }) => code === 'ok')
    expect(told.filter(({ code }) => code !== 'ok').every(({ code }) => code === 'issue_closed')).toBe(true)
    expect(await l.rootIsOf(l.numbers[0])).toBe(accepted.length)
    expect(await l.proveBook()).toEqual([])
  })
})
