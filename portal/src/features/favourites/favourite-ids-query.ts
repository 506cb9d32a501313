import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

/** The ids of an account's favourites: asked for once, from then on changed by what the account does here. */
export const favouriteIdsQuery = queryOptions({
  queryKey: [own, 'favourites', 'ids'],
  queryFn: async ({ signal }) => (await request('favouriteIds', {}, { signal })).ids,
  staleTime: Number.POSITIVE_INFINITY,
  // Without them the hearts stay empty; a press asks again, and tells what fails.
  meta: { shownInPlace: true },
})
