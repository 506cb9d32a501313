import { expect, test } from 'vitest'
import { betTypeOf, betTypesOf } from './bet-types.ts'
import { allowedMultiple, exposureOf, mostPayable, touchedNumbers } from './exposure.ts'
import { numberLabels } from './grammar/numbers.ts'
import { familyCodes } from './load-family.ts'
import { oddsOf } from './price.ts'

function read(playCode: string, text: string) {
  const betType = betTypeOf(playCode)!
  const parsed = betType.parse(text)
  if (!parsed.ok) throw new Error(`${playCode} ${text.slice(0, 40)}: ${parsed.code}`)
  return { betType, selection: parsed.selection }
}

/** Ten of the currency on each line, in cents. */
function termsOf(playCode: string, decimal: string, multiple = 1) {
  const tiers = betTypeOf(playCode)!.lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier))
  const odds = Object.fromEntries(tiers.map((tier) => [tier, oddsOf(decimal)!]))
  return { odds, exponent: 2, unitThousandths: 10_000n, multiple }
}

function cellsOf(playCode: string, text: string, decimal = '2') {
  const cells = exposureOf(read(playCode, text).selection, termsOf(playCode, decimal))
  return Object.fromEntries(cells.map(({ cell, payableMinor }) => [cell, Number(payableMinor) / 1000]))
}

test.each([
  ['SSC_L3_DIRECT', '1,2|3|4', { 134: 2, 234: 2 }],
  ['SSC_5_DIRECT', '1,2|3|4|5|6,7', { '**456': 2, '**457': 2 }],
  ['SSC_5_DIRECT_IN', '12345,22345,12346', { '**345': 2, '**346': 2 }],
  ['SSC_5_G60', '1,2|1,3,4,5', { 11345: 2, 12234: 2, 12235: 2, 12245: 2, 22345: 2 }],
  ['SSC_FIXED', '1|-|2,3|-|-', { 'p1:1': 2, 'p3:2': 2, 'p3:3': 2 }],
  ['SSC_F2_BSOE', 'B,O|E', { BE: 2, OE: 2 }],
  ['SSC_DT_1_2_PUSH', 'D,T', { '=': 2, D: 2, T: 2 }],
  ['E5_ANY2_DT', '05|01,11', { '01-05': 2, '05-11': 2 }],
  ['E5_F2_DIRECT', '01,02|02', { '01-02': 2 }],
  ['VNN_LO2', '08,99', { '08': 2, 99: 2 }],
  ['VNN_LO4', '1234,5234', { '*234': 2 }],
  ['VNN_XIEN2', '08,17,99', { '08': 4, 17: 4, 99: 4 }],
  ['D4_SMALL', '1234', { 'first:*234': 2, 'second:*234': 2, 'third:*234': 2 }],
])('[LOT-08] %s %s is payable on its cells', (playCode, text, expected) => {
  expect(cellsOf(playCode, text)).toEqual(expected)
})

/** `count` numbers of `width` digits, spread over all. */
function spread(count: number, width: number): string {
  const step = 10 ** width / count
  return Array.from({ length: count }, (_, at) => String(Math.floor(at * step)).padStart(width, '0')).join(',')
}
const digits = '0,1,2,3,4,5,6,7,8,9'

test.each([
  ['SSC_5_DIRECT', Array(5).fill(digits).join('|'), 100_000, 1000],
  ['SSC_5_DIRECT_IN', spread(100_000, 5), 100_000, 1000],
  ['SSC_5_DIRECT_IN', spread(1000, 5), 1000, 10],
  ['VNN_LO2', spread(100, 2), 2700, 100],
  ['LHC_3QZ', numberLabels(1, 49, 2).join(','), 18_424, 49],
  ['D4_BIG', spread(10_000, 4), 10_000, 500],
  ['D4_ROLL_BIG', spread(1000, 3).replace(/\d+/g, (n) => `R${n}`), 10_000, 500],
])('[LOT-08] %s has few cells of many lines', (playCode, text, lines, cells) => {
  const { selection } = read(playCode, text)
  expect(selection.lines).toBe(lines)
  expect(selection.cells()).toHaveLength(cells)
})

test('[LOT-08] no selection of any bet type has more cells than it may, the fullest neither', () => {
  const most = familyCodes.flatMap(betTypesOf).map(({ playCode, picker, parse }) => {
    const text =
      picker.kind === 'entries'
        ? undefined
        : picker.rows
            .map(({ labels, most: count, name }) => (name === 'tail' ? labels.slice(1) : labels.slice(0, count)))
            .map((labels, at) => (picker.rows[at]?.name === 'banker' ? labels.slice(0, 1) : labels).join(','))
            .join('|')
    const parsed = text === undefined ? undefined : parse(text)
    return { playCode, cells: parsed?.ok ? parsed.selection.cells().length : 0 }
  })
  expect(most.filter(({ cells }) => cells > 1200)).toEqual([])
  expect(most.find(({ playCode }) => playCode === 'E5_ANY8_DT')?.cells).toBe(120)
})

test('[LOT-08] the bound of an issue is the greatest number, once for each slot that can show it', () => {
  const sums = new Map([
    ['08', 500n],
    ['17', 900n],
  ])
  expect(mostPayable(betTypeOf('VNN_LO2')!, sums)).toBe(27n * 900n)
  expect(mostPayable(betTypeOf('VNN_DE_DB')!, sums)).toBe(900n)
  expect(mostPayable(betTypeOf('LHC_TM')!, sums)).toBe(900n)
  expect(mostPayable(betTypeOf('LHC_ZM')!, sums)).toBe(1400n)
  expect(mostPayable(betTypeOf('VNN_LO2')!, new Map())).toBe(0n)
})

test('[LOT-08] a car comes in once, so its places are not added', () => {
  const places = new Map([1, 2, 3].map((place) => [`p${place}:07`, 100n]))
  expect(mostPayable(betTypeOf('PK_FIXED')!, places)).toBe(100n)
  expect(
    mostPayable(betTypeOf('SSC_FIXED')!, new Map([...places].map(([cell]) => [cell.replace('07', '7'), 100n]))),
  ).toBe(300n)
})

test.each([
  ['SSC_L3_DIRECT', '1,2|3|4', ['134', '135', 'p1:2', 'p2:2'], ['134', 'p1:2']],
  ['VNN_LO2', '08,17', ['08', '09'], ['08']],
  ['VNN_LO4', '1234', ['1234', '*234', '9234'], ['1234', '*234']],
  ['E5_ANY3', '01,02,03', ['03', '01-02-03', '04'], ['03', '01-02-03']],
  ['SSC_FIXED', '1|-|2|-|-', ['p1:1', 'p2:1'], ['p1:1']],
])('[LOT-08] of closed numbers %s %s has some', (playCode, text, closed, touched) => {
  const { betType, selection } = read(playCode, text)
  expect(touchedNumbers(betType, selection, new Set(closed))).toEqual(touched)
})

test('[LOT-08] a refusal offers the greatest multiple that keeps both limits', () => {
  const { betType, selection } = read('SEA_2TOP', '08,17')
  const terms = termsOf('SEA_2TOP', '90', 50)
  const sums = new Map([['08', 100_000n]])
  const asked = { betType, selection, terms, sums }
  expect(allowedMultiple(asked, {})).toBe(50)
  // A multiple makes 900.00 payable on either number; 1 000.00 are on one of them already.
  expect(allowedMultiple(asked, { mostOnCell: 1_000_000n })).toBe(10)
  expect(allowedMultiple(asked, { mostOnCell: 999_999n })).toBe(9)
  expect(allowedMultiple(asked, { mostTogether: 460_000n })).toBe(4)
  expect(allowedMultiple(asked, { mostOnCell: 100_000n })).toBe(0)
})

test('[LOT-08] an offered multiple has a stake in whole minor units', () => {
  const { betType, selection } = read('SSC_SUM_BSOE', 'B')
  const terms = { ...termsOf('SSC_SUM_BSOE', '2', 40), unitThousandths: 2n }
  // 0.002 a line: five make a cent. 0.27 are 67 multiples and a half, of which 40 were asked for.
  const asked = { betType, selection, terms, sums: new Map<string, bigint>() }
  expect(allowedMultiple(asked, { mostOnCell: 13n })).toBe(30)
})
