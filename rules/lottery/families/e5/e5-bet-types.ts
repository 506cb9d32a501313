import type { BetTypeTable } from '../../bet-type.ts'
import type { E5Draw } from '../../draw.ts'
import { e5Any, e5AnyWithBankers } from './e5-any.ts'
import { e5FirstAny, e5FirstDirect, e5FirstGroup, e5FirstGroupWithBankers } from './e5-first.ts'
import { e5Fixed } from './e5-fixed.ts'
import { e5DragonTiger, e5Middle, e5Odd, e5SumSides } from './e5-markets.ts'

/** Every bet type of 11选5 by play code. */
export const e5BetTypes: BetTypeTable<E5Draw> = {
  E5_F3_DIRECT: e5FirstDirect(3),
  E5_F3_GROUP: e5FirstGroup(3),
  E5_F3_GROUP_DT: e5FirstGroupWithBankers(3),
  E5_F2_DIRECT: e5FirstDirect(2),
  E5_F2_GROUP: e5FirstGroup(2),
  E5_F2_GROUP_DT: e5FirstGroupWithBankers(2),
  E5_F3_ANY1: e5FirstAny(3),
  E5_FIXED: e5Fixed(),

  E5_ANY1: e5Any(1),
  E5_ANY2: e5Any(2),
  E5_ANY3: e5Any(3),
  E5_ANY4: e5Any(4),
  E5_ANY5: e5Any(5),
  E5_ANY6: e5Any(6),
  E5_ANY7: e5Any(7),
  E5_ANY8: e5Any(8),
  E5_ANY2_DT: e5AnyWithBankers(2),
  E5_ANY3_DT: e5AnyWithBankers(3),
  E5_ANY4_DT: e5AnyWithBankers(4),
  E5_ANY5_DT: e5AnyWithBankers(5),
  E5_ANY6_DT: e5AnyWithBankers(6),
  E5_ANY7_DT: e5AnyWithBankers(7),
  E5_ANY8_DT: e5AnyWithBankers(8),

  E5_ODD: e5Odd(),
  E5_MID: e5Middle(),
  E5_SUM_BSOE: e5SumSides(),
  E5_DT: e5DragonTiger(),
}
