import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Begins the keys of everything that a decision changes. */
const approvalsKey = 'approvals'

/** Requests by page. */
export function approvalsQuery(state: 'waiting' | 'any') {
  return infiniteQueryOptions({
    queryKey: [approvalsKey, state],
    queryFn: ({ pageParam }) =>
      request('listApprovals', { state, size: 20, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { shownInPlace: true },
  })
}

const askedEveryMs = 20_000

/** How many requests wait, for the badge in the navigation; asked again while the page is looked at. */
export const waitingQuery = queryOptions({
  queryKey: [approvalsKey, 'count'],
  queryFn: async () => (await request('listApprovals', { state: 'waiting', size: 10 }, { isUnattended: true })).waiting,
  refetchInterval: askedEveryMs,
  meta: { shownInPlace: true },
})
