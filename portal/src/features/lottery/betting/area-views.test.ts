import { expect, test } from 'vitest'
import { viewOf } from './area-views.ts'

test('[LOT-09] an address names what is looked at of a game', () => {
  expect([viewOf({ view: 'trends' }), viewOf({}), viewOf({ view: 'x' })]).toEqual(['trends', 'bet', 'bet'])
})
