import { expect, test } from 'vitest'
import { eventFrame } from './event-frame.ts'

const textOf = (frame: Buffer, headBytes: number) => JSON.parse(frame.subarray(headBytes).toString())

test.each([
  ['short', 10, 2, [0x81]],
  ['long', 5_000, 4, [0x81, 126]],
])('a %s event is one frame of text', (_what, length, headBytes, head) => {
  const event = { event: 'number.changed', version: 1, value: { text: 'ạ'.repeat(length) } }
  const frame = eventFrame(event)
  expect([...frame.subarray(0, head.length)]).toEqual(head)
  const told = headBytes === 2 ? frame[1] : frame.readUInt16BE(2)
  expect(told).toBe(frame.length - headBytes)
  expect(textOf(frame, headBytes)).toEqual(event)
})

test('an event of more than 16 KiB is a bug', () => {
  expect(() => eventFrame({ event: 'number.changed', value: { text: 'x'.repeat(16 * 1_024) } })).toThrow('too large')
})
