import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import type { ComponentType } from 'react'
import type { CallId } from './api/request.ts'
import type { NavigationEntry } from './shell/navigation-entry.ts'

/** A page that other pages lead to: of one member, of one entry. */
interface RecordPage {
  readonly path: string
  readonly needs?: CallId
}

/** A page: where it is, what the operator must be permitted to see it, and its code, which comes with the first visit. */
type Page = (NavigationEntry | RecordPage) & { readonly fetch: () => Promise<ComponentType> }

/** Every page of the console; those with a title stand in the navigation, in this order. */
export const pageList = [
  {
    ...{ path: '/', title: 'overview.title', icon: gridIcon, group: 'today' },
    fetch: async () => (await import('./pages/overview-page.tsx')).OverviewPage,
  },
] as const satisfies readonly Page[]

const pages: readonly Page[] = pageList

/** The pages that the navigation shows. */
export const navigationEntries = pages.filter((page) => 'title' in page)

/** The call that a page cannot do without. */
export const needOf = (page: Page): CallId | undefined => page.needs
