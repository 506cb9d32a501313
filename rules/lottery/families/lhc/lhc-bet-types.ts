import type { BetTypeTable } from '../../bet-type.ts'
import type { LhcDraw } from '../../draw.ts'
import { hitChance, subset } from '../../primitives/subset.ts'
import { lhcAnimals, lhcSpecialAnimal, lhcTail } from './lhc-groups.ts'
import { drawnInAll, drawnIndexes, lhcLabels, normalIndexes, normals } from './lhc-numbers.ts'
import {
  lhcColour,
  lhcDigitSumParity,
  lhcDigitSumSize,
  lhcPlace,
  lhcSpecial,
  lhcSpecialSides,
  lhcTailSize,
} from './lhc-single.ts'
import { lhcTotalSides } from './lhc-sum.ts'
import { lhcSpecialPair, lhcTwoOrSpecial } from './lhc-with-special.ts'

const chanceOf = (size: number, hits: number) => hitChance(lhcLabels.length, normals, size, hits)

/** 正码, 二全中, 三全中: all numbers of the line are among the six; the special one does not count. */
function lhcAllHit(size: number) {
  const tiers = [{ hits: size, chance: chanceOf(size, size) }]
  return subset<LhcDraw>({ labels: lhcLabels, size, tiers, drawn: normalIndexes, mostDrawn: normals })
}

/** 三中二: two of three numbers are among the six, or all three, which is a tier of its own. */
function lhcTwoOfThree() {
  const tiers = [
    { hits: 2, chance: chanceOf(3, 2), tier: 'Z2' },
    { hits: 3, chance: chanceOf(3, 3), tier: 'Z3' },
  ]
  return subset<LhcDraw>({ labels: lhcLabels, size: 3, tiers, drawn: normalIndexes, mostDrawn: normals })
}

/** 自选不中: no number of the line is among the seven. */
function lhcNoneHit(size: number) {
  const tiers = [{ hits: 0, chance: hitChance(lhcLabels.length, drawnInAll, size, 0) }]
  return subset<LhcDraw>({
    labels: lhcLabels,
    size,
    tiers,
    drawn: drawnIndexes,
    mostDrawn: drawnInAll,
    fewestDrawn: drawnInAll,
  })
}

/** Every bet type of 六合彩 by play code. */
export const lhcBetTypes: BetTypeTable<LhcDraw> = {
  LHC_TM: () => lhcSpecial(),
  LHC_TM_BSOE: () => lhcSpecialSides(),
  LHC_TM_SUMBS: () => lhcDigitSumSize(),
  LHC_TM_SUMOE: () => lhcDigitSumParity(),
  LHC_TM_TAILBS: () => lhcTailSize(),
  LHC_TM_COLOR: () => lhcColour(),
  LHC_TM_ZODIAC: () => lhcSpecialAnimal(),

  LHC_ZM: () => lhcAllHit(1),
  LHC_ZMT_1: () => lhcPlace(1),
  LHC_ZMT_2: () => lhcPlace(2),
  LHC_ZMT_3: () => lhcPlace(3),
  LHC_ZMT_4: () => lhcPlace(4),
  LHC_ZMT_5: () => lhcPlace(5),
  LHC_ZMT_6: () => lhcPlace(6),

  LHC_2QZ: () => lhcAllHit(2),
  LHC_3QZ: () => lhcAllHit(3),
  LHC_3Z2: () => lhcTwoOfThree(),
  LHC_2ZT: () => lhcTwoOrSpecial(),
  LHC_TC: () => lhcSpecialPair(),

  LHC_NBZ5: () => lhcNoneHit(5),
  LHC_NBZ6: () => lhcNoneHit(6),
  LHC_NBZ7: () => lhcNoneHit(7),
  LHC_NBZ8: () => lhcNoneHit(8),
  LHC_NBZ9: () => lhcNoneHit(9),
  LHC_NBZ10: () => lhcNoneHit(10),

  LHC_YX: () => lhcAnimals(1),
  LHC_WS: () => lhcTail(),
  LHC_LX2: () => lhcAnimals(2),
  LHC_LX3: () => lhcAnimals(3),
  LHC_LX4: () => lhcAnimals(4),
  LHC_SUM_BSOE: () => lhcTotalSides(),
}
