import type { LhcDraw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'
import { animalOf } from '../../zodiac.ts'
import { colourOf } from './lhc-numbers.ts'
import { bigTotalFrom, lhcTotal } from './lhc-sum.ts'

/** Colours and animals of all seven numbers, the special one last; sides of the special number, `X` for 49; the sum. */
export function lhcAttributes(draw: LhcDraw) {
  const { numbers, special, yearAnimal } = draw
  const all = [...numbers, special]
  const sum = lhcTotal.of(draw)
  const { size, parity } = special === 49 ? { size: 'X', parity: 'X' } : sidesOf(special, 25)
  const total = sidesOf(sum, bigTotalFrom)
  return {
    colours: all.map(colourOf).join(','),
    animals: all.map((number) => animalOf(number, yearAnimal)).join(','),
    size,
    parity,
    sum: String(sum),
    sumSize: total.size,
    sumParity: total.parity,
  }
}
