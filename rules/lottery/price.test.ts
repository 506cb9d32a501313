import { expect, test } from 'vitest'
import { betTypeOf, betTypesOf, defaultPrices } from './bet-types.ts'
import type { FamilyCode } from './draw.ts'
import { oddsOf, priceProblem, returnToPlayer } from './price.ts'
import { quotedOdds } from './price-row.ts'
import { isPrizeGroup, prizeGroupOdds, rebatePer2000 } from './prize-group.ts'
import { compare, ratio, times, total } from './rational.ts'
import { drawSpaces } from './test-world/draw-spaces.ts'

const families = Object.keys(drawSpaces) as FamilyCode[]
const betTypes = families.flatMap((family) => betTypesOf(family)).map((betType) => [betType.playCode, betType] as const)

test.each(betTypes)('%s is priced within the guard', (playCode, betType) => {
  const price = defaultPrices(betType.family)[playCode]
  for (const prizeGroup of [1700, 1800, 1980, 1990]) {
    expect(priceProblem(betType.lineKinds, quotedOdds(betType, price, prizeGroup))).toBe(undefined)
  }
})

test.each(betTypes)('%s pays back what its prize group says, less what flooring the odds takes', (_, { lineKinds }) => {
  const odds = prizeGroupOdds(lineKinds, 1800)
  for (const kind of lineKinds) {
    const lost = total([ratio(9, 10), times(returnToPlayer(kind, odds), ratio(-1))])
    expect(compare(lost, ratio(0)) >= 0 && compare(lost, ratio(1, 10_000)) < 0).toBe(true)
  }
})

test.each(families)('every price of %s belongs to a bet type', (family) => {
  expect(Object.keys(defaultPrices(family)).filter((playCode) => betTypeOf(playCode)?.family !== family)).toEqual([])
})

test.each<[string, Record<string, string>, string | undefined]>([
  ['PK_SUM2', { 19: '89.02' }, 'return_too_high'],
  ['PK_SUM2', { 4: '11' }, 'return_too_low'],
  ['PC_NUM', { 0: '16' }, 'return_too_low'],
  ['E5_SUM_BSOE', { O: '1.98' }, 'return_too_high'],
  ['SSC_5_DIRECT', { 1: '99900' }, undefined],
  ['SSC_5_DIRECT', { 1: '99900.0001' }, 'return_too_high'],
  ['SSC_5_DIRECT', { 1: '30000' }, undefined],
  ['SSC_5_DIRECT', { 1: '29999.9999' }, 'return_too_low'],
])('%s at %o is found %s by the guard', (playCode, changed, problem) => {
  const betType = betTypeOf(playCode)!
  const usual = quotedOdds(betType, defaultPrices(betType.family)[playCode], 1800)
  const changedOdds = Object.fromEntries(Object.entries(changed).map(([tier, decimal]) => [tier, oddsOf(decimal)!]))
  expect(priceProblem(betType.lineKinds, { ...usual, ...changedOdds })).toBe(problem)
})

test('a row that leaves a tier out is no price row', () => {
  expect(priceProblem(betTypeOf('SSC_DT_1_2')!.lineKinds, { D: 22_000n, T: 22_000n })).toBe('missing_odds')
})

test('the pack of three sums 12, 13 and 14 at odds of 35 would pay back 7.805 times the stake', () => {
  const parsed = betTypeOf('PC_NUM3')!.parse('12,13,14')
  if (!parsed.ok) throw new Error(parsed.code)
  const [kind] = parsed.selection.lineKinds
  expect(returnToPlayer(kind!, { 1: 350_000n })).toEqual(ratio(7805, 1000))
  expect(quotedOdds(parsed.selection, { prizeGroup: 1760 }, 1980)).toEqual({ 1: 39_461n })
})

test.each([
  ['1.982', 19_820n],
  ['90000', 900_000_000n],
  ['0.3', 3_000n],
  ['', undefined],
  ['1.', undefined],
  ['.5', undefined],
  ['1.23456', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['１', undefined],
])("'%s' as odds is %s", (decimal, expected) => {
  expect(oddsOf(decimal)).toBe(expected)
})

test.each([
  [1960, true],
  [1958, true],
  [1959, false],
  [1962, false],
  [1800, true],
  [1798, false],
  [1900.5, false],
  [Number.NaN, false],
])('group %s between 1800 and 1960 is chosen: %s', (group, allowed) => {
  expect(isPrizeGroup(group, { least: 1800, most: 1960 })).toBe(allowed)
})

test('the rebate of group 1800 under 1960 is 8 %', () => {
  expect(ratio(rebatePer2000(1960, 1800), 2000)).toEqual(ratio(8, 100))
})
