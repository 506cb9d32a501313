import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

export type Profile = ValueOf<Calls['profile']>
export type OwnField = Profile['fields'][number]

/** What the account says of itself, by the fields that the merchant asks for. */
export const profileQuery = queryOptions({
  queryKey: [own, 'profile'],
  queryFn: ({ signal }) => request('profile', {}, { signal }),
  staleTime: 0,
  meta: { shownInPlace: true },
})
