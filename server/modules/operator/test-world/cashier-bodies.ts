import type { World } from '#/test-world/world.ts'
import { depositBodies } from './deposit-bodies.ts'
import { lotteryBodies } from './lottery-bodies.ts'
import { lotterySaleBodies } from './lottery-sale-bodies.ts'
import { payoutBodies } from './payout-bodies.ts'
import { promotionBodies } from './promotion-bodies.ts'
import { vendorGiftBodies } from './vendor-gift-bodies.ts'
import { withdrawalBodies } from './withdrawal-bodies.ts'

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
