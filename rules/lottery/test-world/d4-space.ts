import { ordersOf } from '../counting/combinations.ts'
import { d4References } from './d4-reference.ts'
import { type DrawSpace, oneNumberAtATime, seededNumbers } from './draw-space.ts'

const widths = Array.from({ length: 23 }, () => 4)
const digits = [...'0123456789']

/**
 * 10^92 draws, sampled by 2^31 seeds; numbers may stand twice, as in imported draws. A line is about one number and
 * its orders: it is followed through 10 000 draws in which each of the 23 places shows all numbers once.
 */
export const d4Space: DrawSpace = {
  size: 2 ** 31 - 1,
  drawnAt: (index) => seededNumbers(index, widths),
  *wholeFor() {
    for (let index = 0; index < 10_000; index++) yield widths.map((_, at) => (index + 431 * at) % 10_000)
  },
  weightedFor(_, [entries = []]) {
    const numbers = [...new Set(entries.flatMap(numbersOf))].map(Number)
    const other = Array.from({ length: 10_000 }, (_, number) => number).find((number) => !numbers.includes(number)) ?? 0
    return oneNumberAtATime({ values: 10_000, places: widths.length, numbers }, (number, place) =>
      widths.map((_, at) => (at === place ? number : other)),
    )
  },
  draw(drawn) {
    const [first = '', second = '', third = '', ...others] = drawn.map((number) => String(number).padStart(4, '0'))
    return { family: 'D4', first, second, third, special: others.slice(0, 10), consolation: others.slice(10) }
  },
  references: d4References,
}

/** Every number that an entry could be about, whatever the bet type. */
function numbersOf(entry: string): string[] {
  const rolled =
    entry.length < 4 ? digits.map((digit) => digit + entry) : digits.map((digit) => entry.replace('R', digit))
  return rolled.flatMap(ordersOf)
}
