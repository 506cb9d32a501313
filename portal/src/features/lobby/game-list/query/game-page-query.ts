import { sender } from '@banyan/client/sender.ts'
import type { Game, ListedType } from '@banyan/contract/games/game.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { noteVersion } from '#/src/features/lobby/catalogue/catalogue-version.ts'
import type { ListFilters } from '#/src/features/lobby/catalogue/list-address.ts'

/** Games on a page of one type (spec section 9). */
export const pageSize = 18

/** Bingo is this class of the slots (spec section 9). */
const bingoClass = 'BG'

export interface GamePage {
  readonly games: readonly Game[]
  readonly totalPages: number
  readonly totalCount: number
}

/** One page of a type in the merchant's order. While another page of it loads, the one before it stays. */
export function gamePageQuery(type: ListedType, filters: ListFilters, size: number) {
  const { merchant, language } = sender()
  const gameClass = type === 'BINGO' ? bingoClass : filters.class
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant,
    gameType: type === 'BINGO' ? 'RNG' : type,
    ...(filters.vassalage && { vassalage: filters.vassalage }),
    ...(gameClass && { gameClassify: gameClass }),
    ...(filters.search && { gameName: filters.search }),
    ...(filters.bet && { minBet: filters.bet }),
    ...(filters.lines && { minLineNum: filters.lines }),
    pageNo: filters.pageNo ?? 1,
    pageSize: size,
    language,
  } as const
  return queryOptions({
    queryKey: ['gameList', query] as const,
    queryFn: async ({ client, signal }): Promise<GamePage> => {
      const answer = await request('gameList', query, { signal })
      noteVersion(client, answer.version)
      return answer
    },
    placeholderData: (before, from) => {
      const shown = from?.queryKey[1]
      return shown?.gameType === query.gameType && shown.pageSize === size ? before : undefined
    },
    meta: { shownInPlace: true },
  })
}
