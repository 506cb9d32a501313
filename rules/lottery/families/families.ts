import type { Draw, FamilyCode } from '../draw.ts'
import { d4Family } from './d4/d4-family.ts'
import { e5Family } from './e5/e5-family.ts'
import type { Family } from './family.ts'
import { k3Family } from './k3/k3-family.ts'
import { lhcFamily } from './lhc/lhc-family.ts'
import { p3Family } from './p3/p3-family.ts'
import { pc28Family } from './pc28/pc28-family.ts'
import { pk10Family } from './pk10/pk10-family.ts'
import { seaFamily } from './sea/sea-family.ts'
import { sscFamily } from './ssc/ssc-family.ts'
import { vnnFamily } from './vnn/vnn-family.ts'
import { vnsFamily } from './vns/vns-family.ts'

/** Every family of the first scope. */
export const families: { readonly [Code in FamilyCode]: Family<Extract<Draw, { family: Code }>> } = {
  SSC: sscFamily,
  E5: e5Family,
  K3: k3Family,
  PK10: pk10Family,
  PC28: pc28Family,
  P3: p3Family,
  D4: d4Family,
  LHC: lhcFamily,
  SEA: seaFamily,
  VNN: vnnFamily,
  VNS: vnsFamily,
}
