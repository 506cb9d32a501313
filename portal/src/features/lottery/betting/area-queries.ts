import { heardAtOf } from '@banyan/client/heard-at.ts'
import { sender } from '@banyan/client/sender.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

const shownInPlace = { shownInPlace: true } as const

/** Games of a price list by group, in the language of the page. */
export function menuQuery(prizeMode: LotteryMode) {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['lotteryMenu', { merchant, language, prizeMode }],
    queryFn: async ({ signal }) =>
      (await request('lotteryMenu', { prizeMode, device: 'WEB', language }, { signal })).gameMenus,
    staleTime: 60_000,
    meta: shownInPlace,
  })
}

/** Codes of the games that the account bet on last, the newest first. */
export function recentGamesQuery(prizeMode: LotteryMode) {
  return queryOptions({
    queryKey: [own, 'recentLotteryGames', prizeMode],
    queryFn: async ({ signal }) => {
      const { gameMenus } = await request('recentLotteryMenu', { prizeMode, device: 'WEB' }, { signal })
      return gameMenus.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
    },
    meta: shownInPlace,
  })
}

/** When the sale of each game of a price list closes; `heardAt` is when the answer came by the page's own clock. */
export function countdownsQuery(prizeMode: LotteryMode) {
  const { merchant } = sender()
  return queryOptions({
    queryKey: ['lotteryCountdowns', { merchant, prizeMode }],
    queryFn: async ({ signal }) => {
      const answer = await request('lotteryCountdowns', { prizeMode }, { signal })
      return { ...answer, heardAt: heardAtOf(answer) }
    },
    meta: shownInPlace,
  })
}

type Answer<Query extends (...given: never[]) => { queryFn?: unknown }> =
  ReturnType<Query> extends { queryFn?: infer Fn }
    ? Fn extends (...given: never[]) => infer Value
      ? Awaited<Value>
      : never
    : never

export type Menu = Answer<typeof menuQuery>
export type MenuGame = Menu[number]['games'][number]

/** The next issues of a game, which a chase goes over. */
export function comingIssuesQuery(gameCode: string, size: number) {
  const { merchant } = sender()
  return queryOptions({
    queryKey: ['lotteryComing', { merchant, gameCode, size }],
    queryFn: async ({ signal }) => (await request('lotteryComingIssues', { gameCode, size }, { signal })).list,
    staleTime: 0,
    meta: shownInPlace,
  })
}
