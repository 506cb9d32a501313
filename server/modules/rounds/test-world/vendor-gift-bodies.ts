import type { World } from '#/test-world/world.ts'
import { plantCampaign, plantHeldGift, plantNoStop, plantStop } from './planted-gifts.ts'

const reason = 'The vendor’s feed looks wrong'

/** A body for each call about what vendors give that changes something, with which it succeeds. */
export function vendorGiftBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  return {
    async stopVendorGifts() {
      await plantNoStop(w().database)
      return { vendor: 'PG', reason }
    },
    async liftVendorGifts() {
      await plantNoStop(w().database)
      await plantStop(w().database, 'dao.pham')
      return { vendor: 'PG', seen: null, reason }
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
