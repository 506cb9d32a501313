import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** A withdrawal with its way, by its number. */
export const withdrawalQuery = (number: string) =>
  queryOptions({
    queryKey: ['withdrawal', number],
    queryFn: () => request('withdrawalRecord', { number }),
    meta: { shownInPlace: true },
  })

/** Asks anew for all that a decision may have changed; what stands on other pages is not waited for. */
export function useWithdrawalsChanged(): () => Promise<void> {
  const client = useQueryClient()
  const askAnew = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  return async () => {
    void askAnew(['withdrawals', 'approvals', 'member'])
    await askAnew(['withdrawal', 'records'])
  }
}
