import type { VendorSourcesConfig } from '#/platform/config/vendors.ts'
import { sourceCheck } from '#/platform/network/source-check.ts'

/** Whether a vendor's message may come from an address. */
export type IsVendorSource = (vendorCode: string, address: string) => boolean

/** By the ranges of the vendor, else by those of every vendor; anywhere where neither has any. */
export function vendorSources(sources: readonly VendorSourcesConfig[]): IsVendorSource {
  const checks = new Map(sources.map(({ vendorCode, ranges }) => [vendorCode, sourceCheck(ranges)]))
  return (vendorCode, address) => (checks.get(vendorCode) ?? checks.get('*'))?.(address) ?? true
}
