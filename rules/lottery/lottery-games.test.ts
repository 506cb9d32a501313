import { expect, test } from 'vitest'
import { betTypesOf, betTypesOfGame, isDraw, isDrawOfGame } from './bet-types.ts'
import type { FamilyCode, SeaDraw } from './draw.ts'
import { fastGames, importedGames, lotteryGame } from './lottery-games.ts'
import { centralStations, type Station, southernStations } from './vietnamese-stations.ts'

const codes = [...Object.keys(fastGames), ...Object.keys(importedGames)]

test('no code stands for two games', () => {
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBe(19 + 1 + 21 + 14 + 1 + 1 + 3 + 6 + 1)
  for (const code of codes) expect(lotteryGame(code)).toBeDefined()
  for (const code of ['', 'VNS', 'ssc1m', '__proto__', 'constructor']) expect(lotteryGame(code)).toBe(undefined)
})

test('a fast game draws a whole number of times a day, and its issues have room for all', () => {
  for (const { periodSeconds, issueDigits } of Object.values(fastGames)) {
    expect(86_400 % periodSeconds).toBe(0)
    expect(86_400 / periodSeconds).toBeLessThan(10 ** issueDigits)
  }
})

test('every time zone is one', () => {
  for (const code of codes) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: lotteryGame(code)!.timeZone })).not.toThrow()
  }
})

test('a game offers all bet types of its family, but those for which Thai numbers lack digits', () => {
  const playCodes = (code: string) => betTypesOfGame(code).map(({ playCode }) => playCode.replace('SEA_', ''))
  const everywhere = ['3TOP', '3TOD', '2TOP', '2BOTTOM', 'RUNTOP', 'RUNBOTTOM', 'BSOE']
  expect(playCodes('TH_GOV')).toEqual([...everywhere, '3FRONT', '3BACK'])
  expect(playCodes('THF5M')).toEqual(playCodes('TH_GOV'))
  expect(playCodes('LAO')).toEqual([...everywhere, '4TOP', '4TOD'])
  expect(playCodes('HN_VIP')).toEqual(playCodes('LAO'))
  expect(playCodes('STK_HSI')).toEqual(everywhere)
  expect(playCodes('nothing')).toEqual([])
  for (const code of codes.filter((each) => lotteryGame(each)?.family !== 'SEA')) {
    expect(betTypesOfGame(code)).toEqual(betTypesOf(lotteryGame(code)?.family as FamilyCode))
  }
})

test.each([
  ['TH_GOV', '458125', ['021', '543'], true],
  ['LAO', '7354', [], true],
  ['STK_DJI', '257', [], true],
  ['LAO', '257', [], false],
  ['TH_GOV', '7354', [], false],
  ['VNN', '7354', [], false],
] as const)('%s draws a first prize like %s: %s %s', (code, first, front3, isOne) => {
  const draw: SeaDraw = { family: 'SEA', first, b2: '01', front3, back3: front3 }
  expect(isDraw(draw)).toBe(true)
  expect(isDrawOfGame(code, draw)).toBe(isOne)
})

test('on each day two to four stations of each part of Vietnam draw', () => {
  for (const stations of [southernStations, centralStations]) {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const drawing = Object.values<Station>(stations).filter(({ days }) => days.some((each) => each === day))
      expect(drawing.length).toBeGreaterThanOrEqual(2)
      expect(drawing.length).toBeLessThanOrEqual(4)
    }
  }
})
