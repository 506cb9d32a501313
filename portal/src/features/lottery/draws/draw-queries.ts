import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Draws of a game that are offered to be checked. */
const latestAtMost = 10

/** The newest draws of a game. */
export function latestDrawsQuery(gameCode: string) {
  const { merchant } = sender()
  return queryOptions({
    queryKey: ['latestDraws', { merchant, gameCode }],
    queryFn: async ({ signal }) => (await request('openedNumero', { gameCode, size: latestAtMost }, { signal })).list,
    meta: { shownInPlace: true },
  })
}

/** Everything that is published of a draw. */
export function evidenceQuery(gameCode: string, numero: string) {
  const { merchant } = sender()
  return queryOptions({
    queryKey: ['drawEvidence', { merchant, gameCode, numero }],
    queryFn: async ({ signal }) => await request('drawEvidence', { gameCode, numero }, { signal }),
    meta: { shownInPlace: true },
  })
}

/** What is published of a draw, as it comes. */
export type PublishedDraw = Awaited<ReturnType<NonNullable<ReturnType<typeof evidenceQuery>['queryFn']>>>
