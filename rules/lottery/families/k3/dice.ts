import { tuples } from '../../counting/combinations.ts'
import { type Measure, measureOver } from '../../counting/measure.ts'
import type { K3Draw } from '../../draw.ts'
import { numberLabels } from '../../grammar/labels.ts'

/** `1` to `6`. */
export const dieLabels = numberLabels(1, 6)

/** What `of` makes of the three dice. */
export function measureOfDice(of: (dice: readonly number[]) => number): Measure<K3Draw> {
  const throws = Array.from(tuples(6, 3), (faces) => faces.map((face) => face + 1))
  return { weights: measureOver(throws, of).weights, of: ({ dice }) => of(dice) }
}

/** The face that shows exactly so often, 0 when none does. */
export function faceShown(dice: readonly number[], times: number): number {
  return dice.find((face) => dice.filter((other) => other === face).length === times) ?? 0
}
