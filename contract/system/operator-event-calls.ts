import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { operatorCall } from '#/operator-call.ts'
import { moment, shape } from './content.ts'

const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const ofParkedEvents = { ...operatorCall, path: '/wps/operator/parked-events', query: shape({}) } as const

const parkedEvents = defineCall({
  ...ofParkedEvents,
  id: 'parkedEvents',
  summary: 'Events that could not be delivered to a part of the product and were given up, the oldest 100.',
  method: 'GET',
  body: undefined,
  value: shape({
    events: Type.Array(
      shape({
        id: Type.String({ pattern: '^\\d{1,19}$' }),
        event: Type.String({ maxLength: 100 }),
        consumer: Type.String({ maxLength: 100, description: 'Who did not take it' }),
        aggregate: Type.String({ maxLength: 200, description: 'Whose event it is' }),
        madeAt: moment,
        parkedAt: moment,
        failure: Type.String({ maxLength: 500, description: 'What it failed with the last time' }),
      }),
      { maxItems: 100 },
    ),
  }),
  errors: [],
  origin: 'ours',
})

/** Once the cause is gone. One that still fails is parked again after its tries. */
const sendParkedEvents = defineCall({
  ...ofParkedEvents,
  id: 'sendParkedEvents',
  summary: 'Sends events again that were given up, a thousand at a time.',
  method: 'POST',
  body: undefined,
  value: shape({ again: counted }),
  errors: [],
  origin: 'ours',
})

export const parkedEventCalls = { parkedEvents, sendParkedEvents } as const
