import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jackpotAt, jackpotStep, jackpotTickMs, msToNextTick } from './jackpot.ts'

const roundMs = 403_200 * jackpotTickMs
const latest = Date.UTC(2200, 0)
const moment = fc.integer({ min: 0, max: latest })

test('165.11 more every 3,000 ms, except where a new round starts', () => {
  expect([jackpotStep, jackpotTickMs]).toEqual([16_511n, 3_000])
  fc.assert(
    fc.property(moment, (now) => {
      const grown = jackpotAt(now + jackpotTickMs) - jackpotAt(now)
      const turns = Math.floor((now + jackpotTickMs) / roundMs) !== Math.floor(now / roundMs)
      if (!turns) expect(grown).toBe(jackpotStep)
    }),
  )
})

test('between two ticks it stands still, and the next tick is never missed', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const wait = msToNextTick(now)
      expect(wait > 0 && wait <= jackpotTickMs).toBe(true)
      expect(jackpotAt(now + wait - 1)).toBe(jackpotAt(now))
      expect(jackpotAt(now + wait)).not.toBe(jackpotAt(now))
    }),
  )
})

test('it always has ten digits, so that its boxes never move', () => {
  fc.assert(
    fc.property(moment, (now) => {
      expect(String(jackpotAt(now))).toHaveLength(10)
    }),
  )
  for (let round = 0; round < 2_000; round++) {
    expect(String(jackpotAt((round + 1) * roundMs - 1))).toHaveLength(10)
  }
})

test('neighbouring rounds start far apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (round) => {
      const distance = jackpotAt((round + 1) * roundMs) - jackpotAt(round * roundMs)
      expect(distance > 10_000_000n || distance < -10_000_000n).toBe(true)
    }),
  )
})
