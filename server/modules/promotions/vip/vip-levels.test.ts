import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { expect, test } from 'vitest'
import { readContent } from '#/demo/demo-settings.ts'
import { vipFaults } from './vip-levels.ts'

type Level = SettingsSections['vip']['levels'][number]
const { levels } = readContent<SettingsSections['vip']>('vip')
const changed = (rank: number, given: Partial<Level>) =>
  vipFaults({ levels: levels.map((level, at) => (at === rank ? { ...level, ...given } : level)) })

test('[PRO-04] the table of the domain is sound, and so is a brand without levels', () => {
  expect(vipFaults({ levels })).toEqual([])
  expect(vipFaults({ levels: [] })).toEqual([])
})

test.each<[rank: number, given: Partial<Level>, path: string, rule: string]>([
  [0, { deposited: '1.00' }, '/levels/0/deposited', 'first_level'],
  [0, { valid: '1.00' }, '/levels/0/valid', 'first_level'],
  [2, { keepValid: '1.00' }, '/levels/2/keepValid', 'level_is_kept'],
  [3, { deposited: '9999999.00' }, '/levels/3/deposited', 'levels_rise'],
  [3, { valid: '99999999.00' }, '/levels/3/valid', 'levels_rise'],
  [3, { deposited: '10000000.00', valid: '100000000.00' }, '/levels/3/deposited', 'levels_rise'],
  [5, { keepValid: '29999999.00' }, '/levels/5/keepValid', 'levels_rise'],
  [8, { birthdayGift: '0.00' }, '/levels/8/birthdayGift', 'levels_rise'],
  [4, { withdrawalsPerDay: 4 }, '/levels/4/withdrawalsPerDay', 'levels_rise'],
  [4, { withdrawnPerDay: '1.00' }, '/levels/4/withdrawnPerDay', 'levels_rise'],
  [6, { withdrawalsPerDay: 0 }, '/levels/7/withdrawalsPerDay', 'levels_rise'],
])('[PRO-04] level %i with %j is refused at %s', (rank, given, path, rule) => {
  expect(changed(rank, given)).toContainEqual({ path, rule })
})

test('[PRO-04] a level may ask for more bets alone', () => {
  expect(changed(3, { deposited: '10000000.00' })).toEqual([])
})
