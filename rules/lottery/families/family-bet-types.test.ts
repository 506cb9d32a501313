import { expect, test, vi } from 'vitest'
import { betTypeOf, betTypeOfGame } from '../bet-types.ts'
import { loadFamily } from '../load-family.ts'
import { FamilyBetTypes } from './family-bet-types.ts'
import { p3BetTypes } from './p3/p3-bet-types.ts'

test('a bet type is made when it is asked for first, once', () => {
  const rows = {
    P3_F2_DIRECT: vi.fn(() => p3BetTypes.P3_F2_DIRECT?.() as never),
    P3_FIXED: vi.fn(() => p3BetTypes.P3_FIXED?.() as never),
  }
  const betTypes = new FamilyBetTypes(rows)
  expect(betTypes.keys()).toEqual(['P3_F2_DIRECT', 'P3_FIXED'])
  expect(betTypes.has('P3_FIXED')).toBe(true)
  expect(rows.P3_F2_DIRECT).not.toHaveBeenCalled()
  const made = betTypes.get('P3_FIXED')
  expect(made?.picker).toBeDefined()
  expect(betTypes.get('P3_FIXED')).toBe(made)
  expect([...betTypes].map(([playCode]) => playCode)).toEqual(['P3_F2_DIRECT', 'P3_FIXED'])
  expect(rows.P3_FIXED).toHaveBeenCalledOnce()
  expect(rows.P3_F2_DIRECT).toHaveBeenCalledOnce()
})

test('no other word is a play code, and no play code one of another family', async () => {
  const { betTypes } = await loadFamily('P3')
  for (const word of ['', 'constructor', 'toString', '__proto__', 'SSC_FIXED']) {
    expect([betTypes.has(word), betTypes.get(word)], word).toEqual([false, undefined])
    expect(betTypeOfGame('P31M', word), word).toBeUndefined()
  }
  expect(betTypeOf('constructor')).toBeUndefined()
  expect(betTypeOfGame('P31M', 'P3_FIXED')).toMatchObject({ playCode: 'P3_FIXED', family: 'P3' })
})
