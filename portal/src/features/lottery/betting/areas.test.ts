import { expect, test } from 'vitest'
import { viewOf } from './areas.ts'

test('[LOT-09] an address names what is looked at of a game', () => {
  expect([viewOf({ view: 'trends' }), viewOf({}), viewOf({ view: 'x' })]).toEqual(['trends', 'bet', 'bet'])
})
