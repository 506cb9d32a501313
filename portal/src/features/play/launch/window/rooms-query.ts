import { sender } from '@banyan/client/sender.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import type { StartedGame } from '../play-address.ts'

/** A game's tables. Games without tables start directly. */
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
