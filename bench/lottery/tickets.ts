import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { combinations, grid, pickValues, product } from './naive-lines.ts'

/** A ticket, and the same bet as its lines written out: the yardstick knows nothing of our formulas. */
export interface Ticket {
  readonly playCode: string
  readonly selection: string
  readonly draw: Draw
  /** Lists every line. */
  lines(): Iterable<readonly number[]>
  /** Whether a line wins this draw. */
  wins(line: readonly number[]): boolean
}

const digits = Array.from({ length: 10 }, (_, digit) => digit)
const ssc = { family: 'SSC', digits: [6, 0, 4, 1, 7] } as const
const e5 = { family: 'E5', numbers: [3, 7, 1, 11, 5] } as const
const pk10 = { family: 'PK10', numbers: [3, 6, 1, 2, 4, 5, 7, 8, 9, 10] } as const
const lhc = { family: 'LHC', numbers: [3, 14, 22, 27, 31, 45], special: 12, yearAnimal: 'HORSE' } as const
const north = {
  ...({ family: 'VNN', DB: ['84679'], G1: ['35271'], G2: ['10513', '98426'] } as const),
  ...{ G3: ['44013', '27730', '61955', '80246', '15538', '93301'], G4: ['7245', '0872', '6618', '2052'] },
  ...{ G5: ['3471', '9904', '1826', '5567', '8017', '4490'], G6: ['679', '038', '415'], G7: ['79', '13', '05', '62'] },
}
const northEndings = [north.DB, north.G1, north.G2, north.G3, north.G4, north.G5, north.G6, north.G7]
  .flat()
  .map((prize) => Number(prize.slice(-2)))

const same = (line: readonly number[], drawn: readonly number[]) => line.every((value, place) => value === drawn[place])
const within = (line: readonly number[], drawn: readonly number[]) => line.every((value) => drawn.includes(value))
const two = (value: number) => String(value).padStart(2, '0')

/** Bets of several families, from a handful of lines to the hundred thousand that one bet may have. */
export function ticketsOf(round: number): readonly Ticket[] {
  const five = [0, 1, 2, 3, 4].map((place) => pickValues(digits, 7, round + place))
  const six = pickValues(digits, 8, round)
  const sums = pickValues(
    Array.from({ length: 28 }, (_, sum) => sum),
    9,
    round,
  )
  const elevens = pickValues(
    Array.from({ length: 11 }, (_, index) => index + 1),
    9,
    round,
  )
  const places = [0, 1, 2].map((place) => pickValues(pk10.numbers, 8, round + place))
  const fortyNine = pickValues(
    Array.from({ length: 49 }, (_, index) => index + 1),
    24,
    round,
  )
  const hundred = pickValues(
    Array.from({ length: 100 }, (_, number) => number),
    30,
    round,
  )
  const spelt = (values: readonly number[], spell: (value: number) => string = String) => values.map(spell).join(',')
  const last3 = ssc.digits.slice(2)
  return [
    {
      ...{ playCode: 'SSC_5_DIRECT', draw: ssc, selection: five.map((field) => spelt(field)).join('|') },
      lines: () => product(five),
      wins: (line) => same(line, ssc.digits),
    },
    {
      ...{ playCode: 'SSC_L3_G6', draw: ssc, selection: spelt(six) },
      lines: () => combinations(six, 3),
      wins: (line) => within(line, last3) && within(last3, line),
    },
    {
      ...{ playCode: 'SSC_L3_SUM', draw: ssc, selection: spelt(sums) },
      lines: () => [...product([digits, digits, digits])].filter((line) => sums.includes(line.reduce((a, b) => a + b))),
      wins: (line) => same(line, last3),
    },
    {
      ...{ playCode: 'E5_ANY4', draw: e5, selection: spelt(elevens, two) },
      lines: () => combinations(elevens, 4),
      wins: (line) => within(line, e5.numbers),
    },
    {
      ...{ playCode: 'PK_F3', draw: pk10, selection: places.map((field) => spelt(field, two)).join('|') },
      lines: () => [...product(places)].filter((line) => new Set(line).size === line.length),
      wins: (line) => same(line, pk10.numbers),
    },
    {
      ...{ playCode: 'LHC_3QZ', draw: lhc, selection: spelt(fortyNine, two) },
      lines: () => combinations(fortyNine, 3),
      wins: (line) => within(line, lhc.numbers),
    },
    {
      ...{ playCode: 'VNN_LO2', draw: north, selection: spelt(hundred, two) },
      lines: () => grid(hundred, northEndings.length),
      wins: ([number = -1, slot = -1]) => northEndings[slot] === number,
    },
    {
      ...{ playCode: 'VNN_XIEN2', draw: north, selection: spelt(hundred, two) },
      lines: () => combinations(hundred, 2),
      wins: (line) => within(line, northEndings),
    },
  ]
}
