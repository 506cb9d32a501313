import type { QueryClient } from '@tanstack/react-query'
import { loadTexts } from '#/src/i18n/text.ts'
import { menusQuery } from '../catalogue/menus-query.ts'
import { vendorTexts } from './vendor-texts.ts'
import { vendorsQuery } from './vendors-query.ts'

/** What a page of vendors needs before its own code has arrived. */
export const vendorCentreRoute = {
  async load(queryClient: QueryClient, pathname: string): Promise<void> {
    void queryClient.prefetchQuery(menusQuery())
    void queryClient.prefetchQuery(vendorsQuery(pathname))
    await loadTexts(vendorTexts)
  },
}
