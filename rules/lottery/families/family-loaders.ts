import type { Draw, FamilyCode } from '../draw.ts'
import type { Family } from './family.ts'

/** Every family, each fetched when it is asked for: in a browser the bytes of one are not those of the others. */
export const familyLoaders: { readonly [Code in FamilyCode]: () => Promise<Family<Extract<Draw, { family: Code }>>> } =
  {
    SSC: async () => (await import('./ssc/ssc-family.ts')).sscFamily,
    E5: async () => (await import('./e5/e5-family.ts')).e5Family,
    K3: async () => (await import('./k3/k3-family.ts')).k3Family,
    PK10: async () => (await import('./pk10/pk10-family.ts')).pk10Family,
    PC28: async () => (await import('./pc28/pc28-family.ts')).pc28Family,
    P3: async () => (await import('./p3/p3-family.ts')).p3Family,
    D4: async () => (await import('./d4/d4-family.ts')).d4Family,
    LHC: async () => (await import('./lhc/lhc-family.ts')).lhcFamily,
    SEA: async () => (await import('./sea/sea-family.ts')).seaFamily,
    VNN: async () => (await import('./vnn/vnn-family.ts')).vnnFamily,
    VNS: async () => (await import('./vns/vns-family.ts')).vnsFamily,
  }
