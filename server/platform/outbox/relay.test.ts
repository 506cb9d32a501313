import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { type Engine, emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { outboxFigures, pruneDelivered, triesAtMost } from './deliveries.ts'
import { parkedEvents, sendParkedAgain } from './parked.ts'
import { putEvents } from './put-events.ts'
import { type Consumer, Relay } from './relay.ts'

/** What a consumer made of events: rows that no key holds apart, so that a doubled one is seen. */
async function effects(database: Database): Promise<string[]> {
  const { rows } = await database.transaction((tx) =>
    sql<{ item: string }>`select item from job_runs where job = 'effects' order by done_at, item`.execute(tx),
  )
  return rows.map(({ item }) => item)
}

interface Numbered {
  readonly n: number
}

const write = (tx: Tx, item: string) =>
  sql`insert into job_runs (job, slot, item, done_at) values ('effects', clock_now(), ${item}, clock_timestamp())`.execute(
    tx,
  )

const writing = (name: string, before: (payload: Numbered) => void = () => {}): Consumer => ({
  name,
  async consume(tx, payload: Numbered) {
    await write(tx, `${name} ${payload.n}`)
    before(payload)
  },
})

async function relayWorld(engine: Engine, ...consumers: Consumer[]) {
  const database = await emptyDatabase(engine)
  const failures: { readonly event: string; readonly isParked: boolean }[] = []
  const relay = new Relay({
    ...{ database, consumers, away: () => {} },
    failed: (_error, { consumer, payload }, isParked) =>
      failures.push({ event: `${consumer} ${(payload as Numbered).n}`, isParked }),
  })
  const put = (aggregate: string, ...numbers: number[]) =>
    database.transaction((tx) =>
      putEvents(
        tx,
        numbers.flatMap((n) =>
          consumers.map(({ name }) => ({ aggregate, event: 'number.told', consumer: name, payload: { n } })),
        ),
      ),
    )
  const later = (seconds: number) => database.transaction((tx) => stopClock(tx, seconds))
  await later(0)
  return { database, relay, failures, put, later, [Symbol.asyncDispose]: () => relay[Symbol.asyncDispose]() }
}

onEachEngine('the outbox', (engine) => {
  test('[I25] every event reaches each of its consumers once, in the order of its aggregate', async () => {
    await using w = await relayWorld(engine, writing('one'), writing('other'))
    await w.put('a', 1, 2, 3)
    await w.put('b', 4)
    expect(await w.relay.drained()).toBe(8)
    const found = await effects(w.database)
    expect(found.filter((item) => item.startsWith('one'))).toEqual(['one 1', 'one 2', 'one 3', 'one 4'])
    expect(found.filter((item) => item.startsWith('other'))).toEqual(['other 1', 'other 2', 'other 3', 'other 4'])
    expect(await w.relay.drained()).toBe(0)
    expect(await outboxFigures(w.database.db)).toEqual({ oldestUnsentSeconds: 0, parked: 0 })
  })

  test('[I25] an event of a transaction that rolls back was never there', async () => {
    await using w = await relayWorld(engine, writing('one'))
    const undone = w.database.transaction(async (tx) => {
      await putEvents(tx, [{ aggregate: 'a', event: 'number.told', consumer: 'one', payload: { n: 1 } }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await w.relay.drained()).toBe(0)
  })

  test('[I25] a delivery that breaks off after its effect is made again, with one effect, and in order', async () => {
    let breaks = 2
    const breaking = writing('one', ({ n }) => {
      if (n === 2 && breaks-- > 0) throw new Error('broken off')
    })
    await using w = await relayWorld(engine, breaking)
    await w.put('a', 1, 2, 3)
    await w.put('b', 4)
    await w.relay.drained()
    // What comes after it in its aggregate waits; other aggregates do not.
    expect(await effects(w.database)).toEqual(['one 1', 'one 4'])
    expect(await w.relay.drained()).toBe(0)
    await w.later(2)
    await w.relay.drained()
    expect(w.failures).toEqual(Array(2).fill({ event: 'one 2', isParked: false }))
    expect(await w.relay.drained()).toBe(0)
    await w.later(2 + 4)
    await w.relay.drained()
    expect(await effects(w.database)).toEqual(['one 1', 'one 4', 'one 2', 'one 3'])
  })

  test('[I25] a consumer that never manages is given up after its tries, and holds up nobody else', async () => {
    let isCured = false
    const poisoned = writing('poisoned', ({ n }) => {
      if (n === 1 && !isCured) throw new Error('never')
    })
    await using w = await relayWorld(engine, poisoned, writing('healthy'))
    await w.put('a', 1, 2)
    await w.relay.drained()
    expect(await effects(w.database)).toEqual(['healthy 1', 'healthy 2'])
    for (let tries = 1; tries < triesAtMost; tries++) {
      expect(w.failures).toHaveLength(tries)
      await w.later(tries * 301)
      await w.relay.drained()
    }
    expect(w.failures.map(({ isParked }) => isParked)).toEqual([...Array(triesAtMost - 1).fill(false), true])
    expect(await effects(w.database)).toEqual(['healthy 1', 'healthy 2', 'poisoned 2'])
    expect(await outboxFigures(w.database.db)).toEqual({ oldestUnsentSeconds: 0, parked: 1 })
    expect(await parkedEvents(w.database.db, 10)).toMatchObject([{ consumer: 'poisoned', failure: 'never' }])
    isCured = true
    expect(await w.database.transaction((tx) => sendParkedAgain(tx, 10))).toBe(1)
    await w.relay.drained()
    expect(await effects(w.database)).toContain('poisoned 1')
    expect(await outboxFigures(w.database.db)).toEqual({ oldestUnsentSeconds: 0, parked: 0 })
  })

  test('[I25] events for a consumer that this version does not know wait for one that does', async () => {
    await using w = await relayWorld(engine, writing('one'))
    await w.database.transaction((tx) =>
      putEvents(tx, [{ aggregate: 'a', event: 'number.told', consumer: 'of tomorrow', payload: { n: 1 } }]),
    )
    await w.later(60)
    expect(await w.relay.drained()).toBe(0)
    const { oldestUnsentSeconds } = await outboxFigures(w.database.db)
    expect(oldestUnsentSeconds).toBeGreaterThanOrEqual(60)
  })

  test('what was delivered a week ago is removed, some at a time', async () => {
    await using w = await relayWorld(engine, writing('one'))
    await w.put('a', 1, 2, 3)
    await w.relay.drained()
    const pruned = () => w.database.transaction((tx) => pruneDelivered(tx, 7, 2))
    expect(await pruned()).toBe(0)
    await w.later(7 * 86_400 + 1)
    expect([await pruned(), await pruned(), await pruned()]).toEqual([2, 1, 0])
  })

  test('[I25] a relay that runs is woken by what is put in', async () => {
    const told = Promise.withResolvers<void>()
    await using w = await relayWorld(
      engine,
      writing('one', () => told.resolve()),
    )
    await w.relay.begin()
    await w.put('a', 1)
    await told.promise
  })
})
