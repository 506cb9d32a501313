import type { BetTypeTable } from '../../bet-type.ts'
import type { K3Draw } from '../../draw.ts'
import { k3AnyStraight, k3Different } from './k3-different.ts'
import { k3AnyPair, k3AnyTriple, k3Pair, k3Triple } from './k3-same.ts'
import { k3Sum, k3SumSides } from './k3-sum.ts'

/** Every bet type of 快三 by play code. */
export const k3BetTypes: BetTypeTable<K3Draw> = {
  K3_SUM: k3Sum(),
  K3_BSOE: k3SumSides(),
  K3_TRIPLE_ANY: k3AnyTriple(),
  K3_TRIPLE: k3Triple(),
  K3_DIFF3: k3Different(3),
  K3_STRAIGHT_ANY: k3AnyStraight(),
  K3_PAIR_ANY: k3AnyPair(),
  K3_PAIR: k3Pair(),
  K3_DIFF2: k3Different(2),
  K3_ONE: k3Different(1),
}
