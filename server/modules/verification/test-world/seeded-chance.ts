import { createHash } from 'node:crypto'
import type { Chance } from '../challenges/chance.ts'

const steps = 2 ** 48

/** Chance that draws the same for the same seed, so that a test which fails once fails always. */
export function seededChance(seed: number): Chance {
  let drawn = 0
  return {
    between(low, high) {
      const bytes = createHash('sha256').update(`${seed} ${drawn++}`).digest()
      return low + (bytes.readUIntBE(0, 6) / steps) * (high - low)
    },
  }
}
