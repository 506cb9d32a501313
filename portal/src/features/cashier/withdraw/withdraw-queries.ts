import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Withdrawal } from '@banyan/contract/wallet/withdrawal.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Requirements = ValueOf<Calls['withdrawalRequirements']>
export type Terms = Requirements['terms']
export type PayoutAccounts = ValueOf<Calls['payoutAccounts']>
type OrdersPage = ValueOf<Calls['withdrawals']>

/** Orders that a page of the history brings. */
const pageSize = 10
/** What is open of turnover is a handful; what is over besides makes a page. */
const lotsSize = 50

const all = [own, 'withdrawals'] as const

/** News comes by the socket; what it can't have told is asked for at every visit and return to the page. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true, meta: { shownInPlace: true } } as const

/** What is asked about; nothing is whether the account can withdraw at all. */
export interface Wish {
  readonly amount?: string
  readonly payoutAccount?: string
}

export function requirementsQuery(wish: Wish = {}) {
  return queryOptions({
    queryKey: [...all, 'requirements', wish],
    queryFn: ({ signal }) => request('withdrawalRequirements', { ...wish }, { signal }),
    // The lines of the last amount stay until those of the next one are there.
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const accountsQuery = queryOptions({
  queryKey: [...all, 'accounts'],
  queryFn: ({ signal }) => request('payoutAccounts', {}, { signal }),
  ...fresh,
})

export const lotsQuery = queryOptions({
  queryKey: [...all, 'lots'],
  queryFn: ({ signal }) => request('turnoverLots', { size: lotsSize }, { signal }),
  ...fresh,
})

export const ordersQuery = infiniteQueryOptions({
  queryKey: [...all, 'orders'],
  queryFn: ({ signal, pageParam }): Promise<OrdersPage> =>
    request('withdrawals', { size: pageSize, ...(pageParam !== null && { after: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  ...fresh,
})

export function orderQuery(number: string) {
  return queryOptions({
    queryKey: [...all, 'order', number],
    queryFn: ({ signal }) => request('withdrawalOrder', { number }, { signal }),
    ...fresh,
  })
}

/** Keeps a withdrawal as a call has answered it; what follows from it is asked for again. */
export async function keepOrder(client: QueryClient, order: Withdrawal): Promise<void> {
  const { queryKey } = orderQuery(order.number)
  // An answer from before the change would undo what is shown.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, order)
  for (const what of ['orders', 'requirements']) void client.invalidateQueries({ queryKey: [...all, what] })
}

/** Asks again for what is shown of withdrawals. */
export async function refetchWithdrawals(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all })
}
