import { expect, test } from 'vitest'
import { isSportsGroup, sportsGroupOf } from './sports-groups.ts'

test.each([
  ...['AV', 'IMES', 'IA', 'AI', 'TF'].map((vendor) => ({ vendor, group: 'ESPORTS' })),
  ...['SV3', 'DS88', 'DIG', 'WGB', 'WS168'].map((vendor) => ({ vendor, group: 'COCKFIGHT' })),
  ...['SBO', 'av', 'AVX', '', 'toString', 'ESPORTS'].map((vendor) => ({ vendor, group: 'SPORTS' })),
])('[LOB-13] the sports vendor $vendor stands under $group', ({ vendor, group }) => {
  expect(sportsGroupOf(vendor)).toBe(group)
})

test.each([
  { type: 'SPORTS', is: true },
  { type: 'ESPORTS', is: true },
  { type: 'COCKFIGHT', is: true },
  { type: 'RNG', is: false },
  { type: 'toString', is: false },
])('$type is a group of the sports list: $is', ({ type, is }) => {
  expect(isSportsGroup(type)).toBe(is)
})
