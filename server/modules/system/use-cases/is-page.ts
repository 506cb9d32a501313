import { routeOf } from '@banyan/rules/content/portal-routes.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/** Whether the portal shows a page at this path now: some are there only for a demo, a language or a topic. */
export function isPage(settings: MerchantSettings, demo: boolean, path: string): boolean {
  switch (routeOf(path)) {
    case undefined:
      return false
    case '/odds':
      return demo
    case '/bingo':
      return settings.current('languages').offered.some(({ code }) => code === 'TY')
    case '/info/$termId': {
      const termId = path.split('/')[2]
      return settings.current('helpCenter').topics.some((topic) => topic.termId === termId)
    }
    default:
      return true
  }
}
