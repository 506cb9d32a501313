import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** A member's record, by the account's id. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: () => request('memberRecord', { id }),
    meta: { shownInPlace: true },
  })

/** Asks anew for all that an action may have changed: the record and its tables. */
export function useMemberChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(['member', 'records'].map((name) => client.invalidateQueries({ queryKey: [name] })))
  }
}
