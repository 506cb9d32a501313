import type { SscDraw } from '../../draw.ts'
import type { FamilyTrends } from '../../trend-row.ts'
import { digitTrends } from '../digits/digit-trends.ts'
import { segment } from '../digits/segment.ts'

const digits = digitTrends(
  'SSC',
  5,
  {
    5: segment(0, 5),
    4: segment(1, 4),
    F3: segment(0, 3),
    M3: segment(1, 3),
    L3: segment(2, 3),
    F2: segment(0, 2),
    L2: segment(3, 2),
  },
  (part) => part.length === 2,
)

/** Positions of 时时彩 and its segments. */
export const sscTrends: FamilyTrends<SscDraw> = {
  rows: digits.rows,
  // 一帆风顺: a digit shows once or more among the five.
  rowFor: (playCode, pickerRow) => (playCode === 'SSC_FUN1' ? 'SSC_5_ANY1' : digits.rowFor(playCode, pickerRow)),
}
