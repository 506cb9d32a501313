import type { Pk10Draw } from '../../draw.ts'
import { dragonTigerOf, sidesOf } from '../../primitives/attribute-letters.ts'

/** Sum of the first two with its sides, and each of the first five places against its mirror. */
export function pk10Attributes({ numbers }: Pk10Draw) {
  const sum = (numbers[0] ?? 0) + (numbers[1] ?? 0)
  const duels = [1, 2, 3, 4, 5].map((place) => [
    `dragonTiger${place}`,
    dragonTigerOf(numbers[place - 1], numbers[10 - place]),
  ])
  return { sum: String(sum), ...sidesOf(sum, 12), ...Object.fromEntries(duels) }
}
