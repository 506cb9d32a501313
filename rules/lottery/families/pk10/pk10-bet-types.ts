import type { BetTypeTable } from '../../bet-type.ts'
import type { Pk10Draw } from '../../draw.ts'
import { pk10DragonTiger, pk10First, pk10Fixed, pk10PlaceSides } from './pk10-places.ts'
import { pk10Sum, pk10SumSides } from './pk10-sum.ts'

/** Every bet type of PK10 by play code. */
export const pk10BetTypes: BetTypeTable<Pk10Draw> = {
  PK_FIXED: pk10Fixed(),
  PK_F1: pk10First(1),
  PK_F2: pk10First(2),
  PK_F3: pk10First(3),
  PK_POS_BSOE: pk10PlaceSides(),
  PK_DT_1: pk10DragonTiger(1),
  PK_DT_2: pk10DragonTiger(2),
  PK_DT_3: pk10DragonTiger(3),
  PK_DT_4: pk10DragonTiger(4),
  PK_DT_5: pk10DragonTiger(5),
  PK_SUM2: pk10Sum(),
  PK_SUM2_BSOE: pk10SumSides(),
}
