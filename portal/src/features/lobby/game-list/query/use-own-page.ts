import { isListedType, type ListType } from '@banyan/client/game-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isGameType, type ListFilters } from '#/src/features/lobby/catalogue/list-address.ts'
import { askForLogin } from '#/src/session/ask-for-account.ts'
import { useSession } from '#/src/session/session.ts'
import { knownSession } from '#/src/session/start-session.ts'
import { type OwnList, ownGamesQuery } from '../favourites/own-games-query.ts'

/** Which of the account's own lists is shown, if it is one: by its type, or by the choice among the vendors. */
export function ownListOf(type: ListType, { of }: ListFilters): OwnList | undefined {
  if (type === 'FAV') return 'favourites'
  if (type === 'RECENT') return 'recent'
  if (!isListedType(type) || of === undefined) return undefined
  return of === 'fav' ? 'favourites' : 'recent'
}

/** A page of an own list; visitors fetch nothing. */
export function useOwnPage(list: OwnList | undefined, type: ListType, filters: ListFilters, size: number) {
  const { is } = useSession()
  const { vassalage, pageNo } = filters
  const gameType = isGameType(type) ? type : filters.gameType
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...ownGamesQuery(list ?? 'recent', { gameType, vassalage, pageNo }, size),
    enabled: list !== undefined && is === 'in',
  })
  return {
    page: is === 'in' ? data : undefined,
    error: is === 'in' ? error : null,
    isStale: isPlaceholderData,
    retry: { busy: isFetching, onRetry: () => void refetch() },
    needsLogin: is === 'out',
  }
}

/** Opens the login popup if a visitor opens an own list (requirements LOB-10, NAV-09). */
export function useAskedForLogin(list: OwnList | undefined): void {
  useEffect(() => {
    if (!list) return
    let stays = true
    void knownSession().then(() => stays && askForLogin())
    return () => {
      stays = false
    }
  }, [list])
}
