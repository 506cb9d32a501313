import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

/** The ids of an account's favourites: asked for once, from then on changed by what the account does here. */
export const favouriteIdsQuery = queryOptions({
  queryKey: [own, 'favourites', 'ids'],
  queryFn: async ({ signal }) => (await request('favouriteIds', {}, { signal })).ids,
  staleTime: Number.POSITIVE_INFINITY,
  // If they fail to load, the hearts stay empty; a press fetches again and reports a failure.
  meta: { shownInPlace: true },
})
