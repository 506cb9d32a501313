import { isCatalogueVendor } from '#/modules/games/manage-games.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { hasGiftState } from '../store/gift-desk.ts'

export type VendorKeys = Config['vendorKeys']

/**
 * Refuses a misspelt vendor code with vendor_not_found. A vendor is known by a row of the catalogue, even one that is no
 * longer offered, by a key of its own, or by gifts that it sent: each of them may still move money.
 */
export async function requireVendor(tx: Tx, keys: VendorKeys, code: string): Promise<void> {
  if (keys.some(({ vendorCode }) => vendorCode === code)) return
  if ((await isCatalogueVendor(tx, code)) || (await hasGiftState(tx, code))) return
  throw new Refusal('vendor_not_found')
}
