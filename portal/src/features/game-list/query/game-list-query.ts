import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { sender } from '#/src/api/sender.ts'

/** Games on a page of one type (spec section 9). */
export const pageSize = 18

/** One page of the slots in the merchant's order. While it loads, the page before it stays. */
export function gameListQuery(pageNo: number) {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['gameList', { merchant, language, gameType: 'RNG', pageNo }],
    queryFn: ({ signal }) =>
      request(
        'gameList',
        {
          clientType: 3,
          platform: 'html5-desktop',
          channel: 'WEB',
          merchant,
          gameType: 'RNG',
          pageNo,
          pageSize,
          language,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
}
