import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

const askedEveryMs = 20_000

/** How many withdrawals and payouts wait for an operator, and how many payouts for a provider's word. */
export function useWaitingWithdrawals(enabled = true) {
  return useQuery({
    queryKey: ['withdrawals', 'waiting'],
    queryFn: async () =>
      (await request('listWithdrawals', { state: 'waiting', size: 10 }, { isUnattended: true })).waiting,
    refetchInterval: askedEveryMs,
    enabled,
    meta: { shownInPlace: true },
  })
}
