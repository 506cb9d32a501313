import { plantWalletCase } from '#/modules/vendor-wallets/test-world/planted-wallet-transfers.ts'
import type { World } from '#/test-world/world.ts'
import { plantWithdrawal } from './planted-withdrawals.ts'

const reason = 'The statement shows it'

/** A body for each call about withdrawals that changes something, with which it succeeds. */
export function withdrawalBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  const about = (state: 'review' | 'onHold' | 'disputed' | 'bounced') => async () => {
    const { accountId } = await w().signIn()
    const number = await plantWithdrawal(w().database, w().personal, accountId, state)
    return { number, ...((state === 'disputed' || state === 'bounced') && { place: 1 }), reason }
  }
  return {
    approveWithdrawal: about('review'),
    approveWithdrawals: async () => {
      const { number } = await about('review')()
      return { numbers: [number], reason }
    },
    approveLargeWithdrawal: about('review'),
    rejectWithdrawal: about('onHold'),
    holdWithdrawal: about('review'),
    resumeWithdrawal: about('onHold'),
    forceReceipt: about('disputed'),
    refundLeg: about('disputed'),
    payLegAgain: about('disputed'),
    returnLeg: about('bounced'),
    async askVendorAgain() {
      const { accountId } = await w().signIn()
      return { number: await plantWalletCase(w().database, w().personal, accountId), reason }
    },
  }
}
