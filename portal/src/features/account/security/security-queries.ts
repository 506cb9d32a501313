import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Security = ValueOf<Calls['security']>
export type Payouts = ValueOf<Calls['payoutAccounts']>
export type OwnSession = ValueOf<Calls['ownSessions']>['list'][number]
export type SignIn = ValueOf<Calls['signIns']>['list'][number]

/** What secures the account is asked for at every visit: another device may have changed it. */
const fresh = { staleTime: 0, meta: { shownInPlace: true } } as const

export const securityQuery = queryOptions({
  queryKey: [own, 'security', 'all'],
  queryFn: ({ signal }) => request('security', {}, { signal }),
  ...fresh,
})

export const sessionsQuery = queryOptions({
  queryKey: [own, 'security', 'sessions'],
  queryFn: async ({ signal }) => (await request('ownSessions', {}, { signal })).list,
  ...fresh,
})

export const payoutsQuery = queryOptions({
  queryKey: [own, 'security', 'payouts'],
  queryFn: ({ signal }) => request('payoutAccounts', {}, { signal }),
  ...fresh,
})

export const signInsQuery = queryOptions({
  queryKey: [own, 'security', 'sign-ins'],
  queryFn: async ({ signal }) => (await request('signIns', {}, { signal })).list,
  ...fresh,
})

/** Fetches everything about the security of the account again. */
export const refetchSecurity = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [own, 'security'] })
