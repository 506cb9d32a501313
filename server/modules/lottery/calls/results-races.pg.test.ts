import { expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { corrector, settler } from '../cases/settle-in-turn.ts'
import { drawnAfterSeconds, importedWorld } from '../test-world/imported-world.ts'

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

  test('[LOT-06] processes that correct at once, some of them killed midway, pay each difference once', async () => {
    await using l = await importedWorld('TH_GOV', 'SEA', { engine: 'postgres' })
    const players = await Promise.all(Array.from({ length: 12 }, () => l.player()))
    for (const [at, player] of players.entries()) await player.place([top(at % 2 === 0 ? '125' : '126')])
    const [one, second] = [await l.operator(), await l.operator()]
    await l.moveTo(drawnAfterSeconds)
    await l.run()
    await one.enter(first)
    await second.enter(first)
    await l.moveTo(drawnAfterSeconds + 130)
    await Promise.all(Array.from({ length: 4 }, () => settler(l.w.database, failed)()))
    await second.approve(await one.askCorrection(other))
    // A transaction that dies before its end leaves nothing: the next process begins behind the same mark.
    const dying = {
      ...l.w.database,
      transaction: <T>(work: Parameters<typeof l.w.database.transaction<T>>[0]) =>
        l.w.database.transaction<T>(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    }
    await expect(corrector(dying, failed)()).rejects.toThrow('killed')
    await Promise.all(Array.from({ length: 4 }, () => corrector(l.w.database, failed)()))
    await corrector(l.w.database, failed)()
    const bets = await Promise.all(players.map((player) => player.bets()))
    expect(bets.map(({ rows }) => rows[0]?.state)).toEqual(players.map((_, at) => (at % 2 === 0 ? 'LOST' : 'WON')))
    expect(await l.record()).toMatchObject({ corrections: [{ bets: 12, changed: 12, owed: '0.00' }] })
    expect(await l.proveBook()).toEqual([])
  })
})
