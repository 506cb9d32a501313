// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readFavourites } from './own-lotteries.ts'

test.each<[string, string | null, object]>([
  ['nothing', null, {}],
  ['what the portal keeps', '{"linhtran":["SSC1M","VNN"]}', { linhtran: ['SSC1M', 'VNN'] }],
  ['no JSON', '{', {}],
  ['another shape', '[1,2]', { 0: [], 1: [] }],
  ['what is no code', '{"linhtran":[1,"SSC1M",null,"SSC1M"]}', { linhtran: ['SSC1M'] }],
])('[SYS-23] [LOT-09] favourites of LOTTFAV: %s', (_name, stored, expected) => {
  expect(readFavourites(stored)).toEqual(expected)
})

test('[LOT-09] a thousand favourites are cut to as many as there can be games', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `G${at}`)
  expect(readFavourites(JSON.stringify({ a: many })).a).toHaveLength(200)
})
