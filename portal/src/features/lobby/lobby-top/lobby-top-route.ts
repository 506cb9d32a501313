import type { Catalogues, Messages } from '@banyan/client/texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { announcementsQuery } from '#/src/features/content/announcements/announcements-query.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { bannersQuery } from './banners-query.ts'
import { winnersQuery } from './winners/winners-query.ts'

const texts: Catalogues = import.meta.glob<Messages>('./texts/*.json', { import: 'default' })

/** What the lobby's route needs before its own code has arrived. */
export const lobbyTopRoute = {
  /** Its words alone, for where nobody sees it yet. */
  loadTexts: () => loadTexts(texts),
  /** Waits for the texts; what the document doesn't carry is asked for at the same time and shown when it comes. */
  async load(queryClient: QueryClient): Promise<void> {
    void queryClient.prefetchQuery(announcementsQuery('B'))
    void queryClient.prefetchQuery(bannersQuery('w_home'))
    void queryClient.prefetchQuery(winnersQuery())
    await loadTexts(texts)
  },
}
