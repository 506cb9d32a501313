import { expect, test } from 'vitest'
import { evenChoice } from './even-choice.ts'

const bytesOf = (...numbers: readonly number[]) => {
  const waiting = numbers.values()
  return (bytes: number) => {
    const { value } = waiting.next()
    if (value === undefined) throw new Error('nothing more was to be drawn')
    const buffer = Buffer.alloc(bytes)
    buffer.writeUIntBE(value, 0, bytes)
    return buffer
  }
}
const last = 2 ** 48 - 1

test('[PRO-03] a choice is even: what would make some numbers likelier is drawn again', () => {
  expect(evenChoice(bytesOf(7))(5)).toBe(2)
  // 2 ** 48 leaves 1 by 5: the last number stands for no whole turn.
  expect(evenChoice(bytesOf(last, 4))(5)).toBe(4)
  expect(evenChoice(bytesOf(last - 1))(5)).toBe(4)
  // By a power of two there is no rest.
  expect(evenChoice(bytesOf(last))(2)).toBe(1)
})
