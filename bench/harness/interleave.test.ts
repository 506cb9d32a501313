import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

const { signal } = new AbortController()

test('sides take turns, and the warm-up leaves no sample', async () => {
  const calls: string[] = []
  const side = (name: string, factor: number) => async (round: number) => {
    calls.push(`${name}${round}`)
    return round * factor
  }
  const samples = await interleave({ a: side('a', 1), b: side('b', 10) }, { rounds: 3, warmUps: 1, signal })
  expect(calls.join(' ')).toBe('a-1 b-1 a0 b0 a1 b1 a2 b2')
  expect(samples).toEqual({ a: [0, 1, 2], b: [0, 10, 20] })
})

test('a wrong answer ends the run', async () => {
  const wrong = async () => {
    throw new Error('no games')
  }
  await expect(interleave({ a: async () => 1, b: wrong }, { rounds: 3, warmUps: 0, signal })).rejects.toThrow(
    'no games',
  )
})

test('a run that is given up takes no further sample', async () => {
  const given = new AbortController()
  let samples = 0
  const side = async () => {
    samples++
    given.abort(new Error('stopped'))
    return 1
  }
  await expect(interleave({ side }, { rounds: 9, warmUps: 0, signal: given.signal })).rejects.toThrow('stopped')
  expect(samples).toBe(1)
})
