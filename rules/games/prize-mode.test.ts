import { expect, test } from 'vitest'
import { prizeMode } from './prize-mode.ts'

test.each([
  { vietnamese: false, electronic: false, mode: 'LOTT' },
  { vietnamese: false, electronic: true, mode: 'ELOTT' },
  { vietnamese: true, electronic: false, mode: 'ELOTT' },
  { vietnamese: true, electronic: true, mode: 'ELOTT' },
])('[LOB-15] TCG_LOTTO_VN in the list $vietnamese, LOTT under ELOTT $electronic: $mode', (row) => {
  const lanes = [
    { gameType: 'LOTT', vendorCodes: ['LOTT', ...(row.vietnamese ? ['TCG_LOTTO_VN'] : [])] },
    { gameType: 'ELOTT', vendorCodes: ['TCG_SEA', ...(row.electronic ? ['LOTT'] : [])] },
  ]
  expect(prizeMode(lanes)).toBe(row.mode)
})

test('without any vendor the mode is LOTT', () => {
  expect(prizeMode([])).toBe('LOTT')
})
