import type { BetTypeTable } from '../bet-type.ts'
import type { Draw, FamilyCode } from '../draw.ts'
import type { PriceTable } from '../price-row.ts'
import { d4Attributes } from './d4/d4-attributes.ts'
import { d4BetTypes } from './d4/d4-bet-types.ts'
import { isD4Draw } from './d4/d4-draw.ts'
import { d4Prices } from './d4/d4-prices.ts'
import { e5Attributes } from './e5/e5-attributes.ts'
import { e5BetTypes } from './e5/e5-bet-types.ts'
import { isE5Draw } from './e5/e5-draw.ts'
import { e5Prices } from './e5/e5-prices.ts'
import { k3Attributes } from './k3/k3-attributes.ts'
import { k3BetTypes } from './k3/k3-bet-types.ts'
import { isK3Draw } from './k3/k3-draw.ts'
import { k3Prices } from './k3/k3-prices.ts'
import { lhcAttributes } from './lhc/lhc-attributes.ts'
import { lhcBetTypes } from './lhc/lhc-bet-types.ts'
import { isLhcDraw } from './lhc/lhc-draw.ts'
import { lhcPrices } from './lhc/lhc-prices.ts'
import { p3Attributes } from './p3/p3-attributes.ts'
import { p3BetTypes } from './p3/p3-bet-types.ts'
import { isP3Draw } from './p3/p3-draw.ts'
import { p3Prices } from './p3/p3-prices.ts'
import { pc28Attributes } from './pc28/pc28-attributes.ts'
import { pc28BetTypes } from './pc28/pc28-bet-types.ts'
import { isPc28Draw } from './pc28/pc28-draw.ts'
import { pc28Prices } from './pc28/pc28-prices.ts'
import { pk10Attributes } from './pk10/pk10-attributes.ts'
import { pk10BetTypes } from './pk10/pk10-bet-types.ts'
import { isPk10Draw } from './pk10/pk10-draw.ts'
import { pk10Prices } from './pk10/pk10-prices.ts'
import { seaAttributes } from './sea/sea-attributes.ts'
import { seaBetTypes } from './sea/sea-bet-types.ts'
import { isSeaDraw } from './sea/sea-draw.ts'
import { seaPrices } from './sea/sea-prices.ts'
import { sscAttributes } from './ssc/ssc-attributes.ts'
import { sscBetTypes } from './ssc/ssc-bet-types.ts'
import { isSscDraw } from './ssc/ssc-draw.ts'
import { sscPrices } from './ssc/ssc-prices.ts'
import { vnAttributes } from './vn/vn-attributes.ts'
import { vnnBetTypes } from './vnn/vnn-bet-types.ts'
import { isVnnDraw } from './vnn/vnn-draw.ts'
import { vnnPrices } from './vnn/vnn-prices.ts'
import { vnsBetTypes } from './vns/vns-bet-types.ts'
import { isVnsDraw } from './vns/vns-draw.ts'
import { vnsPrices } from './vns/vns-prices.ts'

/** All that is known of a family. */
export interface Family<D extends Draw = Draw> {
  readonly betTypes: BetTypeTable<D>
  /** The odds that a merchant starts with. */
  readonly prices: PriceTable
  /** Whether the draw has the right count of numbers, each within its range and none twice where that is the rule. */
  isDraw(draw: D): boolean
  /** What is derived from a draw, by name. */
  attributes(draw: D): Readonly<Record<string, string>>
}

/** Every family of the first scope. */
export const families: { readonly [Code in FamilyCode]: Family<Extract<Draw, { family: Code }>> } = {
  SSC: { betTypes: sscBetTypes, prices: sscPrices, isDraw: isSscDraw, attributes: sscAttributes },
  E5: { betTypes: e5BetTypes, prices: e5Prices, isDraw: isE5Draw, attributes: e5Attributes },
  K3: { betTypes: k3BetTypes, prices: k3Prices, isDraw: isK3Draw, attributes: k3Attributes },
  PK10: { betTypes: pk10BetTypes, prices: pk10Prices, isDraw: isPk10Draw, attributes: pk10Attributes },
  PC28: { betTypes: pc28BetTypes, prices: pc28Prices, isDraw: isPc28Draw, attributes: pc28Attributes },
  P3: { betTypes: p3BetTypes, prices: p3Prices, isDraw: isP3Draw, attributes: p3Attributes },
  D4: { betTypes: d4BetTypes, prices: d4Prices, isDraw: isD4Draw, attributes: d4Attributes },
  LHC: { betTypes: lhcBetTypes, prices: lhcPrices, isDraw: isLhcDraw, attributes: lhcAttributes },
  SEA: { betTypes: seaBetTypes, prices: seaPrices, isDraw: isSeaDraw, attributes: seaAttributes },
  VNN: { betTypes: vnnBetTypes, prices: vnnPrices, isDraw: isVnnDraw, attributes: vnAttributes },
  VNS: { betTypes: vnsBetTypes, prices: vnsPrices, isDraw: isVnsDraw, attributes: vnAttributes },
}
