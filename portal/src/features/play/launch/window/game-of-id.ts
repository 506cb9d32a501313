import { RequestError } from '@banyan/client/request-error.ts'
import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

const freshMs = 60_000

/** The game of the catalogue with this id. */
export function gameOfId(nodeId: string) {
  const { merchant, language } = sender()
  const query = { platform: 'html5-desktop', merchant, nodeId, language, pageNo: 1, pageSize: 1 } as const
  return queryOptions({
    queryKey: ['game', query],
    queryFn: async ({ signal }) => {
      const [game] = (await request('gameList', query, { signal })).games
      if (!game) throw new RequestError('game_not_found', `no game has the id ${nodeId}`)
      return game
    },
    staleTime: freshMs,
    meta: { shownInPlace: true },
  })
}
