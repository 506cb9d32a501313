import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { followVip } from '#/src/features/account/profile/vip-query.ts'
import { followDeposits } from '#/src/features/cashier/deposit/follow-deposits.ts'
import { followRewards } from '#/src/features/cashier/promotions/reward-count.ts'
import { followWithdrawals } from '#/src/features/cashier/withdraw/follow-withdrawals.ts'
import { followFavourites } from '#/src/features/lobby/game-list/toggle-favourite.ts'
import { openCashier } from '#/src/session/open-cashier.ts'

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
