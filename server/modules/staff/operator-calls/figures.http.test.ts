import { figuresCalls } from '@banyan/contract/staff/figures-calls.ts'
import { expect, test } from 'vitest'
import { gameCode, type VendorWorld, vendorWorld } from '#/modules/rounds/test-world/vendor-world.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { type Engine, onEachEngine } from '#/test-world/test-database.ts'
import { addCounts } from '../store/counted-hours.ts'
import { look } from '../test-world/member-desk.ts'
import { vendorState } from '../use-cases/activity.ts'

const hourSeconds = 3_600
const currency = 'VND'

/** A world whose clock stands at 12:00 UTC, 19:00 at the merchant's, until it is moved. */
async function quietWorld(engine: Engine): Promise<VendorWorld & { at(hours: number): Promise<void> }> {
  const v = await vendorWorld({ engine })
  const at = (hours: number) => v.w.database.transaction((tx) => stopClock(tx, hours * hourSeconds))
  await at(0)
  return { ...v, at, [Symbol.asyncDispose]: () => v[Symbol.asyncDispose]() }
}

const noMoney = { available: '0.00', held: '0.00', owed: '0.00' }
const nothing = { stakes: 0, staked: '0.00', paid: '0.00', signIns: 0, refusedSignIns: 0, requests: 0, failures: 0 }

onEachEngine('figures over time', (engine) => {
  test('[OPS-05] a range has every hour of it, or every day of the merchant, with nothing where nothing was', async () => {
    await using v = await quietWorld(engine)
    const figures = async (range: string) => (await look(v.w, figuresCalls.activityFigures, { range })).value
    const day = await figures('day')
    expect(day).toMatchObject({ foldedUntil: null, money: noMoney, failing: [] })
    expect(day.points).toHaveLength(24)
    expect(day.points[0]).toEqual({ at: '2026-02-28T13:00:00.000Z', ...nothing })
    expect(day.points.at(-1)?.at).toBe('2026-03-01T12:00:00.000Z')
    expect((await figures('week')).points).toHaveLength(168)
    const { points } = await figures('month')
    expect(points).toHaveLength(30)
    // Midnight at the merchant's.
    expect(points.at(-1)?.at).toBe('2026-02-28T17:00:00.000Z')
    expect((await look(v.w, figuresCalls.activityFigures, { range: 'year' })).code).toBe('invalid_input')
  })

  test('[OPS-05] play and counts stand in their hour and their day, and what members have is told', async () => {
    await using v = await quietWorld(engine)
    const { w, pg } = v
    const who = await v.player(500_00n)
    const bet = (roundId: string, amount: string) =>
      pg.call('bet', {
        ...{ player: who.player, session: who.session, currency, gameCode },
        ...{ transactionId: roundId, roundId, amount },
      })
    await bet('one', '100')
    await w.database.transaction((tx) =>
      addCounts(tx, [
        { figure: 'answered', label: 'login', count: 3 },
        { figure: 'refused', label: 'login', count: 2 },
        { figure: 'answered', label: 'memberInfo', count: 5 },
        { figure: 'failed', label: 'memberInfo', count: 1 },
        { figure: 'failed', label: '', count: 4 },
      ]),
    )
    await v.at(6)
    await bet('two', '50.5')
    await w.database.transaction((tx) => addCounts(tx, [{ figure: 'failed', label: '', count: 1 }]))
    await v.at(7)
    await w.app.work.runDue('fold-play')
    const day = (await look(w, figuresCalls.activityFigures, { range: 'day' })).value
    const at = (time: string) => day.points.find((point) => point.at === `2026-03-01T${time}:00.000Z`)
    expect(at('12:00')).toMatchObject({ stakes: 1, staked: '100.00', paid: '0.00' })
    expect(at('12:00')).toMatchObject({ signIns: 3, refusedSignIns: 2, requests: 15, failures: 5 })
    expect(at('18:00')).toMatchObject({ stakes: 1, staked: '50.50', signIns: 0, requests: 1, failures: 1 })
    expect(day.money).toEqual({ ...noMoney, available: '349.50' })
    expect(day.foldedUntil).toBe('2026-03-01T18:59:59.000Z')
    expect(day.failing).toEqual([
      { call: '', count: 5 },
      { call: 'memberInfo', count: 1 },
    ])
    const { points } = (await look(w, figuresCalls.activityFigures, { range: 'month' })).value
    // 18:00 UTC is the merchant's next day.
    expect(points.slice(-2)).toMatchObject([
      { stakes: 1, staked: '100.00', signIns: 3, failures: 5 },
      { stakes: 1, staked: '50.50', signIns: 0, failures: 1 },
    ])
  })

  test('[OPS-05] a vendor is shown with what it was asked, what it called and what was played', async () => {
    await using v = await quietWorld(engine)
    const health = async () => (await look(v.w, figuresCalls.vendorHealth, {})).value
    expect(await health()).toEqual({ since: '2026-03-01T11:00:00.000Z', forgedCalls: 0, vendors: [] })
    await v.w.database.transaction((tx) =>
      addCounts(tx, [
        { figure: 'vendor_asked', label: 'PG', count: 4 },
        { figure: 'vendor_silent', label: 'PG', count: 2 },
        { figure: 'vendor_calls', label: 'JDB', count: 9 },
        { figure: 'vendor_calls_failed', label: 'JDB', count: 1 },
        { figure: 'forged_calls', label: '', count: 7 },
      ]),
    )
    await v.w.set('vendors', { blocked: ['JDB', 'EVO'] })
    const played = { stakes: 0, staked: '0.00', paid: '0.00', lastAt: null }
    expect(await health()).toEqual({
      since: '2026-03-01T11:00:00.000Z',
      forgedCalls: 7,
      vendors: [
        { vendor: 'EVO', state: 'blocked', asked: 0, silent: 0, calls: 0, failedCalls: 0, ...played },
        { vendor: 'JDB', state: 'blocked', asked: 0, silent: 0, calls: 10, failedCalls: 1, ...played },
        { vendor: 'PG', state: 'silent', asked: 4, silent: 2, calls: 0, failedCalls: 0, ...played },
      ],
    })
    await v.at(2)
    expect((await health()).vendors.map(({ vendor }) => vendor)).toEqual(['EVO', 'JDB'])
  })

  test('[OPS-05] what the server answers is counted by its call, and kept with the word that the process runs', async () => {
    await using v = await vendorWorld({ engine })
    await look(v.w, figuresCalls.vendorHealth, {})
    await look(v.w, figuresCalls.activityFigures, { range: 'year' })
    await v.w.app.operator.inject({ url: '/no-such-page' })
    await v.pg.call('bet', {}, { sends: '[]' })
    await v.pg.call('bet', {})
    await v.w.app.attend()
    const rows = await v.w.database.db.selectFrom('counted_hours').select(['figure', 'label', 'count']).execute()
    const counted = new Map(rows.map(({ figure, label, count }) => [`${figure} ${label}`, Number(count)]))
    expect(counted.get('answered vendorHealth')).toBe(1)
    expect(counted.get('refused activityFigures')).toBe(1)
    expect(counted.get('refused ')).toBe(1)
    expect(counted.get('forged_calls ')).toBe(1)
    expect(counted.get('vendor_calls PG')).toBe(1)
  })

  test('counts of longer ago than any chart shows are removed', async () => {
    await using v = await quietWorld(engine)
    const note = () => v.w.database.transaction((tx) => addCounts(tx, [{ figure: 'failed', label: '', count: 1 }]))
    await note()
    await v.at(36 * 24)
    await note()
    await v.w.app.work.runDue('prune-counts')
    const rows = await v.w.database.db.selectFrom('counted_hours').select('hour').execute()
    expect(rows).toHaveLength(1)
  })
})

test.each([
  ['fine', { asked: 0, silent: 0, failedCalls: 0 }],
  ['fine', { asked: 2, silent: 2, failedCalls: 0 }],
  ['fine', { asked: 10, silent: 4, failedCalls: 0 }],
  ['silent', { asked: 3, silent: 2, failedCalls: 0 }],
  ['silent', { asked: 10, silent: 5, failedCalls: 0 }],
  ['failing', { asked: 10, silent: 10, failedCalls: 1 }],
] as const)('[OPS-05] a vendor is %s with %o', (state, figures) => {
  expect(vendorState(figures)).toBe(state)
})
