import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchChunk } from './fetch-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = expect.objectContaining({ name: 'RequestError', code: 'chunk_failed' })

test('[SYS-16] a chunk that comes is answered, and nothing is left waiting', async () => {
  expect(await fetchChunk(async () => 'code')).toBe('code')
  await vi.runAllTicks()
  expect(vi.getTimerCount()).toBe(0)
})

test('[SYS-16] a chunk that fails raises the chunk-loading error, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(fetchChunk(() => Promise.reject(cause))).rejects.toEqual(failure)
  await expect(fetchChunk(() => Promise.reject(cause))).rejects.toMatchObject({ cause })
})

test('[SYS-16] a chunk that takes over 120 seconds raises it too', async () => {
  const settled = vi.fn()
  const fetched = fetchChunk(() => new Promise(() => {})).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(failure)
  await fetched
})
