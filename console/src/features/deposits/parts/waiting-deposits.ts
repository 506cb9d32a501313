import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

/** Without a day the server adds up the last month alone. */
const from = '2000-01-01T00:00:00.000Z'
const isUnattended = true
const askedEveryMs = 20_000

/** How many orders wait for a decision and how many transfers for a member, as far as the role may know. */
export function useWaitingDeposits() {
  const may = useMayCalls()
  return useQuery({
    queryKey: ['deposits', 'waiting'],
    queryFn: async () => {
      const [orders, transfers] = await Promise.all([
        may('listDeposits') && request('listDeposits', { state: 'review', from, size: 10 }, { isUnattended }),
        may('listUnmatched') && request('listUnmatched', { size: 10 }, { isUnattended }),
      ])
      return { reviews: orders ? orders.total.count : 0, unmatched: transfers ? transfers.waiting : 0 }
    },
    refetchInterval: askedEveryMs,
    meta: { shownInPlace: true },
  })
}
