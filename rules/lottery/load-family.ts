import type { BetType } from './bet-type.ts'
import type { Draw, FamilyCode } from './draw.ts'
import type { DrawAttributes } from './draw-attributes.ts'
import type { Family } from './families/family.ts'
import type { PriceTable } from './price-row.ts'

/** Every family, each fetched when it is asked for: in a browser the bytes of one are not those of the others. */
const familyLoaders: { readonly [Code in FamilyCode]: () => Promise<Family<Extract<Draw, { family: Code }>>> } = {
  SSC: async () => (await import('./families/ssc/ssc-family.ts')).sscFamily,
  E5: async () => (await import('./families/e5/e5-family.ts')).e5Family,
  K3: async () => (await import('./families/k3/k3-family.ts')).k3Family,
  PK10: async () => (await import('./families/pk10/pk10-family.ts')).pk10Family,
  PC28: async () => (await import('./families/pc28/pc28-family.ts')).pc28Family,
  P3: async () => (await import('./families/p3/p3-family.ts')).p3Family,
  D4: async () => (await import('./families/d4/d4-family.ts')).d4Family,
  LHC: async () => (await import('./families/lhc/lhc-family.ts')).lhcFamily,
  SEA: async () => (await import('./families/sea/sea-family.ts')).seaFamily,
  VNN: async () => (await import('./families/vnn/vnn-family.ts')).vnnFamily,
  VNS: async () => (await import('./families/vns/vns-family.ts')).vnsFamily,
}

/** A family by itself, for a page that shows one at a time. */
export interface LoadedFamily {
  readonly code: FamilyCode
  /** By play code, in the order of the family's table. */
  readonly betTypes: ReadonlyMap<string, BetType>
  readonly prices: PriceTable
  /** Whether a draw has the shape that the family prescribes. */
  isDraw(draw: Draw): boolean
  attributesOf(draw: Draw): DrawAttributes
}

/** Every family's code, in the order in which they are offered. */
export const familyCodes = Object.keys(familyLoaders) as readonly FamilyCode[]

/** Fetches the rules of one family and nothing of the others. */
export async function loadFamily(code: FamilyCode): Promise<LoadedFamily> {
  const family: Family = await familyLoaders[code]()
  return {
    code,
    betTypes: new Map<string, BetType>(Object.entries(family.betTypes)),
    prices: family.prices,
    isDraw: (draw) => family.isDraw(draw),
    attributesOf: (draw) => family.attributes(draw),
  }
}
