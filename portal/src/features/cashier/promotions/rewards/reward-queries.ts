import { sender } from '@banyan/client/sender.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

type OpenRewards = ValueOf<Calls['ownRewards']>
export type OpenReward = OpenRewards['ready'][number]
export type PastReward = ValueOf<Calls['rewardHistory']>['rows'][number]
type HistoryPage = ValueOf<Calls['rewardHistory']>

/** Rewards that a page of the history brings. */
const pageSize = 20

const fresh = { staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true, meta: { shownInPlace: true } } as const

export function openRewardsQuery() {
  return queryOptions({
    queryKey: [own, 'rewards', 'lists', 'open', sender().language],
    queryFn: ({ signal }): Promise<OpenRewards> => request('ownRewards', {}, { signal }),
    ...fresh,
  })
}

export function rewardHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: [own, 'rewards', 'lists', 'history', sender().language],
    queryFn: ({ signal, pageParam }): Promise<HistoryPage> =>
      request('rewardHistory', { size: pageSize, ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...fresh,
  })
}
