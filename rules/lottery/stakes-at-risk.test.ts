import { expect, test } from 'vitest'
import { partAtRisk } from '#/cashier/at-risk.ts'
import { betTypeOf } from './bet-types.ts'
import { linesAtRisk, selectionsAtRisk } from './stakes-at-risk.ts'

/** What counts of stakes on selections of one play. */
function counted(playCode: string, stakes: Readonly<Record<string, bigint>>): bigint[] {
  const bets = Object.entries(stakes).map(([selection, stake]) => {
    const parsed = betTypeOf(playCode)?.parse(selection)
    if (!parsed?.ok) throw new Error(`${selection} of ${playCode} is refused`)
    return { selection: parsed.selection.canonical, stake, lines: parsed.selection.lines }
  })
  const shares = selectionsAtRisk(playCode, bets)
  return bets.map(({ selection, stake }) => partAtRisk(stake, shares.get(selection) ?? -1n))
}
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(2, '0')).join(',')
const fiveStar = (digits: string) => Array.from({ length: 5 }, () => digits).join('|')

test.each<[string, string, Record<string, bigint>, bigint[]]>([
  ['one side counts in full', 'SSC_SUM_BSOE', { B: 100n }, [100n]],
  ['both sides in one bet count nothing', 'SSC_SUM_BSOE', { 'B,S': 200n }, [0n]],
  ['both sides in two bets count nothing', 'SSC_SUM_BSOE', { B: 100n, S: 100n }, [0n, 0n]],
  ['the excess counts', 'SSC_SUM_BSOE', { B: 100n, S: 60n }, [40n, 0n]],
  ['a third of 300 is 100', 'SSC_SUM_BSOE', { B: 300n, S: 200n }, [100n, 0n]],
  ['big and odd can both lose', 'SSC_SUM_BSOE', { B: 100n, O: 100n }, [100n, 100n]],
  ['all four sides count nothing', 'SSC_SUM_BSOE', { 'B,S,O,E': 400n }, [0n]],
  ['dragon and tiger count nothing', 'SSC_DT_1_2', { D: 45n, T: 45n }, [0n, 0n]],
  ['where a tie returns the stake as well', 'SSC_DT_1_2_PUSH', { D: 45n, T: 45n }, [0n, 0n]],
  ['all digits of a place count nothing', 'SSC_FIXED', { '0,1,2,3,4,5,6,7,8,9|-|-|-|-': 10n }, [0n]],
  ['digits of different places do not exclude each other', 'SSC_FIXED', { '0,1|2,3|4,5|6,7|8,9': 10n }, [10n]],
  ['seven digits of ten count', 'SSC_FIXED', { '0,1,2,3,4,5,6|-|-|-|-': 7n }, [7n]],
  ['eight do not', 'SSC_FIXED', { '0,1,2,3,4,5,6,7|-|-|-|-': 8n }, [0n]],
  [
    'a digit beyond all the others counts',
    'SSC_FIXED',
    { '0,1,2,3,4,5,6,7,8,9|-|-|-|-': 10n, '3|-|-|-|-': 99n },
    [1n, 98n],
  ],
  ['one car at all places is there once', 'PK_FIXED', { '01|01|01|01|01|01|01|01|01|01': 10n }, [0n]],
  ['sides of unequal chance net by their chances', 'PK_SUM2_BSOE', { B: 40n, S: 50n }, [0n, 0n]],
  ['two places by both sides', 'SSC_L2_BSOE', { 'B,S|B,S': 4n }, [0n]],
  ['half of two places', 'SSC_L2_BSOE', { 'B,S|B': 2n }, [2n]],
  ['all sums of three digits', 'SSC_F3_SUM', { [Array.from({ length: 28 }, (_, at) => at).join(',')]: 1000n }, [0n]],
  ['sums below half', 'SSC_F3_SUM', { '0,1,2,3,4,5,6,7,8,9,10,11,12': 440n }, [440n]],
  ['all five digits, each way', 'SSC_5_DIRECT', { [fiveStar('0,1,2,3,4,5,6,7,8,9')]: 100_000n }, [0n]],
  ['half of all ways', 'SSC_5_DIRECT', { [fiveStar('0,1,2,3,4,5,6,7,8')]: 59_049n }, [59_049n]],
  ['70 numbers of 100', 'VNN_DE_DB', { [numbers(70)]: 70n }, [70n]],
  ['71 numbers of 100', 'VNN_DE_DB', { [numbers(71)]: 71n }, [0n]],
  ['70 numbers in every prize', 'VNN_LO2', { [numbers(70)]: 1890n }, [1890n]],
  ['all numbers in every prize', 'VNN_LO2', { [numbers(100)]: 2700n }, [0n]],
  ['all numbers in every prize, and one of them more', 'VNN_LO2', { [numbers(100)]: 2700n, '05': 270n }, [25n, 245n]],
  ['all digits of three', 'SSC_L3_ANY1', { '0,1,2,3,4,5,6,7,8,9': 10n }, [0n]],
  ['some digits of three', 'SSC_L3_ANY1', { '0,1,2,3': 4n }, [4n]],
  ['the special number and all others', 'LHC_TM', { [numbers(50).slice(3)]: 49n }, [0n]],
  ['groups cannot win as often as there are lines', 'SSC_L3_G3', { '0,1,2,3,4,5,6,7,8,9': 90n }, [90n]],
  [
    'groups and pairs together',
    'SSC_L3_GSUM',
    { [Array.from({ length: 26 }, (_, at) => at + 1).join(',')]: 210n },
    [0n],
  ],
])('[WAL-07] %s: %s', (_title, playCode, stakes, expected) => {
  expect(counted(playCode, stakes)).toEqual(expected)
})

test('[WAL-07] a few lines of any play are not looked at', () => {
  expect(linesAtRisk('SSC_SUM_BSOE')).toBe(1)
  expect(linesAtRisk('SSC_FIXED')).toBe(7)
  expect(linesAtRisk('VNN_DE_DB')).toBe(70)
  expect(linesAtRisk('SSC_5_DIRECT')).toBe(70_000)
})
