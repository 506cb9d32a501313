import type { BetTypeTable } from '../../bet-type.ts'
import type { SeaDraw } from '../../draw.ts'
import { seaAnyOrder } from './sea-any-order.ts'
import { seaBottom, seaEither, seaTop } from './sea-match.ts'
import { seaRunBottom, seaRunTop } from './sea-run.ts'
import { seaSides } from './sea-sides.ts'

/** Every bet type on Thai numbers by play code; each game offers those for which its draws have numbers. */
export const seaBetTypes: BetTypeTable<SeaDraw> = {
  SEA_3TOP: seaTop(3),
  SEA_3TOD: seaAnyOrder(3),
  SEA_2TOP: seaTop(2),
  SEA_2BOTTOM: seaBottom(),
  SEA_RUNTOP: seaRunTop(),
  SEA_RUNBOTTOM: seaRunBottom(),
  SEA_BSOE: seaSides(),

  SEA_3FRONT: seaEither('front3'),
  SEA_3BACK: seaEither('back3'),

  SEA_4TOP: seaTop(4),
  SEA_4TOD: seaAnyOrder(4),
}
