import type { QueryClient } from '@tanstack/react-query'
import { loadTexts } from '#/src/i18n/text.ts'
import { helpTopicQuery, helpTopicsQuery } from './help-queries.ts'
import { helpTexts } from './help-texts.ts'

/** What the page of a topic needs: it comes whole, because what follows the text would move when it comes. */
export const topicRoute = {
  async load(queryClient: QueryClient, termId: string): Promise<void> {
    await Promise.all([
      loadTexts(helpTexts),
      // One that fails is the page's to tell.
      queryClient.prefetchQuery(helpTopicsQuery()),
      queryClient.prefetchQuery(helpTopicQuery(termId)),
    ])
  },
}
