import { walletBalance } from '@banyan/contract/wallet/wallet-balance.ts'
import { expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { resultFetcher } from '../draws/fetch-results.ts'
import { corrector } from '../settlement/settle-correction.ts'
import { drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'
import { plantBets } from '../test-world/planted-bets.ts'

const first = { first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const other = { ...first, first: '458126' }
const top = (number: string) => ({ playCode: 'SEA_3TOP', selection: number, unit: '1000.00', multiple: 2, lines: 1 })

function failed({ err }: { readonly err: unknown }): void {
  throw err
}

onPostgres('imported results under contention', () => {
  test('[LOT-07] two operators who approve at once draw the issue once, eight who differ do not', async () => {
    await using l = await importedWorld('TH_GOV', 'SEA', { engine: 'postgres' })
    const operators = await Promise.all(Array.from({ length: 8 }, () => l.operator()))
    await l.moveTo(drawnAfterSeconds)
    await l.run()
    const differing = await Promise.all(operators.map((one, at) => one.enter({ ...first, b2: `7${at}` })))
    expect(new Set(differing.map(({ code }) => code))).toEqual(new Set(['ok']))
    expect(await l.record()).toMatchObject({ issue: { step: 'differing' }, draws: [] })
    // Now all say the same; whoever comes after the draw is refused.
    const agreeing = await Promise.all(operators.map((one) => one.enter(first)))
    const codes = Map.groupBy(agreeing, ({ code }) => code)
    expect(codes.get('ok')?.filter(({ value }) => value.settlesAt !== null)).toHaveLength(1)
    expect((await l.record()).draws).toHaveLength(1)
  })

  test('[LOT-07] of many processes one asks a feed for an issue, and less and less often', async () => {
    await using l = await importedWorld('TH_GOV', 'SEA', { engine: 'postgres' })
    const { database, settings } = l.w
    const logger = l.w.app.operator.log
    const processes = Array.from({ length: 6 }, () => resultFetcher({ database, settings, logger, feeds: l.feeds }))
    const asked = async (seconds: number) => {
      await l.moveTo(drawnAfterSeconds + seconds)
      await Promise.all(processes.map((step) => step()))
      return l.feeds.map((feed) => feed.asked)
    }
    await l.moveTo(drawnAfterSeconds)
    await l.w.app.work.polled('close-issues')
    expect(await asked(0)).toEqual([1, 1])
    expect(await asked(3)).toEqual([1, 1])
    expect(await asked(6)).toEqual([2, 2])
    expect(await asked(12)).toEqual([2, 2])
    l.feeds[0].says = { first: '458125' }
    expect(await asked(17)).toEqual([3, 3])
    // The one that said something new is asked again soon.
    expect(await asked(23)).toEqual([4, 3])
  })

  test('[LOT-06] processes that correct at once, one of them killed in a batch, pay each difference once', async () => {
    await using l = await importedWorld('TH_GOV', 'SEA', { engine: 'postgres' })
    const players = await Promise.all([l.player(), l.player()])
    const [loser, winner] = players
    await loser.place([top('125')])
    await winner.place([top('126')])
    // Three batches of bets.
    for (const { accountId } of players) await plantBets(l.w, { accountId, copies: 1_200 })
    const [one, second] = [await l.operator(), await l.operator()]
    await l.moveTo(drawnAfterSeconds)
    await l.run()
    await one.enter(first)
    await second.enter(first)
    await l.moveTo(drawnAfterSeconds + 130)
    await l.run()
    const balanceOf = async (player: typeof loser) =>
      (await player.ask<{ balance: string; owed: string }>(walletBalance)).value
    expect((await balanceOf(loser)).balance).toBe('2162798000.00')
    await second.approve(await one.askCorrection(other))
    expect(await corrector(l.w.database, failed, () => 1n)()).toBe(true)
    expect(await l.record()).toMatchObject({ issue: { step: 'correcting' }, corrections: [{ bets: 1_000 }] })
    // What dies before its end leaves nothing: the next process begins behind the same mark.
    const dying: typeof l.w.database = {
      ...l.w.database,
      transaction: (work) =>
        l.w.database.transaction(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    }
    await expect(corrector(dying, failed, () => 1n)()).rejects.toThrow('killed')
    const processes = Array.from({ length: 4 }, () => corrector(l.w.database, failed, () => 1n))
    while ((await Promise.all(processes.map((step) => step()))).some(Boolean)) expect(await l.proveBook()).toEqual([])
    const amount = '2161800000.00'
    expect(await l.record()).toMatchObject({
      issue: { step: 'settled', version: 2, paid: amount },
      corrections: [{ bets: 2_402, changed: 2_402, credited: amount, taken: amount, owed: '0.00' }],
    })
    expect([await balanceOf(loser), await balanceOf(winner)]).toMatchObject([
      { balance: '998000.00', owed: '0.00' },
      { balance: '2162798000.00', owed: '0.00' },
    ])
    expect(await l.proveBook()).toEqual([])
  })
})
