import type { BetTypeTable } from '../../bet-type.ts'
import type { LhcDraw } from '../../draw.ts'
import { lhcAnimals, lhcSpecialAnimal, lhcTail } from './lhc-groups.ts'
import { lhcAllHit, lhcNoneHit, lhcTwoOfThree } from './lhc-hits.ts'
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

/** Every bet type of 六合彩 by play code. */
export const lhcBetTypes: BetTypeTable<LhcDraw> = {
  LHC_TM: lhcSpecial(),
  LHC_TM_BSOE: lhcSpecialSides(),
  LHC_TM_SUMBS: lhcDigitSumSize(),
  LHC_TM_SUMOE: lhcDigitSumParity(),
  LHC_TM_TAILBS: lhcTailSize(),
  LHC_TM_COLOR: lhcColour(),
  LHC_TM_ZODIAC: lhcSpecialAnimal(),

  LHC_ZM: lhcAllHit(1),
  LHC_ZMT_1: lhcPlace(1),
  LHC_ZMT_2: lhcPlace(2),
  LHC_ZMT_3: lhcPlace(3),
  LHC_ZMT_4: lhcPlace(4),
  LHC_ZMT_5: lhcPlace(5),
  LHC_ZMT_6: lhcPlace(6),

  LHC_2QZ: lhcAllHit(2),
  LHC_3QZ: lhcAllHit(3),
  LHC_3Z2: lhcTwoOfThree(),
  LHC_2ZT: lhcTwoOrSpecial(),
  LHC_TC: lhcSpecialPair(),

  LHC_NBZ5: lhcNoneHit(5),
  LHC_NBZ6: lhcNoneHit(6),
  LHC_NBZ7: lhcNoneHit(7),
  LHC_NBZ8: lhcNoneHit(8),
  LHC_NBZ9: lhcNoneHit(9),
  LHC_NBZ10: lhcNoneHit(10),

  LHC_YX: lhcAnimals(1),
  LHC_WS: lhcTail(),
  LHC_LX2: lhcAnimals(2),
  LHC_LX3: lhcAnimals(3),
  LHC_LX4: lhcAnimals(4),
  LHC_SUM_BSOE: lhcTotalSides(),
}
