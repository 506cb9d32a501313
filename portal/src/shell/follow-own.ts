import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { openCashier } from '#/src/features/cashier/open-cashier.ts'
import { followDeposits } from '#/src/features/deposit/follow-deposits.ts'
import { followFavourites } from '#/src/features/favourites/toggle-favourite.ts'
import { followRewards } from '#/src/features/rewards/reward-count.ts'
import { followVip } from '#/src/features/vip/vip-query.ts'
import { followWithdrawals } from '#/src/features/withdraw/follow-withdrawals.ts'

/** Follows what the server tells of an account: its favourites, deposits, withdrawals, rewards and level. Answers what stops it. */
export function followOwn(queryClient: QueryClient, router: AnyRouter): () => void {
  const open = (address: string) => openCashier(router, address)
  const stops = [
    ...[followFavourites(queryClient), followRewards(queryClient), followVip(queryClient)],
    ...[followDeposits(queryClient, open), followWithdrawals(queryClient, open)],
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
