import type {} from '@banyan/contract/promotions/rewards-event.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { hearEvent } from '#/src/api/pushes.ts'
import { request } from '#/src/api/request.ts'
import { useIsMember } from '#/src/session/account-kind.ts'
import { own } from '#/src/session/own-answers.ts'
import { refreshPromotions } from './promotion-queries.ts'

/** Asked once; whatever changes it is told by the socket. */
const countQuery = queryOptions({
  queryKey: [own, 'rewards', 'count'],
  queryFn: async ({ signal }) => (await request('rewardCount', {}, { signal })).availablePromoCount,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { shownInPlace: true },
})

/** Rewards that wait for the account (requirements PRO-02); 0 for whoever can have none, and until it is known. */
export function useRewardCount(): number {
  const canHave = useIsMember()
  const { data } = useQuery({ ...countQuery, enabled: canHave })
  return canHave ? (data ?? 0) : 0
}

/** Keeps the count and what is shown of promotions new; answers what stops it. */
export function followRewards(client: QueryClient): () => void {
  return hearEvent('rewards.changed', ({ count }) => {
    void keepCount(client, count)
    void refreshPromotions(client)
  })
}

async function keepCount(client: QueryClient, count: number): Promise<void> {
  // An answer from before the news would undo it.
  await client.cancelQueries({ queryKey: countQuery.queryKey })
  client.setQueryData(countQuery.queryKey, count)
}
