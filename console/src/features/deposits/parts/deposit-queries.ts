import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** An order with its way, by its number. */
export const depositQuery = (number: string) =>
  queryOptions({
    queryKey: ['deposit', number],
    queryFn: () => request('depositRecord', { number }),
    meta: { shownInPlace: true },
  })

/** How the payment providers do; asked again while the page is looked at. */
export const providersQuery = queryOptions({
  queryKey: ['deposits', 'providers'],
  queryFn: async () => (await request('paymentProviders', {}, { isUnattended: true })).providers,
  refetchInterval: 60_000,
  meta: { shownInPlace: true },
})

/** Asks anew for all that a decision may have changed; what stands on other pages is not waited for. */
export function useDepositsChanged(): () => Promise<void> {
  const client = useQueryClient()
  const askAnew = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
  return async () => {
    void askAnew(['deposits', 'approvals', 'runningState', 'member'])
    await askAnew(['deposit', 'records'])
  }
}
