import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'
import { halfOdds, isNumberOf, saleOf } from './number-sale.ts'
import { oddsOf } from './price.ts'

function saleOfText(playCode: string, text: string, { closed = [] as string[], half = [] as string[] }) {
  const betType = betTypeOf(playCode)!
  const parsed = betType.parse(text)
  if (!parsed.ok) throw new Error(parsed.code)
  return saleOf(betType, parsed.selection, { closed: new Set(closed), half: new Set(half) })
}

test.each([
  ['SEA_3TOP', '125,126', { half: ['127'] }, { is: 'usual' }],
  ['SEA_3TOP', '125,126', { half: ['125', '126'] }, { is: 'half' }],
  ['SEA_3TOP', '125,126', { half: ['125'] }, { is: 'mixed', numbers: ['125'] }],
  ['SEA_3TOP', '125,126', { half: ['125'], closed: ['126'] }, { is: 'closed', numbers: ['126'] }],
  ['VNN_LO2', '08', { half: ['08'] }, { is: 'half' }],
  ['VNN_LO4', '1234,5234', { half: ['*234'] }, { is: 'half' }],
  ['VNN_LO4', '1234,5234', { half: ['1234'] }, { is: 'mixed', numbers: ['1234'] }],
  ['VNN_XIEN2', '08,17', { half: ['08'] }, { is: 'half' }],
  ['VNN_XIEN2', '08,17,99', { half: ['08'] }, { is: 'mixed', numbers: ['08'] }],
  ['SSC_FIXED', '1|-|-|-|-', { half: ['p1:1'] }, { is: 'half' }],
  ['SSC_FIXED', '1|-|2|-|-', { half: ['p1:1'] }, { is: 'mixed', numbers: ['p1:1'] }],
  ['SSC_FIXED', '1|-|2|-|-', { half: ['p1:1', 'p3:2'] }, { is: 'half' }],
  ['SSC_L3_DIRECT', '1|3|4', { half: ['134'] }, { is: 'half' }],
  ['SSC_L3_DIRECT', '1,2|3|4', { half: ['134'] }, { is: 'mixed', numbers: ['134'] }],
])('[LOT-08] %s %s with %j is sold as %j', (playCode, text, marked, expected) => {
  expect(saleOfText(playCode, text, marked)).toEqual(expected)
})

test.each([
  ['900', '450'],
  ['16.6667', '8.3333'],
  ['1.95', '1'],
  ['0.9', '0.9'],
])('[LOT-08] half of %s is %s: a win never pays less than its stake', (whole, half) => {
  expect(halfOdds({ 1: oddsOf(whole)! })).toEqual({ 1: oddsOf(half) })
})

test.each([
  ['SEA_3TOP', ['125', '009'], ['25', '1255', '12a', '']],
  ['VNN_LO2', ['08'], ['8', '*8']],
  ['VNN_LO4', ['1234', '*234'], ['234']],
  ['SSC_L3_DIRECT', ['134', 'p3:7'], ['13', 'p4:7']],
  ['SSC_5_DIRECT', ['**345'], ['345']],
  ['SSC_FIXED', ['p1:7'], ['7', 'p6:7']],
  ['E5_ANY2', ['01-02', '03'], ['02-01', '12']],
  ['D4_BIG', ['first:*345', '1234'], ['*345', 'fourth:*345']],
])('%s has the numbers %j and none of %j', (playCode, numbers, others) => {
  const betType = betTypeOf(playCode)!
  expect(numbers.filter((number) => !isNumberOf(betType, number))).toEqual([])
  expect(others.filter((number) => isNumberOf(betType, number))).toEqual([])
})
