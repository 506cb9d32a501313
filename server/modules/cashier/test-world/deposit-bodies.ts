import { publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import type { World } from '#/test-world/world.ts'
import { plantDeposit, plantDifferences, plantPayment } from './planted-deposits.ts'

const reason = 'The bank confirmed it'

/** A body for each call about deposits that changes something, with which it succeeds. */
export function depositBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  const about = (state: 'review' | 'completed') => async () => {
    const { accountId } = await w().signIn()
    return { number: await plantDeposit(w().database, accountId, state), reason }
  }
  return {
    approveDeposit: about('review'),
    approveLargeDeposit: about('review'),
    rejectDeposit: about('review'),
    reverseDeposit: about('completed'),
    async bindPayment() {
      const { accountId } = await w().signIn()
      return { payment: await plantPayment(w().database), member: await publicIdOf(w(), accountId), reason }
    },
    settleDifference: async () => ({ id: await plantDifferences(w().database, 'BANKFEED', 1), reason }),
  }
}
