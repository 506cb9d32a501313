import type { Page } from '@playwright/test'
import { inLanguage } from '#/in-language.ts'
import { holdSession, type Operator } from '#/running-portal.ts'

/** The look of a page or popup that is checked and photographed as a whole. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Tiles that it shows at least. */
  readonly tiles?: number
  /** Windows that show it: the types' menu is for wide ones, the drawer for narrow ones. */
  readonly only?: 'wide' | 'narrow'
  /** Whether what is announced to every visitor comes over the page. */
  readonly announced?: true
  /** Username of the demo's account that sees it; a visitor does where it is absent. */
  readonly account?: string
  /** What the account has done before. */
  readonly prepare?: (page: Page, token: string) => Promise<void>
  /** Stands in for what the server would need a mail for. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Leads from the page to the popup, whatever the language. */
  readonly open?: (page: Page) => Promise<void>
}

/** From this width on the frame has its side menu, in px. */
export const wideFrom = 1024

export const member = 'owenreed'
/** Who has paid in, played and claimed already. */
export const vipMember = 'baongoc'
export const agent = 'agent42'

/** Opens a screen as it is meant to be seen; the caller has set window, theme and motion. */
export async function openScreen(page: Page, operator: Operator, screen: Screen, language: string): Promise<void> {
  const { path, open, announced, account, prepare, before } = screen
  if (account !== undefined) {
    const token = await holdSession(page, operator, account)
    await prepare?.(page, token)
  }
  if (!announced) await page.addInitScript(() => sessionStorage.setItem('announcementsClosed', '["A","B","F"]'))
  await before?.(page)
  const [place = '', term] = path.split('#')
  await page.goto(`${inLanguage(place, language)}${term ? `#${term}` : ''}`)
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await page.waitForFunction((least) => document.querySelectorAll('main article').length >= least, screen.tiles ?? 0)
  await open?.(page)
}
