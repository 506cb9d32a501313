import type { K3Draw } from '../../draw.ts'
import { sidesOf } from '../../primitives/attribute-letters.ts'
import { faceShown } from './dice.ts'
import { isStraight } from './k3-different.ts'

/** Sum with its sides, and what the dice have in common. */
export function k3Attributes({ dice }: K3Draw) {
  const sum = dice.reduce((total, face) => total + face, 0)
  return { sum: String(sum), ...sidesOf(sum, 11), shape: shapeOfDice(dice) }
}

function shapeOfDice(dice: readonly number[]): string {
  if (faceShown(dice, 3) > 0) return 'TRIPLE'
  if (faceShown(dice, 2) > 0) return 'PAIR'
  return isStraight(dice) ? 'STRAIGHT' : 'MISC'
}
