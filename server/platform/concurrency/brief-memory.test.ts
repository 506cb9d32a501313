import { afterEach, expect, test, vi } from 'vitest'
import { BriefMemory } from './brief-memory.ts'

interface Found {
  readonly of: string
}
afterEach(() => void vi.useRealTimers())

const long = { forMs: 60_000, atMost: 100 }

test('many who ask at once look once, and later ones not at all', async () => {
  const memory = new BriefMemory<Found>(long)
  let looks = 0
  const look = async () => {
    looks++
    return { of: 'a' }
  }
  await Promise.all(Array.from({ length: 5 }, () => memory.find('a', look)))
  expect(await memory.find('a', look)).toEqual({ of: 'a' })
  expect(looks).toBe(1)
})

test('what is too old is looked up again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const memory = new BriefMemory<Found>({ forMs: 1_000, atMost: 100 })
  const answers = ['first', 'second']
  const look = async () => ({ of: answers.shift() ?? '' })
  expect(await memory.find('a', look)).toEqual({ of: 'first' })
  vi.advanceTimersByTime(1_000)
  expect(await memory.find('a', look)).toEqual({ of: 'first' })
  vi.advanceTimersByTime(1)
  expect(await memory.find('a', look)).toEqual({ of: 'second' })
})

test('neither nothing nor a failure is kept', async () => {
  const memory = new BriefMemory<Found>(long)
  expect(await memory.find('a', async () => undefined)).toBeUndefined()
  await expect(memory.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await memory.find('a', async () => ({ of: 'a' }))).toEqual({ of: 'a' })
})

test('news makes it forget what they name, and what was being looked up when they came', async () => {
  const memory = new BriefMemory<Found>(long)
  await memory.find('a', async () => ({ of: 'old a' }))
  await memory.find('b', async () => ({ of: 'old b' }))
  const { promise, resolve } = Promise.withResolvers<Found>()
  const asked = memory.find('c', () => promise)
  memory.forget(({ of }) => of === 'old a')
  resolve({ of: 'old c' })
  // Who asked before the news may get what was true then; who asks after them may not.
  expect(await asked).toEqual({ of: 'old c' })
  expect(await memory.find('a', async () => ({ of: 'new a' }))).toEqual({ of: 'new a' })
  expect(await memory.find('b', async () => ({ of: 'new b' }))).toEqual({ of: 'old b' })
  expect(await memory.find('c', async () => ({ of: 'new c' }))).toEqual({ of: 'new c' })
})

test('it holds no more than it may: the oldest goes', async () => {
  const memory = new BriefMemory<Found>({ forMs: 60_000, atMost: 2 })
  for (const key of ['a', 'b', 'c']) await memory.find(key, async () => ({ of: `old ${key}` }))
  expect(await memory.find('c', async () => ({ of: 'new c' }))).toEqual({ of: 'old c' })
  expect(await memory.find('a', async () => ({ of: 'new a' }))).toEqual({ of: 'new a' })
})
