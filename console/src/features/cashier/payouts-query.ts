import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** A member's bank accounts and payment password, by the account's id. */
export const payoutsQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id, 'payouts'],
    queryFn: () => request('memberPayouts', { id }),
    meta: { shownInPlace: true },
  })
