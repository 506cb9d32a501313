import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** The countries whose numbers the merchant takes, its own one first (requirements ACC-25). */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await request('countries', {}, { signal })).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
