import { isListedType, type ListType } from '@banyan/client/game-types.ts'
import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hotGamesQuery } from '#/src/features/lobby/catalogue/hot-games-query.ts'
import type { ListFilters } from '#/src/features/lobby/catalogue/list-address.ts'
import { menusQuery } from '#/src/features/lobby/catalogue/menus-query.ts'
import { vendorTexts } from '#/src/features/lobby/catalogue/vendor-texts.ts'
import { vendorsQuery } from '#/src/features/lobby/catalogue/vendors-query.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { gamePageQuery, pageSize } from './query/game-page-query.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** What a page of games needs before its own code has arrived. */
export const gameListRoute = {
  /** Its words alone, for where nobody sees it yet. */
  loadTexts: () => loadTexts(texts, vendorTexts),
  /** Waits for the texts; the data is asked for at the same time and shown when it comes. Without a type: the lobby's home. */
  async load(queryClient: QueryClient, pathname: string, type?: ListType, filters: ListFilters = {}): Promise<void> {
    void queryClient.prefetchQuery(menusQuery())
    void queryClient.prefetchQuery(vendorsQuery(pathname))
    const needed = [texts, vendorTexts]
    if (type === undefined || type === 'HOT') void queryClient.prefetchQuery(hotGamesQuery())
    // An account's own games are fetched by their component, once the session is known.
    else if (isListedType(type) && !filters.of) void queryClient.prefetchQuery(gamePageQuery(type, filters, pageSize))
    else needed.push((await import('./favourites/favourites-texts.ts')).favouritesTexts)
    await loadTexts(...needed)
  },
}
