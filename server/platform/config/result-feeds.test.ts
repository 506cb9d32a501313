import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { readConfig } from './config.ts'

const one = 'https://one.example.com'
test.each([
  one,
  `=${one}`,
  'a b=https://one.example.com',
  'one=one.example.com',
  'one=http://one.example.com',
  'one=https://u:p@one.example.com',
  'one=https://one.example.com/?key=1',
  `one=${one},one=https://two.example.com`,
  ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}=${one}`).join(','),
])('[LOT-07] feeds of results %s are refused', (value) => {
  expect(() => readConfig({ RESULT_FEEDS: value })).toThrow(StartError)
  expect(() => readConfig({ RESULT_FEEDS: value })).toThrow(/^RESULT_FEEDS must be [^\n]+$/)
})
