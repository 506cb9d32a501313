import { calls } from '@banyan/contract/calls.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type CallOptions, registerCalls } from '#/platform/calls/register-calls.ts'
import { type Binding, bind, bindAction } from './bind.ts'

const plain = bind(calls.sendParkedEvents, async () => ({ again: 0 }))
const action = bindAction(calls.sendParkedEvents, (_input, _context, record) =>
  record(async () => ({ value: { again: 0 }, object: 'parked events' })),
)
const reading = bind(calls.parkedEvents, async () => ({ events: [] }))

function register(binding: Binding, record?: CallOptions['record']): void {
  const app = Fastify()
  app.decorate('methodsOfCalls', new Map())
  registerCalls(app, [binding], { checkAnswers: false, ...(record && { record }) } as CallOptions)
}

const keep: CallOptions['record'] = async (_request, work) => (await work({} as never)).value

test('where actions are recorded, a call that may change something is taken by bindAction alone', () => {
  expect(() => register(plain, keep)).toThrow('sendParkedEvents may change something and leaves no record')
  register(action, keep)
  register(reading, keep)
})

test('elsewhere no action is taken, for nothing would keep it', () => {
  expect(() => register(action)).toThrow('sendParkedEvents leaves a record, which nothing keeps here')
  register(plain)
})
