import { expect, test } from 'vitest'
import { betTypeOf, defaultPrices } from './bet-types.ts'
import type { Draw, LhcDraw } from './draw.ts'
import { drawOfResult } from './fair-result.ts'
import { quotedOdds } from './price-row.ts'
import { settleBet } from './settle-bet.ts'

/*
 * 六合彩, Vietnam, Thai numbers and 4D: what selections are taken and refused, and how the awkward cases are settled.
 */

function answerTo(playCode: string, text: string) {
  const parsed = betTypeOf(playCode)!.parse(text)
  return parsed.ok ? `${parsed.selection.canonical} (${parsed.selection.lines})` : parsed.code
}

const all = (width: number) => Array.from({ length: 10 ** width }, (_, i) => String(i).padStart(width, '0')).join()

test.each([
  ['LHC_TM', '13,12', '12,13 (2)'],
  ['LHC_2QZ', '49,01,25', '01,25,49 (3)'],
  ['LHC_LX4', 'PIG,RAT,OX,DOG,GOAT', 'RAT,OX,GOAT,DOG,PIG (5)'],
  ['LHC_NBZ10', '01,02,03,04,05,06,07,08,09,10,11,12', '01,02,03,04,05,06,07,08,09,10,11,12 (66)'],
  ['VNN_LO2', '79,00', '00,79 (54)'],
  ['VNS_LO2', '79,00', '00,79 (36)'],
  ['VNN_LO2_1K', '79,00', '00,79 (2)'],
  ['VNN_LO2_HEAD', '84', '84 (23)'],
  ['VNS_LO2_HEAD', '84', '84 (17)'],
  ['VNS_LO3', '007', '007 (17)'],
  ['VNS_LO4', '0070', '0070 (16)'],
  ['VNN_LO3', all(3), `${all(3)} (23000)`],
  ['VNN_XIEN4', '05,13,79,62,00', '00,05,13,62,79 (5)'],
  ['VNN_DE_DD', '79', '79 (5)'],
  ['VNS_DE_DD', '79', '79 (2)'],
  ['VNN_3C_G6', '679', '679 (3)'],
  ['VNS_3C_G7', '679', '679 (1)'],
  ['SEA_3TOD', '512,525', '125,255 (2)'],
  ['SEA_BSOE', 'B|-|E,S', 'B|-|S,E (3)'],
  ['D4_BOX_BIG', '2143,1111,1121,1122,1123', '1111,1112,1122,1123,1234 (47)'],
  ['D4_IBOX_BIG', '4321', '1234 (1)'],
  ['D4_ROLL_BIG', 'R234,123R', '123R,R234 (20)'],
])('%s takes %s', (playCode, text, expected) => {
  expect(answerTo(playCode, text)).toBe(expected)
})

test.each([
  ['LHC_TM', '1', 'bad_selection'],
  ['LHC_TM', '50', 'bad_selection'],
  ['LHC_TM', '00', 'bad_selection'],
  ['LHC_TM', '12,12', 'dup_selection'],
  ['LHC_2QZ', '12', 'bad_selection'],
  ['LHC_TM_SUMBS', 'O', 'bad_selection'],
  ['LHC_TM_SUMOE', 'B', 'bad_selection'],
  ['LHC_TM_ZODIAC', 'CAT', 'bad_selection'],
  ['LHC_TM_ZODIAC', 'rat', 'bad_selection'],
  ['LHC_LX3', 'RAT,OX', 'bad_selection'],
  ['LHC_LX2', 'RAT,RAT', 'dup_selection'],
  ['VNN_LO2', '7', 'bad_selection'],
  ['VNN_LO2', '079', 'bad_selection'],
  ['VNN_LO3', '79', 'bad_selection'],
  ['VNN_LO3', '079,079', 'dup_selection'],
  ['VNN_LO4', all(4), 'max_lines'],
  ['VNN_XIEN3', '05,13', 'bad_selection'],
  ['VNN_TRUOT4', all(2), 'max_lines'],
  ['VNN_DAU', '10', 'bad_selection'],
  ['VNN_DB_BSOE', 'T', 'bad_selection'],
  ['SEA_3TOP', '12', 'bad_selection'],
  ['SEA_3TOD', '512,125', 'dup_selection'],
  ['SEA_3TOD', '555', 'bad_selection'],
  ['SEA_3TOD', '125,555', 'bad_selection'],
  ['SEA_4TOD', '5555', 'bad_selection'],
  ['SEA_BSOE', '-|-|-', 'bad_selection'],
  ['SEA_3TOP', '１２５', 'bad_selection'],
  ['D4_BIG', '123', 'bad_selection'],
  ['D4_BIG', 'R234', 'bad_selection'],
  ['D4_IBOX_BIG', '1111', 'bad_selection'],
  ['D4_BOX_BIG', '1234,4321', 'dup_selection'],
  ['D4_ROLL_BIG', '1234', 'bad_selection'],
  ['D4_ROLL_BIG', 'RR34', 'bad_selection'],
  ['D4_ROLL_BIG', 'r234', 'bad_selection'],
  ['D4_ROLL_BIG', 'R234,R234', 'dup_selection'],
])('%s refuses a selection with the right code (%#)', (playCode, text, code) => {
  expect(answerTo(playCode, text)).toBe(code)
})

/** Ten staked on each line, at the odds that the merchant starts with. */
function settled(playCode: string, selection: string, draw: Draw) {
  const { family, lineKinds } = betTypeOf(playCode)!
  const odds = quotedOdds({ lineKinds }, defaultPrices(family)[playCode], 1980)
  const bet = { playCode, selection, odds, unitThousandths: 10_000n, multiple: 1, rebatePer2000: 160 }
  const { status, payoutMinor, rebateMinor } = settleBet(bet, { kind: 'drawn', draw }, 2)
  return [status, payoutMinor, rebateMinor]
}

const marked: LhcDraw = { family: 'LHC', numbers: [1, 2, 3, 4, 5, 6], special: 49, yearAnimal: 'HORSE' }

test('49 as the special number returns sides, sums and tails, without rebate', () => {
  for (const playCode of ['LHC_TM_BSOE', 'LHC_TM_SUMBS', 'LHC_TM_TAILBS']) {
    expect(settled(playCode, 'B', marked)).toEqual(['PUSH', 10_00n, 0n])
  }
  expect(settled('LHC_TM_SUMOE', 'O', marked)).toEqual(['PUSH', 10_00n, 0n])
})

test('49 is a number like others for colour, animal, tail and for not being hit', () => {
  expect(settled('LHC_TM_COLOR', 'G', marked)).toEqual(['WON', 29_00n, 80n])
  expect(settled('LHC_TM_ZODIAC', 'HORSE', marked)).toEqual(['WON', 95_00n, 80n])
  expect(settled('LHC_WS', '9', marked)).toEqual(['WON', 17_98n, 80n])
  expect(settled('LHC_NBZ5', '45,46,47,48,49', marked)).toEqual(['LOST', 0n, 80n])
})

test('the same bet wins by the animals of the lunar year in which it is drawn', () => {
  const result = { family: 'LHC', numbers: [2, 3, 4, 5, 6, 7], special: 1 } as const
  expect(settled('LHC_TM_ZODIAC', 'SNAKE', drawOfResult(result, '2026-02-16'))).toEqual(['WON', 95_00n, 80n])
  expect(settled('LHC_TM_ZODIAC', 'SNAKE', drawOfResult(result, '2026-02-17'))).toEqual(['LOST', 0n, 80n])
  expect(settled('LHC_TM_ZODIAC', 'HORSE', drawOfResult(result, '2026-02-17'))).toEqual(['WON', 95_00n, 80n])
})

test('a number that is drawn as front number twice pays twice', () => {
  const draw: Draw = { family: 'SEA', first: '458125', b2: '78', front3: ['021', '021'], back3: ['876', '109'] }
  expect(settled('SEA_3FRONT', '021', draw)).toEqual(['WON', 8_000_00n, 80n])
})

test('a number that wins several prizes of 4D is paid for all', () => {
  const ten = Array.from({ length: 10 }, (_, i) => `000${i}`)
  const draw: Draw = { family: 'D4', first: '1234', second: '0001', third: '1234', special: ten, consolation: ten }
  expect(settled('D4_BIG', '1234', draw)).toEqual(['WON', 30_000_00n, 80n])
  expect(settled('D4_BIG', '0001', draw)).toEqual(['WON', 12_400_00n, 80n])
  expect(settled('D4_ROLL_SMALL', '123R,R234', draw)).toEqual(['WON', 90_000_00n, 1600n])
})
