import { heardAtOf } from '@banyan/client/heard-at.ts'
import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** What the lists of a game's issues have in common; `size` tells them apart. */
export const issuesKey = (gameCode: string) => ['lotteryIssues', { merchant: sender().merchant, gameCode }] as const

/** A game's last issues, the newest first, and the one on sale or the next to be. At most 120. */
export function issuesQuery(gameCode: string, size: number) {
  const [name, game] = issuesKey(gameCode)
  return queryOptions({
    queryKey: [name, { ...game, size }],
    queryFn: async ({ signal }) => {
      const answer = await request('openedIssues', { gameCode, size }, { signal })
      return { ...answer, heardAt: heardAtOf(answer) }
    },
    // News of draws keep it up to date.
    staleTime: 30_000,
    meta: { shownInPlace: true },
  })
}

/** A list of a game's issues, as it comes; `heardAt` is when, by the page's own clock. */
export type GameIssues = Awaited<ReturnType<NonNullable<ReturnType<typeof issuesQuery>['queryFn']>>>
export type EndedIssue = GameIssues['list'][number]
export type ComingIssue = NonNullable<GameIssues['current']>

/** Moments of an answer by this page's own clock, which nobody can set: later by as long as the answer was on its way. */
export function pageMomentIn(
  answer: { readonly serverTime: string; readonly heardAt: number },
  moment: string,
): number {
  return answer.heardAt + Date.parse(moment) - Date.parse(answer.serverTime)
}
