import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import type { StartedGame } from '../../wanted-game/play-address.ts'

/** The tables of a game. Who has none, or does not say, is played without choosing. */
export function roomsQuery({ vassalage, gameCode }: StartedGame) {
  const asked = { vassalage, gameCode, language: sender().language }
  return queryOptions({
    queryKey: ['gameRooms', asked],
    queryFn: ({ signal }) => request('gameRooms', asked, { signal }).then(({ list }) => list),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: { shownInPlace: true },
  })
}
