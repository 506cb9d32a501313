import { plantCampaign, plantHeldGift, plantStop } from '#/modules/rounds/test-world/planted-gifts.ts'
import type { World } from '#/test-world/world.ts'

const reason = 'The vendor’s feed looks wrong'
let vendors = 0

/** A body for each call about what vendors give that changes something, with which it succeeds. */
export function vendorGiftBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  return {
    stopVendorGifts: async () => ({ vendor: `VENDOR${++vendors}`, reason }),
    async liftVendorGifts() {
      const vendor = `VENDOR${++vendors}`
      await plantStop(w().database, 'dao.pham', vendor)
      return { vendor, seen: null, reason }
    },
    async releaseHeldWin() {
      const { accountId } = await w().signIn()
      return { vendor: 'PG', transaction: await plantHeldGift(w().database, accountId, 'over_win'), reason }
    },
    async refuseHeldGift() {
      const { accountId } = await w().signIn()
      return { vendor: 'PG', transaction: await plantHeldGift(w().database, accountId), reason }
    },
    setVendorCampaign: async () => ({
      ...{ vendor: 'PG', campaign: 'spring', name: 'Spring', reason, budget: '100000.00' },
      ...{ from: '2026-01-01T00:00:00Z', until: '2999-01-01T00:00:00Z' },
    }),
    endVendorCampaign: async () => ({ vendor: 'PG', campaign: await plantCampaign(w().database), reason }),
  }
}
