import type { BetTypeTable } from '../../bet-type.ts'
import type { SeaDraw } from '../../draw.ts'
import { digitLabels } from '../../grammar/numbers.ts'
import { type MarketRow, market } from '../../primitives/market.ts'
import { numberMatch } from '../../primitives/number-match.ts'
import { subset } from '../../primitives/subset.ts'
import { twoSides } from '../../primitives/two-sides.ts'
import { type Rational, ratio } from '../../rational.ts'
import { seaAnyOrder } from './sea-any-order.ts'
import { topNumber } from './sea-draw.ts'

/** 3 ตัวบน, 2 ตัวบน, 4 ตัวตรง: the last digits of the first prize. */
function seaTop(width: number) {
  return numberMatch<SeaDraw>({ width, count: 1, numbers: (draw) => [topNumber(draw, width)] })
}

/** 2 ตัวล่าง: the bottom number. */
function seaBottom() {
  return numberMatch<SeaDraw>({ width: 2, count: 1, numbers: ({ b2 }) => [b2] })
}

/** 3 ตัวหน้า and 3 ตัวล่าง: either of the two numbers drawn; twice the same number pays twice. */
function seaEither(field: 'front3' | 'back3') {
  return numberMatch<SeaDraw>({ width: 3, count: 2, numbers: (draw) => draw[field] }, 'one')
}

/**
 * สูง ต่ำ คู่ คี่ of the last digit, the last two and the last three of the first prize: the upper half of each
 * range is big. Parity is that of the last digit in every row.
 */
function seaSides() {
  return market([upperHalf('digit', 1), upperHalf('t2', 2), upperHalf('t3', 3)], twoSides(5))
}

function upperHalf(name: string, width: number): MarketRow<SeaDraw> {
  const values = 10 ** width
  const weights = new Array<number>(values).fill(1)
  return { name, measure: { weights, of: (draw) => Number(topNumber(draw, width)) }, options: twoSides(values / 2) }
}

/** วิ่งบน: the digit is anywhere in the last three of the first prize; pays once. */
function seaRunTop() {
  return run(3, ratio(271, 1000), (draw) => topNumber(draw, 3))
}

/** วิ่งล่าง: the digit is in the bottom number; pays once. */
function seaRunBottom() {
  return run(2, ratio(19, 100), ({ b2 }) => b2)
}

function run(width: number, chance: Rational, digits: (draw: SeaDraw) => string) {
  return subset<SeaDraw>({
    labels: digitLabels,
    size: 1,
    tiers: [{ hits: 1, chance }],
    drawn: (draw) => [...new Set(digits(draw))].map(Number),
    mostDrawn: width,
  })
}

/** Every bet type on Thai numbers by play code; each game offers those for which its draws have numbers. */
export const seaBetTypes: BetTypeTable<SeaDraw> = {
  SEA_3TOP: () => seaTop(3),
  SEA_3TOD: () => seaAnyOrder(3),
  SEA_2TOP: () => seaTop(2),
  SEA_2BOTTOM: () => seaBottom(),
  SEA_RUNTOP: () => seaRunTop(),
  SEA_RUNBOTTOM: () => seaRunBottom(),
  SEA_BSOE: () => seaSides(),

  SEA_3FRONT: () => seaEither('front3'),
  SEA_3BACK: () => seaEither('back3'),

  SEA_4TOP: () => seaTop(4),
  SEA_4TOD: () => seaAnyOrder(4),
}
