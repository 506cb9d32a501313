import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { RecordPeriod } from '@banyan/rules/money/record-filters.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Transaction = ValueOf<Calls['transactionHistory']>['rows'][number]
export type Bet = ValueOf<Calls['betHistory']>['rows'][number]
export type Bonus = ValueOf<Calls['bonusDetails']>['rows'][number]
export type Profit = ValueOf<Calls['personalProfit']>

/** What a list lets through: the fields of its call's query, but for the page. */
export type Filters<Id extends keyof Calls> = Omit<QueryOf<Calls[Id]>, 'after' | 'size'>

/** Rows of one page. */
const pageSize = 20

/** Records are asked for at every visit: money moves meanwhile. */
const fresh = { staleTime: 0, meta: { shownInPlace: true } } as const

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}
/** Asks for one page of a list. */
export type FetchPage<Row, Found extends Page<Row> = Page<Row>> = (
  place: { readonly after?: string; readonly size: number },
  signal?: AbortSignal,
) => Promise<Found>

/** Pages of a list under a filter, each by the cursor of the page before. */
export function pagesQuery<Row, Found extends Page<Row>>(
  name: string,
  filters: object,
  fetchPage: FetchPage<Row, Found>,
) {
  return infiniteQueryOptions({
    queryKey: [own, 'records', name, filters],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ size: pageSize, ...(pageParam !== undefined && { after: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...fresh,
  })
}

export const transactionPages =
  (filters: Filters<'transactionHistory'>): FetchPage<Transaction> =>
  (place, signal) =>
    request('transactionHistory', { ...filters, ...place }, { ...(signal && { signal }) })

export const betPages =
  (filters: Filters<'betHistory'>): FetchPage<Bet> =>
  (place, signal) =>
    request('betHistory', { ...filters, ...place }, { ...(signal && { signal }) })

export const bonusPages =
  (filters: Filters<'bonusDetails'>): FetchPage<Bonus, ValueOf<Calls['bonusDetails']>> =>
  (place, signal) =>
    request('bonusDetails', { ...filters, ...place }, { ...(signal && { signal }) })

export const transactionTotalsQuery = (filters: Filters<'transactionTotals'>) =>
  queryOptions({
    queryKey: [own, 'records', 'transactionTotals', filters],
    queryFn: ({ signal }) => request('transactionTotals', filters, { signal }),
    ...fresh,
  })

export const betTotalsQuery = (filters: Filters<'betTotals'>) =>
  queryOptions({
    queryKey: [own, 'records', 'betTotals', filters],
    queryFn: ({ signal }) => request('betTotals', filters, { signal }),
    ...fresh,
  })

export const betDetailQuery = (query: QueryOf<Calls['betDetail']>) =>
  queryOptions({
    queryKey: [own, 'records', 'betDetail', query],
    queryFn: ({ signal }) => request('betDetail', query, { signal }),
    ...fresh,
  })

export const playedGamesQuery = queryOptions({
  queryKey: [own, 'records', 'playedGames'],
  queryFn: async ({ signal }) => (await request('playedGames', {}, { signal })).list,
  meta: { shownInPlace: true },
})

/** What giving up a bonus takes follows from what was won until now. */
export const toGiveUpQuery = (lot: string) =>
  queryOptions({
    queryKey: [own, 'records', 'toGiveUp', lot],
    queryFn: ({ signal }) => request('bonusToGiveUp', { lot }, { signal }),
    gcTime: 0,
    ...fresh,
  })

export const profitQuery = (period: RecordPeriod) =>
  queryOptions({
    queryKey: [own, 'records', 'personalProfit', period],
    queryFn: ({ signal }) => request('personalProfit', { period }, { signal }),
    ...fresh,
  })
