import { choose } from '../../counting/combinations.ts'
import { numberLabels } from '../../grammar/numbers.ts'
import { subset } from '../../primitives/subset.ts'
import { type Rational, ratio, total } from '../../rational.ts'
import type { Board, Prizes } from '../../vietnamese-boards.ts'
import { slotsOf, tiersOfWidth } from './vn-match.ts'

const labels = numberLabels(0, 99, 2)

/** Xiên: all numbers of the line appear as last two digits; it pays once, however often they do. */
export function vnAllAppear<T extends string>(board: Board<T>, size: number) {
  return parlay(board, size, size, allAppear)
}

/** Lô trượt: no number of the line appears as last two digits. */
export function vnNoneAppears<T extends string>(board: Board<T>, size: number) {
  return parlay(board, size, 0, noneAppears)
}

function parlay<T extends string>(
  board: Board<T>,
  size: number,
  hits: number,
  chance: (size: number, slots: number) => Rational,
) {
  const slots = slotsOf(board, tiersOfWidth(board, 2), 'last', 2)
  return subset<Prizes<T>>({
    labels,
    size,
    tiers: [{ hits, chance: chance(size, slots.count) }],
    drawn: (draw) => [...new Set(slots.numbers(draw))].map(Number),
    mostDrawn: slots.count,
    fewestDrawn: 1,
  })
}

function noneAppears(size: number, slots: number): Rational {
  return ratio(BigInt(labels.length - size) ** BigInt(slots), BigInt(labels.length) ** BigInt(slots))
}

/** All draws, less those without one of the numbers, and so on. */
function allAppear(size: number, slots: number): Rational {
  const terms = Array.from({ length: size + 1 }, (_, missing) => {
    const sign = missing % 2 === 0 ? 1 : -1
    const { numerator, denominator } = noneAppears(missing, slots)
    return ratio(BigInt(sign * choose(size, missing)) * numerator, denominator)
  })
  return total(terms)
}
