import { expect, test } from 'vitest'
import { isDraw } from './bet-types.ts'
import type { Draw } from './draw.ts'
import { attributesOf } from './draw-attributes.ts'

const order = [3, 6, 1, 2, 4, 5, 7, 8, 9, 10]

test.each<[Draw, Record<string, string>]>([
  [
    { family: 'SSC', digits: [1, 3, 4, 5, 6] },
    { sum: '19', size: 'S', parity: 'O', dragonTiger: 'T', front3: 'HALF', middle3: 'STRAIGHT', last3: 'STRAIGHT' },
  ],
  [
    { family: 'P3', digits: [8, 9, 0] },
    { sum: '17', size: 'B', parity: 'O', span: '9', shape: 'STRAIGHT' },
  ],
  [
    { family: 'PC28', digits: [9, 9, 4] },
    { sum: '22', size: 'B', parity: 'E', combo: 'BE', extreme: 'MAX', shape: 'PAIR' },
  ],
  [
    { family: 'PC28', digits: [5, 3, 6] },
    { sum: '14', size: 'B', parity: 'E', combo: 'BE', shape: 'HALF' },
  ],
  [
    { family: 'K3', dice: [2, 4, 3] },
    { sum: '9', size: 'S', parity: 'O', shape: 'STRAIGHT' },
  ],
  [
    { family: 'K3', dice: [1, 6, 1] },
    { sum: '8', size: 'S', parity: 'E', shape: 'PAIR' },
  ],
  [
    { family: 'E5', numbers: [3, 7, 1, 11, 5] },
    { sum: '27', size: 'S', parity: 'O', odd: '5', middle: '05', dragonTiger: 'T' },
  ],
  [
    { family: 'E5', numbers: [8, 7, 1, 11, 3] },
    { sum: '30', size: 'X', parity: 'E', odd: '4', middle: '07', dragonTiger: 'D' },
  ],
  [
    { family: 'PK10', numbers: order },
    {
      sum: '9',
      size: 'S',
      parity: 'O',
      dragonTiger1: 'T',
      dragonTiger2: 'T',
      dragonTiger3: 'T',
      dragonTiger4: 'T',
      dragonTiger5: 'T',
    },
  ],
])('%o has the attributes %o', (draw, attributes) => {
  expect(isDraw(draw)).toBe(true)
  expect(attributesOf(draw)).toEqual(attributes)
})

test.each<Draw>([
  { family: 'SSC', digits: [1, 3, 4, 5] },
  { family: 'SSC', digits: [1, 3, 4, 5, 10] },
  { family: 'SSC', digits: [1, 3, 4, 5, 1.5] },
  { family: 'P3', digits: [1, 2, 3, 4] },
  { family: 'PC28', digits: [1, 2, -1] },
  { family: 'K3', dice: [0, 1, 2] },
  { family: 'E5', numbers: [1, 2, 3, 4, 4] },
  { family: 'E5', numbers: [1, 2, 3, 4, 12] },
  { family: 'PK10', numbers: [...order.slice(1), 6] },
  { family: 'PK10', numbers: order.slice(1) },
])('%o is no draw of its family', (draw) => {
  expect(isDraw(draw)).toBe(false)
})
