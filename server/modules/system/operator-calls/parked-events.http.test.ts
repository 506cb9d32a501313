import { parkedEventCalls } from '@banyan/contract/system/operator-event-calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outboxFigures } from '#/platform/outbox/deliveries.ts'
import { putEvents } from '#/platform/outbox/put-events.ts'
import { type World, world } from '#/test-world/world.ts'

async function asked({ app, operatorHeaders }: World, name: 'parkedEvents' | 'sendParkedEvents') {
  const { method, path: url } = parkedEventCalls[name]
  return (await app.operator.inject({ method, url, headers: { ...operatorHeaders } })).json().value
}

test('[I25] what was given up is seen by an operator, and is delivered once its cause is gone', async () => {
  await using w = await world()
  expect(await asked(w, 'parkedEvents')).toEqual({ events: [] })
  expect(await asked(w, 'sendParkedEvents')).toEqual({ again: 0 })
  const payload = { vendorCode: 'PG', transactionId: 'never' }
  await w.database.transaction((tx) =>
    putEvents(tx, [{ aggregate: 'member:1', event: 'round.won', consumer: 'games.winners', payload }]),
  )
  await w.database.transaction((tx) =>
    sql`update outbox set failures = 12, last_failure = 'no such call', parked_at = clock_now()`.execute(tx),
  )
  expect(await w.app.work.drained()).toBe(0)
  expect(await asked(w, 'parkedEvents')).toEqual({
    events: [
      {
        ...{ id: expect.stringMatching(/^\d+$/), event: 'round.won', consumer: 'games.winners', aggregate: 'member:1' },
        ...{ madeAt: expect.any(String), parkedAt: expect.any(String), failure: 'no such call' },
      },
    ],
  })
  expect(await asked(w, 'sendParkedEvents')).toEqual({ again: 1 })
  expect(await asked(w, 'parkedEvents')).toEqual({ events: [] })
  const { rows } = await w.database.transaction((tx) =>
    sql<{ failures: number; isDue: boolean }>`select failures, due_at <= clock_now() as "isDue" from outbox`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ failures: 0, isDue: true }])
  expect((await outboxFigures(w.database.db)).parked).toBe(0)
})
