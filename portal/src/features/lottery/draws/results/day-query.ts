import { sender } from '@banyan/client/sender.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Issues of a page. */
const pageSize = 50

/** The issues of a day of the game's calendar, yyyy-MM-dd; apart from the lists that news keep. */
export function dayQuery(gameCode: string, day: string) {
  return infiniteQueryOptions({
    queryKey: ['lotteryDay', { merchant: sender().merchant, gameCode, day }],
    queryFn: async ({ pageParam, signal }) =>
      await request(
        'openedIssues',
        { gameCode, day, size: pageSize, ...(pageParam !== undefined && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { shownInPlace: true },
  })
}
