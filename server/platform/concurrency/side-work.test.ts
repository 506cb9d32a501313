import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SideWork } from './side-work.ts'

const limits = { everyMs: 1_000, keysAtMost: 3, atOnce: 5 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Side work with the keys whose work was done, in turn. */
function recorded(failed: (error: unknown) => void = () => {}) {
  const done: string[] = []
  const work = new SideWork(limits, failed)
  const begin = (...keys: string[]) => {
    for (const key of keys) work.begin(key, async () => void done.push(key))
  }
  return { work, done, begin }
}

/** Begins work that goes on until it is let go. */
function held(work: SideWork, key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  work.begin(key, () => promise)
  return resolve
}

test('work of a key is done again when its time has passed, and not before', () => {
  const { done, begin } = recorded()
  begin('a', 'a', 'b')
  vi.advanceTimersByTime(1_000)
  begin('a', 'b')
  expect(done).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1)
  begin('a', 'a')
  expect(done).toEqual(['a', 'b', 'a'])
})

test('what was forgotten is due at once', () => {
  const { work, done, begin } = recorded()
  begin('a')
  work.forget()
  begin('a')
  expect(done).toEqual(['a', 'a'])
})

test('of more keys than are remembered the oldest are due again, and no key that is too long is remembered', async () => {
  const { work, done, begin } = recorded()
  begin('a', 'b', 'c')
  await work[Symbol.asyncDispose]()
  begin('d', 'c', 'b', 'a')
  expect(done).toEqual(['a', 'b', 'c', 'd', 'a'])
  await work[Symbol.asyncDispose]()
  const long = 'x'.repeat(2_001)
  begin(long, long)
  expect(done.filter((key) => key === long)).toHaveLength(2)
})

test('what is too much at once is left for the next asking', async () => {
  const { work, done, begin } = recorded()
  const letGo = Array.from({ length: limits.atOnce }, (_, i) => held(work, `held ${i}`))
  begin('a')
  expect(done).toEqual([])
  for (const go of letGo) go()
  await work[Symbol.asyncDispose]()
  begin('a')
  expect(done).toEqual(['a'])
})

test('a failure is told and stops nothing', async () => {
  const errors: unknown[] = []
  const { work, done, begin } = recorded((error) => errors.push(error))
  const error = new Error('the database is away')
  work.begin('a', () => Promise.reject(error))
  await work[Symbol.asyncDispose]()
  expect(errors).toEqual([error])
  begin('b')
  expect(done).toEqual(['b'])
})

test('disposing waits for what is under way', async () => {
  const { work } = recorded()
  const letGo = held(work, 'a')
  let isOver = false
  const disposed = work[Symbol.asyncDispose]().then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  letGo()
  await disposed
  expect(isOver).toBe(true)
})
