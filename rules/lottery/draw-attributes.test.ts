import { expect, test } from 'vitest'
import { isDraw } from './bet-types.ts'
import type { D4Draw, Draw, SeaDraw, VnnDraw, VnsDraw } from './draw.ts'
import { attributesOf } from './draw-attributes.ts'
import type { Animal } from './zodiac.ts'

const order = [3, 6, 1, 2, 4, 5, 7, 8, 9, 10]

const north: VnnDraw = {
  family: 'VNN',
  DB: ['84679'],
  G1: ['35271'],
  G2: ['10513', '98426'],
  G3: ['44013', '27730', '61955', '80246', '15538', '93301'],
  G4: ['7245', '0872', '6618', '2052'],
  G5: ['3471', '9904', '1826', '5567', '8017', '4490'],
  G6: ['679', '038', '415'],
  G7: ['79', '13', '05', '62'],
}
const south: VnsDraw = {
  family: 'VNS',
  DB: ['205708'],
  G1: ['43902'],
  G2: ['71866'],
  G3: ['05518', '92340'],
  G4: ['11713', '64425', '38009', '90572', '27763', '55181', '80034'],
  G5: ['6611'],
  G6: ['1920', '4412', '7345'],
  G7: ['718'],
  G8: ['18'],
}
const thai: SeaDraw = { family: 'SEA', first: '458125', b2: '78', front3: ['021', '543'], back3: ['876', '109'] }
const ten = Array.from({ length: 10 }, (_, i) => `000${i}`)
const fourDigits: D4Draw = {
  family: 'D4',
  first: '1234',
  second: '5678',
  third: '9012',
  special: ten,
  consolation: ten,
}

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
  [
    { family: 'LHC', numbers: [3, 14, 22, 27, 31, 45], special: 12, yearAnimal: 'HORSE' },
    {
      colours: 'B,B,G,G,B,R,R',
      animals: 'DRAGON,SNAKE,ROOSTER,DRAGON,RAT,DOG,GOAT',
      size: 'S',
      parity: 'E',
      sum: '154',
      sumSize: 'S',
      sumParity: 'E',
    },
  ],
  [
    { family: 'LHC', numbers: [1, 2, 3, 4, 5, 6], special: 49, yearAnimal: 'RAT' },
    {
      colours: 'R,R,B,B,G,G,G',
      animals: 'RAT,PIG,DOG,ROOSTER,MONKEY,GOAT,RAT',
      size: 'X',
      parity: 'X',
      sum: '70',
      sumSize: 'S',
      sumParity: 'E',
    },
  ],
  [north, { special: '79', tens: '7', units: '9', size: 'B', parity: 'O' }],
  [south, { special: '08', tens: '0', units: '8', size: 'S', parity: 'E' }],
  [thai, { t3: '125', t2: '25', b2: '78', size: 'S', parity: 'O' }],
  [
    { family: 'SEA', first: '7354', b2: '73', front3: [], back3: [] },
    { t4: '7354', t3: '354', t2: '54', b2: '73', size: 'S', parity: 'E' },
  ],
  [fourDigits, { first3: '234', size: 'S', parity: 'E' }],
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
  { family: 'LHC', numbers: [1, 2, 3, 4, 5, 6], special: 6, yearAnimal: 'RAT' },
  { family: 'LHC', numbers: [1, 2, 3, 4, 5, 50], special: 6, yearAnimal: 'RAT' },
  { family: 'LHC', numbers: [1, 2, 3, 4, 5], special: 6, yearAnimal: 'RAT' },
  { family: 'LHC', numbers: [1, 2, 3, 4, 5, 6], special: 7, yearAnimal: 'CAT' as Animal },
  { ...north, G7: ['79', '13', '05'] },
  { ...north, G3: ['4401', '27730', '61955', '80246', '15538', '93301'] },
  { ...north, DB: ['8467x'] },
  { ...north, DB: ['８４６７９'] },
  { ...south, DB: ['05708'] },
  { ...south, G8: ['18', '18'] },
  { ...thai, first: '58125' },
  { ...thai, b2: '7' },
  { ...thai, front3: ['021'] },
  { ...thai, first: '8125' },
  { ...thai, front3: [], back3: [] },
  { ...fourDigits, first: '123' },
  { ...fourDigits, special: ten.slice(1) },
  { ...fourDigits, consolation: [...ten, '0001'] },
])('%o is no draw of its family', (draw) => {
  expect(isDraw(draw)).toBe(false)
})
