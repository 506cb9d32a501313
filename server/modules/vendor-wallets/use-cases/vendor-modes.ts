import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { exactMinor, settingMinor, wholeUnit } from '#/modules/system/merchant.ts'

export type VendorMode = SettingsSections['vendorWallets']['vendors'][number]

/** What is set of vendors' wallets. */
export interface VendorSituation {
  readonly vendors: readonly VendorMode[]
  /** Vendors whose games nobody starts just now. */
  readonly blocked: readonly string[]
}

/** The vendors that keep members' money themselves, in the merchant's order; without any there is one wallet. */
export function transferVendors({ vendors }: Pick<VendorSituation, 'vendors'>): VendorMode[] {
  return vendors.filter(({ mode }) => mode === 'transfer')
}

/** One of the vendor's units, in minor units. */
export const unitMinor = (unit: number): bigint => BigInt(unit) * wholeUnit

/** An amount of the wire in minor units; undefined where it is too little or leaves a part of the vendor's unit over. */
export function movableAmount(amount: string, { least, unit }: VendorMode): bigint | undefined {
  const minor = exactMinor(amount)
  return minor !== undefined && minor >= settingMinor(least) && minor % unitMinor(unit) === 0n ? minor : undefined
}
