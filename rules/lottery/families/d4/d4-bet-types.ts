import type { BetTypeTable } from '../../bet-type.ts'
import type { D4Draw } from '../../draw.ts'
import { d4Box, d4IBox } from './d4-any-order.ts'
import { bigTiers, smallTiers } from './d4-prize-list.ts'
import { d4Roll } from './d4-roll.ts'
import { d4First, d4Straight } from './d4-straight.ts'

/** Every bet type of 4D by play code. */
export const d4BetTypes: BetTypeTable<D4Draw> = {
  D4_BIG: d4Straight(bigTiers),
  D4_SMALL: d4Straight(smallTiers),
  D4_BOX_BIG: d4Box(bigTiers),
  D4_BOX_SMALL: d4Box(smallTiers),
  D4_IBOX_BIG: d4IBox(bigTiers),
  D4_IBOX_SMALL: d4IBox(smallTiers),
  D4_ROLL_BIG: d4Roll(bigTiers),
  D4_ROLL_SMALL: d4Roll(smallTiers),
  D4_4A: d4First(4),
  D4_3A: d4First(3),
}
