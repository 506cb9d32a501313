import { depositBodies } from '#/modules/cashier/test-world/deposit-bodies.ts'
import { payoutBodies } from '#/modules/cashier/test-world/payout-bodies.ts'
import { withdrawalBodies } from '#/modules/cashier/test-world/withdrawal-bodies.ts'
import { lotteryBodies } from '#/modules/lottery/test-world/lottery-bodies.ts'
import { lotterySaleBodies } from '#/modules/lottery/test-world/lottery-sale-bodies.ts'
import { promotionBodies } from '#/modules/promotions/test-world/promotion-bodies.ts'
import { vendorGiftBodies } from '#/modules/rounds/test-world/vendor-gift-bodies.ts'
import type { World } from '#/test-world/world.ts'

/** A body for each call about money that comes in, goes out or is given by vendors or promotions, and about the lottery, with which it succeeds. */
export const cashierBodies = (w: () => World) => ({
  ...depositBodies(w),
  ...payoutBodies(w),
  ...withdrawalBodies(w),
  ...vendorGiftBodies(w),
  ...promotionBodies(w),
  ...lotterySaleBodies,
  ...lotteryBodies(w),
})
