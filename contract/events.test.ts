import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { clientMessage, eventValues, largestMessageBytes, serverEvent } from './events.ts'

const ticket = 'x'.repeat(43)
const name = (index: number) => `${'abcdefghijklmnopqrstuvwxyz'.charAt(index).repeat(20)}.${'z'.repeat(20)}`
const versions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), Number.MAX_SAFE_INTEGER]))

test('[MSG-05] the longest hello fits into a message', () => {
  const longest = { kind: 'hello', ticket, versions: versions(12) }
  expect(Check(clientMessage, longest)).toBe(true)
  expect(JSON.stringify(longest).length).toBeLessThanOrEqual(largestMessageBytes)
  expect(Check(clientMessage, { ...longest, versions: versions(13) })).toBe(false)
})

test.each([
  { kind: 'hello', ticket: 'short', versions: {} },
  { kind: 'hello', ticket, versions: { __proto: 1 } },
  { kind: 'hello', ticket, versions: { 'number.changed': 1.5 } },
  { kind: 'hello', ticket, versions: { 'number.changed': 2 ** 53 } },
  { kind: 'ping', ticket },
  null,
])('%o is no message', (message) => {
  expect(Check(clientMessage, message)).toBe(false)
})

test.each(Object.keys(eventValues))('%s is the name of an event', (event) => {
  expect(Check(serverEvent, { event, value: {} })).toBe(true)
  expect(Check(serverEvent, { event, version: -1, value: {} })).toBe(false)
})
