import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { putEvents } from './put-events.ts'
import { type Consumer, Relay } from './relay.ts'

interface Told {
  readonly a: string
  readonly n: number
}

const relayOf = (database: Pick<Database, 'transaction' | 'listen'>, consumer: Consumer) =>
  new Relay({ database, consumers: [consumer], failed: () => {}, away: () => {} })

const put = (database: Database, told: readonly Told[]) =>
  database.transaction((tx) =>
    putEvents(
      tx,
      told.map((payload) => ({ aggregate: payload.a, event: 'number.told', consumer: 'one', payload })),
    ),
  )

async function pair() {
  const resources = new AsyncDisposableStack()
  const { url } = resources.use(await ownDatabase('outbox'))
  const [first, second] = await Promise.all([1, 2].map(() => openDatabase({ engine: 'postgres', url })))
  if (!first || !second) throw new Error('two were asked for')
  resources.use(first)
  resources.use(second)
  return { first, second, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

const numbers = (told: readonly Told[], aggregate: string) => told.flatMap(({ a, n }) => (a === aggregate ? [n] : []))

onPostgres('two relays on one outbox', () => {
  test('[I25] share its events, deliver none twice, and keep the order of every aggregate', async () => {
    await using w = await pair()
    const told: Told[] = []
    const consumer: Consumer = {
      name: 'one',
      async consume(_tx, payload: Told) {
        told.push(payload)
      },
    }
    const all = Array.from({ length: 60 }, (_, n) => ({ a: `a${n % 6}`, n }))
    await put(w.first, all)
    const delivered = await Promise.all([w.first, w.second].map((database) => relayOf(database, consumer).drained()))
    expect(delivered[0]! + delivered[1]!).toBe(60)
    for (let a = 0; a < 6; a++)
      expect(numbers(told, `a${a}`)).toEqual(all.filter(({ n }) => n % 6 === a).map(({ n }) => n))
  })

  test('[I25] what one holds the other passes over, but nothing after it in its aggregate', async () => {
    await using w = await pair()
    await put(w.first, [
      { a: 'x', n: 1 },
      { a: 'x', n: 2 },
      { a: 'y', n: 3 },
    ])
    const [holding, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = relayOf(w.first, {
      name: 'one',
      async consume() {
        holding.resolve()
        await goOn.promise
      },
    })
    const drained = slow.drained()
    await holding.promise
    const told: Told[] = []
    const quick = relayOf(w.second, { name: 'one', consume: async (_tx, payload: Told) => void told.push(payload) })
    expect(await quick.drained()).toBe(1)
    expect(told).toEqual([{ a: 'y', n: 3 }])
    goOn.resolve()
    expect(await drained).toBe(2)
  })

  test('[I25] crash points O1 to O3: a process cut off between claim and mark leaves the event to the other', async () => {
    await using w = await pair()
    await put(w.first, [{ a: 'x', n: 1 }])
    const effect = (database: Database) =>
      database.db.selectFrom('job_runs').select('item').where('job', '=', 'effects').execute()
    const writing = (dies: boolean): Consumer => ({
      name: 'one',
      async consume(tx, { n }: Told) {
        await tx
          .insertInto('job_runs')
          .values({ job: 'effects', slot: sql<Date>`clock_now()` as never, item: String(n) })
          .execute()
        if (dies) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      },
    })
    await expect(relayOf(w.first, writing(true)).drained()).rejects.toThrow()
    expect(await effect(w.second)).toEqual([])
    expect(await relayOf(w.second, writing(false)).drained()).toBe(1)
    expect(await effect(w.second)).toEqual([{ item: '1' }])
    expect(await relayOf(w.first, writing(false)).drained()).toBe(0)
  })

  test('[I25] a relay that hears nothing finds what was put in by looking', async () => {
    await using w = await pair()
    const told = Promise.withResolvers<void>()
    const deaf = { transaction: w.first.transaction, listen: async () => {} }
    await using relay = relayOf(deaf, { name: 'one', consume: async () => told.resolve() })
    await relay.begin()
    await relay.drained()
    await put(w.second, [{ a: 'x', n: 1 }])
    await told.promise
  })
})
