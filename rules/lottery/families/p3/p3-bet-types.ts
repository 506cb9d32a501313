import type { BetTypeTable } from '../../bet-type.ts'
import type { P3Draw } from '../../draw.ts'
import {
  digitAny,
  digitDirect,
  digitFixed,
  digitGroup,
  digitGroupThree,
  digitSides,
  digitSpan,
  digitSum,
  singles,
} from '../digits/digit-bet-types.ts'
import { digitGroupSum, digitMixedGroup } from '../digits/digit-mixed-group.ts'
import { digitShape } from '../digits/digit-shape.ts'
import { segment } from '../digits/segment.ts'

const all = segment(0, 3)
const front2 = segment(0, 2)
const last2 = segment(1, 2)

/** Every bet type of 3D and PL3 by play code: those of 时时彩 on three digits. */
export const p3BetTypes: BetTypeTable<P3Draw> = {
  P3_3_DIRECT: () => digitDirect(all),
  P3_3_SUM: () => digitSum(all),
  P3_3_SPAN: () => digitSpan(all),
  P3_3_G3: () => digitGroupThree(all),
  P3_3_G6: () => digitGroup(all, singles(3)),
  P3_3_MIX: () => digitMixedGroup(all),
  P3_3_GSUM: () => digitGroupSum(all),
  P3_3_ANY1: () => digitAny(all, 1),
  P3_3_ANY2: () => digitAny(all, 2),
  P3_3_SHAPE: () => digitShape(all),

  P3_F2_DIRECT: () => digitDirect(front2),
  P3_F2_SUM: () => digitSum(front2),
  P3_F2_SPAN: () => digitSpan(front2),
  P3_F2_G2: () => digitGroup(front2, singles(2)),
  P3_F2_BSOE: () => digitSides(front2),

  P3_L2_DIRECT: () => digitDirect(last2),
  P3_L2_SUM: () => digitSum(last2),
  P3_L2_SPAN: () => digitSpan(last2),
  P3_L2_G2: () => digitGroup(last2, singles(2)),
  P3_L2_BSOE: () => digitSides(last2),

  P3_FIXED: () => digitFixed(3),
}
