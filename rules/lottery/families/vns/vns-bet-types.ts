import type { BetTypeTable } from '../../bet-type.ts'
import type { VnsDraw } from '../../draw.ts'
import { southBoard as board } from '../../vietnamese-boards.ts'
import { vnFirstTwo, vnLast, vnLo, vnLoForOneStake, vnLoHead, vnSpecialSides, vnTen, vnUnit } from '../vn/vn-match.ts'
import { vnAllAppear, vnNoneAppears } from '../vn/vn-parlay.ts'

/** Every bet type of southern and central Vietnam by play code. */
export const vnsBetTypes: BetTypeTable<VnsDraw> = {
  VNS_LO2: () => vnLo(board, 2),
  VNS_LO2_1K: () => vnLoForOneStake(board),
  VNS_LO2_HEAD: () => vnLoHead(board),
  VNS_LO3: () => vnLo(board, 3),
  VNS_LO4: () => vnLo(board, 4),

  VNS_XIEN2: () => vnAllAppear(board, 2),
  VNS_XIEN3: () => vnAllAppear(board, 3),
  VNS_XIEN4: () => vnAllAppear(board, 4),
  VNS_TRUOT4: () => vnNoneAppears(board, 4),
  VNS_TRUOT6: () => vnNoneAppears(board, 6),
  VNS_TRUOT8: () => vnNoneAppears(board, 8),
  VNS_TRUOT10: () => vnNoneAppears(board, 10),

  VNS_DE_DB: () => vnLast(board, 2, 'DB'),
  VNS_DE_DB_HEAD: () => vnFirstTwo(board, 'DB'),
  VNS_DE_G1: () => vnLast(board, 2, 'G1'),
  VNS_DE_G1_HEAD: () => vnFirstTwo(board, 'G1'),
  VNS_DE_G8: () => vnLast(board, 2, 'G8'),
  VNS_DE_DD: () => vnLast(board, 2, 'DB', 'G8'),
  VNS_DAU: () => vnTen(),
  VNS_DUOI: () => vnUnit(),

  VNS_3C_DB: () => vnLast(board, 3, 'DB'),
  VNS_3C_G1: () => vnLast(board, 3, 'G1'),
  VNS_3C_G7: () => vnLast(board, 3, 'G7'),
  VNS_3C_DD: () => vnLast(board, 3, 'DB', 'G7'),
  VNS_4C_DB: () => vnLast(board, 4, 'DB'),
  VNS_DB_BSOE: () => vnSpecialSides(),
}
