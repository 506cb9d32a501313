import { calls } from '@banyan/contract/calls.ts'
import { socketPath } from '@banyan/contract/events.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { available, demoFunding } from './ledger/chart.ts'
import { postOne } from './ledger/post.ts'
import { putEvents } from './platform/outbox/put-events.ts'
import { stopClock } from './test-world/move-clock.ts'
import { type World, world } from './test-world/world.ts'

const readFigures = ({ app, operatorHeaders: headers }: World) => app.operator.inject({ url: '/metrics', headers })
const figures = async (w: World) => (await readFigures(w)).body
const figure = async (w: World, name: string) =>
  Number(new RegExp(`^banyan_${name} (.*)$`, 'm').exec(await figures(w))?.[1])

test('[WAL-01] the book is proved once a night; what differs is logged as an error and stands in the figures', async () => {
  await using w = await world()
  await w.database.transaction((tx) => stopClock(tx, 0))
  const subject = available(1n, 'VND')
  const legs = [{ debit: demoFunding('VND'), credit: subject, amount: 100n }]
  const key = { source: 'demo', kind: 'funding', externalId: '1' }
  await w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject }))
  expect(await figure(w, 'ledger_proved_seconds')).toBe(0)
  expect(await w.app.work.runDue('prove-book')).toBe(1)
  expect(await w.app.work.runDue('prove-book')).toBe(0)
  expect(await figure(w, 'ledger_proved_seconds')).toBe(Date.UTC(2026, 2, 1, 12) / 1_000)
  expect(await figure(w, 'ledger_differences')).toBe(0)
  expect(w.logs.filter(({ msg }) => msg === 'the book is not right')).toEqual([])

  await w.database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger_accounts set balance = balance + 1 where version is not null`.execute(tx)
  })
  await w.database.transaction((tx) => stopClock(tx, 86_400))
  expect(await w.app.work.runDue('prove-book')).toBe(1)
  expect(await figure(w, 'ledger_differences')).toBe(1)
  expect(w.logs.filter(({ msg }) => msg === 'the book is not right')).toMatchObject([
    { level: 50, differences: [{ invariant: 'I3', count: 1 }] },
  ])
})

test('[I25] how old the oldest event is that nobody delivered stands in the figures', async () => {
  await using w = await world()
  expect(await figure(w, 'outbox_oldest_unsent_seconds')).toBe(0)
  await w.database.transaction((tx) =>
    putEvents(tx, [{ aggregate: 'a', event: 'round.won', consumer: 'of tomorrow', payload: {} }]),
  )
  await w.moveClock(90)
  expect(await figure(w, 'outbox_oldest_unsent_seconds')).toBeGreaterThanOrEqual(90)
  expect(await figure(w, 'outbox_parked')).toBe(0)
})

test('the jobs that prune run on an empty database', async () => {
  await using w = await world()
  for (const job of ['prune-outbox', 'prune-job-runs', 'prune-winners', 'prune-launches', 'prune-held-gifts'])
    expect(await w.app.work.runDue(job), job).toBe(1)
})

test.each([
  { web: true, realtime: false, worker: false },
  { web: false, realtime: true, worker: false },
  { web: false, realtime: false, worker: true },
])('[OPS-01] a process of the roles %j serves those alone, and is healthy', async (roles) => {
  await using w = await world({ roles })
  const { portal, vendors, operator } = w.app
  for (const app of [portal, vendors, operator]) expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await portal.inject(calls.winnerBoard.path)).statusCode).toBe(roles.web ? 200 : 404)
  const { path: url } = walletOperations.balance
  expect((await vendors.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(roles.web ? 401 : 404)
  expect(portal.hasRoute({ method: 'GET', url: socketPath })).toBe(roles.realtime)
  expect((await readFigures(w)).statusCode).toBe(200)
})
