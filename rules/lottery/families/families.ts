import type { BetTypeTable } from '../bet-type.ts'
import type { Draw, FamilyCode } from '../draw.ts'
import { e5BetTypes } from './e5/e5-bet-types.ts'
import { isE5Draw } from './e5/e5-draw.ts'
import { k3BetTypes } from './k3/k3-bet-types.ts'
import { isK3Draw } from './k3/k3-draw.ts'
import { p3BetTypes } from './p3/p3-bet-types.ts'
import { isP3Draw } from './p3/p3-draw.ts'
import { pc28BetTypes } from './pc28/pc28-bet-types.ts'
import { isPc28Draw } from './pc28/pc28-draw.ts'
import { pk10BetTypes } from './pk10/pk10-bet-types.ts'
import { isPk10Draw } from './pk10/pk10-draw.ts'
import { sscBetTypes } from './ssc/ssc-bet-types.ts'
import { isSscDraw } from './ssc/ssc-draw.ts'

/** All that is known of a family: its bet types by play code, and what its draws look like. */
export interface Family<D extends Draw = Draw> {
  readonly betTypes: BetTypeTable<D>
  /** Whether the draw has the right count of numbers, each within its range and none twice where that is the rule. */
  isDraw(draw: D): boolean
}

/** Every family of the first scope. */
export const families: { readonly [Code in FamilyCode]: Family<Extract<Draw, { family: Code }>> } = {
  SSC: { betTypes: sscBetTypes, isDraw: isSscDraw },
  '11x5': { betTypes: e5BetTypes, isDraw: isE5Draw },
  K3: { betTypes: k3BetTypes, isDraw: isK3Draw },
  PK10: { betTypes: pk10BetTypes, isDraw: isPk10Draw },
  PC28: { betTypes: pc28BetTypes, isDraw: isPc28Draw },
  P3: { betTypes: p3BetTypes, isDraw: isP3Draw },
}
