import type { Game, ListedType } from '@banyan/contract/games/game.ts'
import { foldedName } from '@banyan/rules/content/folded-name.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { sender } from '#/src/api/sender.ts'
import { noteVersion } from '../../catalogue/catalogue-version.ts'
import type { ListType } from '../../catalogue/game-types.ts'
import { hotGamesQuery } from '../../catalogue/hot-games-query.ts'
import type { ListFilters } from '../../catalogue/list-address.ts'

/** Games on a page of one type (spec section 9). */
export const pageSize = 18

/** Bingo is this class of the slots (spec section 9). */
const bingoClass = 'BG'

interface GamePage {
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

/** A page of a list, wherever it comes from; nothing is asked before it is `wanted`. */
export function useGamePage(type: ListType, filters: ListFilters, size = pageSize, wanted = true) {
  const isHot = type === 'HOT'
  const hot = useQuery({ ...hotGamesQuery(), enabled: wanted && isHot })
  const list = useQuery({ ...gamePageQuery(isHot ? 'RNG' : type, filters, size), enabled: wanted && !isHot })
  const { vassalage, search, pageNo } = filters
  const hotGames = hot.data?.list
  const hotPage = useMemo(
    () => hotGames && pageOf(narrowed(hotGames, { vassalage, search }), pageNo ?? 1, size),
    [hotGames, vassalage, search, pageNo, size],
  )
  const { error, isFetching, refetch } = isHot ? hot : list
  return {
    page: isHot ? hotPage : list.data,
    error,
    /** The page before it, which is about to be replaced. */
    isStale: !isHot && list.isPlaceholderData,
    retry: { busy: isFetching, onRetry: () => void refetch() },
  }
}

/** The hot games come all at once, so they are narrowed here; their order stays the server's. */
function narrowed(games: readonly Game[], { vassalage, search }: ListFilters): readonly Game[] {
  const part = foldedName(search ?? '')
  return games.filter(
    (game) => (vassalage === undefined || game.vassalage === vassalage) && foldedName(game.gameName).includes(part),
  )
}

function pageOf(games: readonly Game[], pageNo: number, size: number): GamePage {
  return {
    games: games.slice((pageNo - 1) * size, pageNo * size),
    totalPages: Math.ceil(games.length / size),
    totalCount: games.length,
  }
}
