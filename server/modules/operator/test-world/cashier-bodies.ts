import type { World } from '#/test-world/world.ts'
import { depositBodies } from './deposit-bodies.ts'
import { lotteryBodies } from './lottery-bodies.ts'
import { lotterySaleBodies } from './lottery-sale-bodies.ts'
import { payoutBodies } from './payout-bodies.ts'
import { withdrawalBodies } from './withdrawal-bodies.ts'

/** A body for each call about money that comes in or goes out, and about the lottery, with which it succeeds. */
export const cashierBodies = (w: () => World) => ({
  ...depositBodies(w),
  ...payoutBodies(w),
  ...withdrawalBodies(w),
  ...lotterySaleBodies,
  ...lotteryBodies(w),
})
