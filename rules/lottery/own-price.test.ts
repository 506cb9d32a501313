import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'
import { type OwnPrice, ownPriceProblem } from './own-price.ts'
import { widestReturns } from './price.ts'

test.each<[string, OwnPrice, string | undefined, string | undefined]>([
  ['SEA_2TOP', { 1: '90' }, undefined, undefined],
  ['SEA_2TOP', { 1: '99.9' }, undefined, undefined],
  ['SEA_2TOP', { 1: '99.9001' }, 'return_too_high', undefined],
  ['SEA_2TOP', { 1: '100' }, 'return_too_high', undefined],
  ['SEA_2TOP', { 1: '100.0001' }, 'return_too_high', 'return_too_high'],
  ['SEA_2TOP', { 1: '29.9999' }, 'return_too_low', undefined],
  ['SEA_2TOP', { 1: '9.9999' }, 'return_too_low', 'return_too_low'],
  ['SEA_2TOP', {}, 'missing_odds', 'missing_odds'],
  ['SEA_2TOP', { 1: '90', 2: '1' }, 'unknown_tier', 'unknown_tier'],
  ['SEA_2TOP', { 1: '90.00001' }, 'odds', 'odds'],
  ['SEA_2TOP', 1_900, undefined, undefined],
  ['SEA_2TOP', 2_000, 'return_too_high', undefined],
  ['SEA_2TOP', 198, 'return_too_low', 'return_too_low'],
  ['PC_NUM3', 1_760, undefined, undefined],
  ['PC_NUM3', 2_000, 'return_too_high', undefined],
  ['PC_NUM3', { 1: '4' }, 'odds', 'odds'],
])('[LOT-05] %s at %j is found %s by the guard, and %s by that of two', (playCode, price, alone, together) => {
  const betType = betTypeOf(playCode)!
  expect(ownPriceProblem(betType, price)).toBe(alone)
  expect(ownPriceProblem(betType, price, widestReturns)).toBe(together)
})
