import type { ValueOf } from '@banyan/contract/call.ts'
import { parkedEventCalls } from '@banyan/contract/system/operator-event-calls.ts'
import { ask } from './ask-server.ts'

const { parkedEvents, sendParkedEvents } = parkedEventCalls

/** Every parked event on a line: number, moment, name, consumer, failure. */
export async function listParkedEvents(): Promise<string> {
  const { events } = await ask<ValueOf<typeof parkedEvents>>('GET', parkedEvents.path)
  if (events.length === 0) return 'No event is parked.'
  return events
    .map(({ id, madeAt, event, consumer, failure }) => [id, madeAt, event, consumer, failure].join('\t'))
    .join('\n')
}

/** Sends all parked events again. */
export async function resendParkedEvents(): Promise<string> {
  const { again } = await ask<ValueOf<typeof sendParkedEvents>>('POST', sendParkedEvents.path)
  return `${again} ${again === 1 ? 'event is' : 'events are'} sent again.`
}
