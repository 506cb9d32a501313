import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

/** The ids of an account's favourites with their version: asked for once, and again when another tab has changed them. */
export const favouriteIdsQuery = queryOptions({
  queryKey: [own, 'favourites', 'ids'],
  queryFn: ({ signal }) => request('favouriteIds', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  // If they fail to load, the hearts stay empty; a press fetches again and reports a failure.
  meta: { shownInPlace: true },
})
