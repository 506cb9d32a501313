import type { QueryClient } from '@tanstack/react-query'
import { loadTexts } from '#/src/i18n/text.ts'
import { domainsQuery } from './domains-query.ts'
import { mirrorsTexts } from './mirrors-texts.ts'

/** What the page of mirror sites needs before its own code has arrived. */
export const mirrorsRoute = {
  async load(queryClient: QueryClient): Promise<void> {
    void queryClient.prefetchQuery(domainsQuery())
    await loadTexts(mirrorsTexts)
  },
}
