import type { BetTypeTable } from '../../bet-type.ts'
import type { VnnDraw } from '../../draw.ts'
import { northBoard as board } from '../../vietnamese-boards.ts'
import { vnFirstTwo, vnLast, vnLo, vnLoForOneStake, vnLoHead, vnSpecialSides, vnTen, vnUnit } from '../vn/vn-match.ts'
import { vnAllAppear, vnNoneAppears } from '../vn/vn-parlay.ts'

/** Every bet type of northern Vietnam by play code. */
export const vnnBetTypes: BetTypeTable<VnnDraw> = {
  VNN_LO2: () => vnLo(board, 2),
  VNN_LO2_1K: () => vnLoForOneStake(board),
  VNN_LO2_HEAD: () => vnLoHead(board),
  VNN_LO3: () => vnLo(board, 3),
  VNN_LO4: () => vnLo(board, 4),

  VNN_XIEN2: () => vnAllAppear(board, 2),
  VNN_XIEN3: () => vnAllAppear(board, 3),
  VNN_XIEN4: () => vnAllAppear(board, 4),
  VNN_TRUOT4: () => vnNoneAppears(board, 4),
  VNN_TRUOT6: () => vnNoneAppears(board, 6),
  VNN_TRUOT8: () => vnNoneAppears(board, 8),
  VNN_TRUOT10: () => vnNoneAppears(board, 10),

  VNN_DE_DB: () => vnLast(board, 2, 'DB'),
  VNN_DE_DB_HEAD: () => vnFirstTwo(board, 'DB'),
  VNN_DE_G1: () => vnLast(board, 2, 'G1'),
  VNN_DE_G1_HEAD: () => vnFirstTwo(board, 'G1'),
  VNN_DE_G7: () => vnLast(board, 2, 'G7'),
  VNN_DE_DD: () => vnLast(board, 2, 'DB', 'G7'),
  VNN_DAU: () => vnTen(),
  VNN_DUOI: () => vnUnit(),

  VNN_3C_DB: () => vnLast(board, 3, 'DB'),
  VNN_3C_G1: () => vnLast(board, 3, 'G1'),
  VNN_3C_G6: () => vnLast(board, 3, 'G6'),
  VNN_3C_DD: () => vnLast(board, 3, 'DB', 'G6'),
  VNN_4C_DB: () => vnLast(board, 4, 'DB'),
  VNN_DB_BSOE: () => vnSpecialSides(),
}
