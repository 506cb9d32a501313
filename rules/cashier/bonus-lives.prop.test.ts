import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BonusLife, type Step, steps } from './test-world/bonus-life.ts'

const runs = Number(process.env.BONUS_LIVES ?? 1_000)

const life = fc.array(
  fc.record({
    step: fc.constantFrom<Step>(...steps),
    amount: fc.bigInt({ min: 1n, max: 3_000n }),
    pick: fc.nat({ max: 20 }),
  }),
  { minLength: 4, maxLength: 40 },
)

test('[PRO-02] no order of deposits, bonuses, bets, chases, transfers and ends leaves more than was paid in, won and wagered for', () => {
  let [ended, refused, done] = [0, 0, 0]
  fc.assert(
    fc.property(life, (acts) => {
      const member = new BonusLife()
      for (const { step, amount, pick } of acts) member.do(step, amount, pick)
      member.bringHome(acts.length)
      expect(member.withdrawable()).toBeLessThanOrEqual(member.honest())
      expect(member.missing()).toBe(0n)
      ended += member.count('forfeited') + member.count('expired')
      done += member.count('done')
      refused += member.refused
    }),
    { numRuns: runs },
  )
  // The lives reach what they are about.
  expect(ended).toBeGreaterThan(runs / 10)
  expect(refused).toBeGreaterThan(runs / 50)
  expect(done).toBeGreaterThan(0)
})
