import { sender } from '@banyan/client/sender.ts'
import type { Winner } from '@banyan/contract/games/winner-board.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { session } from '#/src/session/session.ts'

/** Spec section 9. */
const winnersAtMost = 20
const freshMs = 60_000
/** Visitors have no socket, so they poll at this interval while the page is visible. */
const askAgainMs = 30_000

/** The greatest wins; the one list that is sorted here as well (requirements LOB-03). */
export function winnersQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['winnerBoard', { merchant, language }],
    queryFn: ({ signal }) => request('winnerBoard', { limitNum: winnersAtMost, language }, { signal }),
    select: ({ list, illustrative }) => ({ winners: list.map(({ vo }) => vo).sort(byAmount), illustrative }),
    staleTime: freshMs,
    refetchInterval: () => (session().is === 'in' ? false : askAgainMs),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
}

/** Amounts have two decimals each, so their digits compare as whole numbers. */
function byAmount(one: Winner, other: Winner): number {
  const difference = digits(other) - digits(one)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

function digits({ winAmount }: Winner): bigint {
  return BigInt(winAmount.replace('.', ''))
}
