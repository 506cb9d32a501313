import type { LhcDraw } from '../../draw.ts'
import { hitChance, subset } from '../../primitives/subset.ts'
import { drawnInAll, drawnIndexes, lhcLabels, normalIndexes, normals } from './lhc-numbers.ts'

const chanceOf = (size: number, hits: number) => hitChance(lhcLabels.length, normals, size, hits)

/** 正码, 二全中, 三全中: all of so many numbers are among the six; the special one does not count. */
export function lhcAllHit(size: number) {
  const tiers = [{ hits: size, chance: chanceOf(size, size) }]
  return subset<LhcDraw>({ labels: lhcLabels, size, tiers, drawn: normalIndexes, mostDrawn: normals })
}

/** 三中二: two of three numbers are among the six, or all three, which is a tier of its own. */
export function lhcTwoOfThree() {
  const tiers = [
    { hits: 2, chance: chanceOf(3, 2), tier: 'Z2' },
    { hits: 3, chance: chanceOf(3, 3), tier: 'Z3' },
  ]
  return subset<LhcDraw>({ labels: lhcLabels, size: 3, tiers, drawn: normalIndexes, mostDrawn: normals })
}

/** 自选不中: none of so many numbers is among the seven. */
export function lhcNoneHit(size: number) {
  const tiers = [{ hits: 0, chance: hitChance(lhcLabels.length, drawnInAll, size, 0) }]
  return subset<LhcDraw>({ labels: lhcLabels, size, tiers, drawn: drawnIndexes, mostDrawn: drawnInAll })
}
