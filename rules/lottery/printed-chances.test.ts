import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'
import { oddsOf } from './price.ts'
import { prizeGroupOdds } from './prize-group.ts'
import { ratio } from './rational.ts'
import { printedChances } from './test-world/printed-chances.ts'

test.each(printedChances)('$playCode wins tier $tier with chance $chance', ({ playCode, tier, chance, odds }) => {
  const { lineKinds = [] } = betTypeOf(playCode) ?? {}
  const chances = lineKinds.flatMap((kind) => kind.chances).filter((tierChance) => tierChance.tier === tier)
  const [numerator = 0, denominator = 1] = chance.split('/').map(Number)
  expect(chances.map((tierChance) => tierChance.chance)).toEqual([ratio(numerator, denominator)])
  if (odds) expect(prizeGroupOdds(lineKinds, 1800)[tier]).toBe(oddsOf(odds))
})

test('a sum of 30 returns big and small of 11x5, a tie the dragon and the tiger of the pushing bet', () => {
  const pushes = (playCode: string) => betTypeOf(playCode)?.lineKinds.map(({ push }) => push)
  expect(pushes('E5_SUM_BSOE')).toEqual([ratio(32, 462), ratio(32, 462), ratio(0), ratio(0)])
  expect(pushes('SSC_DT_2_4_PUSH')).toEqual([ratio(10, 100), ratio(10, 100), ratio(0)])
  expect(pushes('SSC_DT_2_4')).toEqual([ratio(0), ratio(0), ratio(0)])
})
