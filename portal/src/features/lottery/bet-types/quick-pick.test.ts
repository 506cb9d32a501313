import { familyCodes, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { expect, test } from 'vitest'
import { browserChance, type Chance, randomSelection } from './quick-pick.ts'

/** Numbers that only look like chance, the same in each run. */
function seeded(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test.each(familyCodes)('[LOT-09] quick picks of every bet type of %s make a line', async (code) => {
  const chance = seeded(7)
  for (const [playCode, betType] of (await loadFamily(code)).betTypes) {
    const drawn = Array.from({ length: 5 }, () => randomSelection(betType, chance))
    for (const text of drawn) {
      const parsed = betType.parse(text)
      expect(parsed.ok && parsed.selection.lines, `${playCode} ${text}`).toBeGreaterThanOrEqual(1)
    }
  }
})

test('[LOT-09] quick picks differ, and every digit comes', async () => {
  const betType = (await loadFamily('SSC')).betTypes.get('SSC_L3_DIRECT')
  if (!betType) throw new Error('no such bet type')
  const chance = seeded(3)
  const drawn = Array.from({ length: 300 }, () => randomSelection(betType, chance))
  expect(new Set(drawn).size).toBeGreaterThan(200)
  expect(new Set(drawn.map((text) => text[0])).size).toBe(10)
})

test('the browser’s own generator answers below the bound', () => {
  const drawn = Array.from({ length: 500 }, () => browserChance(3))
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
})
