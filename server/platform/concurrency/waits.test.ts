import { expect, test } from 'vitest'
import { withinTime } from './waits.ts'

test('work in time answers for itself, and what takes too long is told as late', async () => {
  const never = new Promise<string>(() => {})
  expect(await withinTime(Promise.resolve('done'), 600_000, 'late')).toBe('done')
  expect(await withinTime(never, 0, 'late')).toBe('late')
  await expect(withinTime(Promise.reject(new Error('no')), 600_000, 'late')).rejects.toThrow('no')
})
