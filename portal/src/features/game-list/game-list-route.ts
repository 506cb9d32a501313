import type { QueryClient } from '@tanstack/react-query'
import { type Catalogues, loadTexts, type Messages } from '#/src/i18n/text.ts'
import { gameListQuery } from './query/game-list-query.ts'
import { gameListSearch } from './query/game-list-search.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** What the route of the list needs before the list's own code has arrived. */
export const gameListRoute = {
  search: gameListSearch,

  /** Waits for the texts; the games are asked for at the same time and shown when they come. */
  async load(queryClient: QueryClient, pageNo = 1): Promise<void> {
    void queryClient.prefetchQuery(gameListQuery(pageNo))
    await loadTexts(texts)
  },
}
