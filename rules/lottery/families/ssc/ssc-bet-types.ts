import type { BetTypeTable } from '../../bet-type.ts'
import type { SscDraw } from '../../draw.ts'
import { comparison, dragonTigerTie } from '../../primitives/dragon-tiger.ts'
import { market } from '../../primitives/market.ts'
import {
  digitAny,
  digitDirect,
  digitDirectEntries,
  digitFixed,
  digitGroup,
  digitGroupThree,
  digitPositionSides,
  digitSides,
  digitSpan,
  digitSum,
  digitSumSides,
  pairs,
  quad,
  singles,
  triple,
} from '../digits/digit-bet-types.ts'
import { digitGroupSum, digitMixedGroup } from '../digits/digit-mixed-group.ts'
import { digitShape } from '../digits/digit-shape.ts'
import { segment } from '../digits/segment.ts'
import { sscRepeats } from './ssc-repeats.ts'

/** 龙虎和: the digit at position `first` against the one at `second`, positions counted from 1. */
function sscDragonTiger(first: number, second: number, onTie: 'lose' | 'push' = 'lose') {
  const pair = ({ digits }: SscDraw): [number, number] => [digits[first - 1] ?? 0, digits[second - 1] ?? 0]
  return market([{ name: 'side', measure: comparison(pair, [45, 10, 45]) }], dragonTigerTie(onTie))
}

const all = segment(0, 5)
const last4 = segment(1, 4)
const front3 = segment(0, 3)
const middle3 = segment(1, 3)
const last3 = segment(2, 3)
const front2 = segment(0, 2)
const last2 = segment(3, 2)

/** Every bet type of 时时彩 by play code. */
export const sscBetTypes: BetTypeTable<SscDraw> = {
  SSC_5_DIRECT: () => digitDirect(all),
  SSC_5_DIRECT_IN: () => digitDirectEntries(all),
  SSC_5_G120: () => digitGroup(all, singles(5)),
  SSC_5_G60: () => digitGroup(all, pairs(1), singles(3)),
  SSC_5_G30: () => digitGroup(all, pairs(2), singles(1)),
  SSC_5_G20: () => digitGroup(all, triple, singles(2)),
  SSC_5_G10: () => digitGroup(all, triple, pairs(1)),
  SSC_5_G5: () => digitGroup(all, quad, singles(1)),
  SSC_5_ANY1: () => digitAny(all, 1),
  SSC_5_ANY2: () => digitAny(all, 2),
  SSC_5_ANY3: () => digitAny(all, 3),

  SSC_4_DIRECT: () => digitDirect(last4),
  SSC_4_G24: () => digitGroup(last4, singles(4)),
  SSC_4_G12: () => digitGroup(last4, pairs(1), singles(2)),
  SSC_4_G6: () => digitGroup(last4, pairs(2)),
  SSC_4_G4: () => digitGroup(last4, triple, singles(1)),
  SSC_4_ANY1: () => digitAny(last4, 1),
  SSC_4_ANY2: () => digitAny(last4, 2),

  SSC_F3_DIRECT: () => digitDirect(front3),
  SSC_F3_SUM: () => digitSum(front3),
  SSC_F3_SPAN: () => digitSpan(front3),
  SSC_F3_G3: () => digitGroupThree(front3),
  SSC_F3_G6: () => digitGroup(front3, singles(3)),
  SSC_F3_MIX: () => digitMixedGroup(front3),
  SSC_F3_GSUM: () => digitGroupSum(front3),
  SSC_F3_ANY1: () => digitAny(front3, 1),
  SSC_F3_ANY2: () => digitAny(front3, 2),
  SSC_F3_SHAPE: () => digitShape(front3),

  SSC_M3_DIRECT: () => digitDirect(middle3),
  SSC_M3_SUM: () => digitSum(middle3),
  SSC_M3_SPAN: () => digitSpan(middle3),
  SSC_M3_G3: () => digitGroupThree(middle3),
  SSC_M3_G6: () => digitGroup(middle3, singles(3)),
  SSC_M3_MIX: () => digitMixedGroup(middle3),
  SSC_M3_GSUM: () => digitGroupSum(middle3),
  SSC_M3_ANY1: () => digitAny(middle3, 1),
  SSC_M3_ANY2: () => digitAny(middle3, 2),
  SSC_M3_SHAPE: () => digitShape(middle3),

  SSC_L3_DIRECT: () => digitDirect(last3),
  SSC_L3_SUM: () => digitSum(last3),
  SSC_L3_SPAN: () => digitSpan(last3),
  SSC_L3_G3: () => digitGroupThree(last3),
  SSC_L3_G6: () => digitGroup(last3, singles(3)),
  SSC_L3_MIX: () => digitMixedGroup(last3),
  SSC_L3_GSUM: () => digitGroupSum(last3),
  SSC_L3_ANY1: () => digitAny(last3, 1),
  SSC_L3_ANY2: () => digitAny(last3, 2),
  SSC_L3_SHAPE: () => digitShape(last3),

  SSC_F2_DIRECT: () => digitDirect(front2),
  SSC_F2_SUM: () => digitSum(front2),
  SSC_F2_SPAN: () => digitSpan(front2),
  SSC_F2_G2: () => digitGroup(front2, singles(2)),
  SSC_F2_BSOE: () => digitSides(front2),

  SSC_L2_DIRECT: () => digitDirect(last2),
  SSC_L2_SUM: () => digitSum(last2),
  SSC_L2_SPAN: () => digitSpan(last2),
  SSC_L2_G2: () => digitGroup(last2, singles(2)),
  SSC_L2_BSOE: () => digitSides(last2),

  SSC_FIXED: () => digitFixed(5),
  SSC_POS_BSOE: () => digitPositionSides(5),
  SSC_SUM_BSOE: () => digitSumSides(all),
  SSC_FUN1: () => sscRepeats(1),
  SSC_FUN2: () => sscRepeats(2),
  SSC_FUN3: () => sscRepeats(3),
  SSC_FUN4: () => sscRepeats(4),

  SSC_DT_1_2: () => sscDragonTiger(1, 2),
  SSC_DT_1_3: () => sscDragonTiger(1, 3),
  SSC_DT_1_4: () => sscDragonTiger(1, 4),
  SSC_DT_1_5: () => sscDragonTiger(1, 5),
  SSC_DT_2_3: () => sscDragonTiger(2, 3),
  SSC_DT_2_4: () => sscDragonTiger(2, 4),
  SSC_DT_2_5: () => sscDragonTiger(2, 5),
  SSC_DT_3_4: () => sscDragonTiger(3, 4),
  SSC_DT_3_5: () => sscDragonTiger(3, 5),
  SSC_DT_4_5: () => sscDragonTiger(4, 5),
  SSC_DT_1_2_PUSH: () => sscDragonTiger(1, 2, 'push'),
  SSC_DT_1_3_PUSH: () => sscDragonTiger(1, 3, 'push'),
  SSC_DT_1_4_PUSH: () => sscDragonTiger(1, 4, 'push'),
  SSC_DT_1_5_PUSH: () => sscDragonTiger(1, 5, 'push'),
  SSC_DT_2_3_PUSH: () => sscDragonTiger(2, 3, 'push'),
  SSC_DT_2_4_PUSH: () => sscDragonTiger(2, 4, 'push'),
  SSC_DT_2_5_PUSH: () => sscDragonTiger(2, 5, 'push'),
  SSC_DT_3_4_PUSH: () => sscDragonTiger(3, 4, 'push'),
  SSC_DT_3_5_PUSH: () => sscDragonTiger(3, 5, 'push'),
  SSC_DT_4_5_PUSH: () => sscDragonTiger(4, 5, 'push'),
}
