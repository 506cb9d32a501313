import type { ListType } from '@banyan/client/game-types.ts'
import type { ListFilters } from '#/src/features/lobby/catalogue/list-address.ts'
import { pageSize } from './game-page-query.ts'
import { useGamePage } from './use-game-page.ts'
import { ownListOf, useOwnPage } from './use-own-page.ts'

/** A page of the catalogue, or of the account's own games where that is chosen. */
export function useListPage(type: ListType, filters: ListFilters) {
  const list = ownListOf(type, filters)
  const games = useGamePage(type, filters, pageSize, list === undefined)
  const ownGames = useOwnPage(list, type, filters, pageSize)
  return list ? { ...ownGames, count: undefined } : { ...games, count: games.page?.totalCount, needsLogin: false }
}
