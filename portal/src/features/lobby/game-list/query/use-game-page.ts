import { isListedType, type ListType } from '@banyan/client/game-types.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import { foldedName } from '@banyan/rules/content/folded-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hotGamesQuery } from '#/src/features/lobby/catalogue/hot-games-query.ts'
import type { ListFilters } from '#/src/features/lobby/catalogue/list-address.ts'
import { type GamePage, gamePageQuery, pageSize } from './game-page-query.ts'

/** A page of a list, wherever it comes from; nothing is asked before it is `wanted`. */
export function useGamePage(type: ListType, filters: ListFilters, size = pageSize, wanted = true) {
  const isHot = type === 'HOT'
  const hot = useQuery({ ...hotGamesQuery(), enabled: wanted && isHot })
  const list = useQuery({
    ...gamePageQuery(isListedType(type) ? type : 'RNG', filters, size),
    enabled: wanted && !isHot,
  })
  const { vassalage, search, pageNo } = filters
  const hotGames = hot.data?.list
  const hotPage = useMemo(
    () => hotGames && pageOf(narrowGames(hotGames, { vassalage, search }), pageNo ?? 1, size),
    [hotGames, vassalage, search, pageNo, size],
  )
  const { error, isFetching, refetch } = isHot ? hot : list
  return {
    page: isHot ? hotPage : list.data,
    error,
    /** The previous page, shown until the new one arrives. */
    isStale: !isHot && list.isPlaceholderData,
    retry: { busy: isFetching, onRetry: () => void refetch() },
  }
}

/** The hot games come all at once, so they are narrowed here; their order stays the server's. */
function narrowGames(games: readonly Game[], { vassalage, search }: ListFilters): readonly Game[] {
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
