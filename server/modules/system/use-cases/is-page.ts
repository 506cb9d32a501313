import { portalPages } from '@banyan/rules/content/portal-pages.gen.ts'
import { routeOf } from '@banyan/rules/content/portal-routes.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

const offers = new Map(portalPages.map(({ path, offered }) => [path, offered]))

/** Whether the portal shows a page at this path now: some are there only for a demo, a language or a topic. */
export function isPage(settings: MerchantSettings, demo: boolean, path: string): boolean {
  const route = routeOf(path)
  if (route === undefined) return false
  switch (offers.get(route)) {
    case 'demo':
      return demo
    case 'vietnamese':
      return settings.current('languages').offered.some(({ code }) => code === 'TY')
    case 'topic': {
      const termId = path.split('/')[2]
      return settings.current('helpCenter').topics.some((topic) => topic.termId === termId)
    }
    default:
      return true
  }
}
