import { sender } from '@banyan/client/sender.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { session } from '#/src/session/session.ts'

/** Spec section 9. */
const winnersAtMost = 20
const freshMs = 60_000
/** Visitors have no socket, so they poll at this interval while the page is visible. */
const askAgainMs = 30_000

/** The greatest wins, as the server lists them. */
export function winnersQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['winnerBoard', { merchant, language }],
    queryFn: ({ signal }) => request('winnerBoard', { limitNum: winnersAtMost, language }, { signal }),
    staleTime: freshMs,
    refetchInterval: () => (session().is === 'in' ? false : askAgainMs),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
}
