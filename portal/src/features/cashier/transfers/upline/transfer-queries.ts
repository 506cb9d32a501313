import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type TransferTerms = ValueOf<Calls['transferTerms']>

/** Bets, withdrawals and the clock change the terms, so each visit and each return to the page asks for them again. */
export const termsQuery = queryOptions({
  queryKey: [own, 'transferTerms'],
  queryFn: ({ signal }) => request('transferTerms', {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  retryOnMount: true,
  meta: { shownInPlace: true },
})
