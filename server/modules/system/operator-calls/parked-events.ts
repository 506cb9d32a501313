import { parkedEventCalls } from '@banyan/contract/system/operator-event-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { countParked, type ParkedEvent, parkedEvents, sendParkedAgain } from '#/platform/outbox/parked.ts'

/** As many as an answer holds; and as many as are sent again at once. */
const shownAtMost = 100
const sentAtMost = 1_000

/** What could not be delivered: it is seen here, and sent again once its cause is gone. */
export function parkedEventBindings(database: Database): Binding[] {
  return [
    bind(parkedEventCalls.parkedEvents, async () => ({
      events: (await parkedEvents(database.db, shownAtMost)).map(presentEvent),
    })),
    bindAction(parkedEventCalls.sendParkedEvents, (_input, _context, record) =>
      record(async (tx) => {
        const before = Number(await countParked(tx))
        const value = { again: await sendParkedAgain(tx, sentAtMost) }
        const after = { parked: Number(await countParked(tx)), ...value }
        return { value, object: 'parked events', before: { parked: before }, after }
      }),
    ),
  ]
}

function presentEvent({ id, madeAt, parkedAt, ...rest }: ParkedEvent) {
  return { ...rest, id: String(id), madeAt: madeAt.toISOString(), parkedAt: parkedAt.toISOString() }
}
