import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Channels = ValueOf<Calls['depositChannels']>
export type Channel = Channels['channels'][number]
type OrdersPage = ValueOf<Calls['depositOrders']>

/** Orders that a page of the history brings. */
const pageSize = 10

const all = [own, 'deposits'] as const

/** News comes by the socket; what it can't have told is asked for at every visit and return to the page. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, retryOnMount: true, meta: { shownInPlace: true } } as const

export const channelsQuery = queryOptions({
  queryKey: [...all, 'channels'],
  queryFn: ({ signal }) => request('depositChannels', {}, { signal }),
  ...fresh,
})

export const ordersQuery = infiniteQueryOptions({
  queryKey: [...all, 'orders'],
  queryFn: ({ signal, pageParam }): Promise<OrdersPage> =>
    request('depositOrders', { size: pageSize, ...(pageParam !== null && { after: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  ...fresh,
})

export function orderQuery(number: string) {
  return queryOptions({
    queryKey: [...all, 'order', number],
    queryFn: ({ signal }) => request('depositOrder', { number }, { signal }),
    ...fresh,
  })
}

/** Keeps an order as a call has answered it; the list asks for itself again. */
export async function keepOrder(client: QueryClient, order: Deposit): Promise<void> {
  const { queryKey } = orderQuery(order.number)
  // An answer from before the change would undo what is shown.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, order)
  void client.invalidateQueries({ queryKey: ordersQuery.queryKey })
}

/** Asks again for the orders that are shown. */
export async function refetchOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ordersQuery.queryKey }),
    client.invalidateQueries({ queryKey: [...all, 'order'] }),
  ])
}
