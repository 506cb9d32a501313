import { expect, test } from 'vitest'
import { type AreaPath, areaModes, isAreaPath, menuModeOf, readAsked } from './lottery-areas.ts'

test('[LOT-03] three areas sell by the four price lists', () => {
  expect(areaModes).toEqual({ '/lottery': ['LOTT', 'ZY', 'ELOTT'], '/vnLottery': ['ELOTT'], '/seaLottery': ['SEA'] })
  expect(['/lottery', '/lott', '/toString', 'toString'].map(isAreaPath)).toEqual([true, false, false, false])
})

test.each<[string, AreaPath, Record<string, unknown>, object]>([
  ['no game', '/lottery', {}, { is: 'lobby', mode: 'LOTT' }],
  ['a price list', '/lottery', { prizeMode: 'ZY' }, { is: 'lobby', mode: 'ZY' }],
  ['a price list of another area', '/vnLottery', { prizeMode: 'LOTT' }, { is: 'lobby', mode: 'ELOTT' }],
  ['a game', '/lottery', { gameCode: 'SSC1M' }, { is: 'game', mode: 'LOTT', gameCode: 'SSC1M' }],
  ['a game in small letters', '/lottery', { gameCode: 'ssc1m' }, { is: 'game', mode: 'LOTT', gameCode: 'SSC1M' }],
  ['a game at a price list', '/lottery', { gameCode: 'SSC1M', prizeMode: 'ZY' }, { is: 'game', mode: 'ZY' }],
  ['a Vietnamese game in the classic area', '/lottery', { gameCode: 'VNN' }, { is: 'game', mode: 'ELOTT' }],
  ['the same at a list that lacks it', '/lottery', { gameCode: 'VNN', prizeMode: 'ZY' }, { is: 'game', mode: 'ELOTT' }],
  ['a Vietnamese game', '/vnLottery', { gameCode: 'VNS_HCM' }, { is: 'game', mode: 'ELOTT' }],
  ['a Thai game', '/seaLottery', { gameCode: 'TH_GOV' }, { is: 'game', mode: 'SEA' }],
  ['a Thai game elsewhere', '/lottery', { gameCode: 'TH_GOV' }, { is: 'elsewhere', path: '/seaLottery' }],
  ['a classic game elsewhere', '/vnLottery', { gameCode: 'SSC1M' }, { is: 'elsewhere', path: '/lottery' }],
  ['a region', '/vnLottery', { gameCode: 'VNS' }, { is: 'lobby', mode: 'ELOTT', region: 'VNS' }],
  ['a region elsewhere', '/seaLottery', { gameCode: 'VNC' }, { is: 'elsewhere', path: '/vnLottery' }],
  ['an unknown game', '/lottery', { gameCode: 'NOPE' }, { is: 'unknown', gameCode: 'NOPE' }],
  ['no code at all', '/lottery', { gameCode: '<script>alert(1)</script>' }, { is: 'lobby', mode: 'LOTT' }],
  ['a number', '/lottery', { gameCode: 7 }, { is: 'lobby' }],
])('[LOT-03] [NAV-07] an address that names %s', (_name, path, search, expected) => {
  expect(readAsked(path, search)).toMatchObject(expected)
})

test('the menu of an address is that of its price list, or of the area’s first where the game is elsewhere', () => {
  const modeOf = (path: AreaPath, search: object) => menuModeOf(path, readAsked(path, { ...search }))
  expect(modeOf('/lottery', { prizeMode: 'ZY' })).toBe('ZY')
  expect(modeOf('/lottery', { gameCode: 'VNN' })).toBe('ELOTT')
  expect(modeOf('/lottery', { gameCode: 'TH_GOV' })).toBe('LOTT')
})
