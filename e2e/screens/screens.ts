import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
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
  /** Leads from the page to the popup, whatever the language. */
  readonly open?: (page: Page) => Promise<void>
}

/** From this width on the frame has its side menu, in px. */
export const wideFrom = 1024

/** The header's buttons that open popups, counted from its end. */
const fromEnd = { search: -3, notices: -2, login: -1 } as const
const press = (name: keyof typeof fromEnd) => (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').nth(fromEnd[name]).click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

const login = async (page: Page) => {
  await press('login')(page)
  await page.getByRole('dialog').locator('input[name=username]').waitFor()
}
const member = 'owenreed'
const agent = 'agent42'

/** Makes the first games of the list the account's favourites, as far as they are not. */
async function likeSome(page: Page, token: string): Promise<void> {
  const { gameList, favouriteIds, addFavourite } = calls
  const headers = { token }
  const read = async (path: string) => (await (await page.request.get(path, { headers })).json()).value
  const { games } = await read(`${gameList.path}?gameType=RNG&pageSize=8`)
  const { ids } = await read(favouriteIds.path)
  for (const { nodeId, vassalage } of games) {
    if (ids.includes(nodeId)) continue
    const data = { nodeId, vendor: vassalage, gameType: 'RNG' }
    const answer = await page.request.post(addFavourite.path, { headers, data })
    if (!answer.ok()) throw new Error(`a favourite was not taken: ${await answer.text()}`)
  }
}

/** Every page, each in a state that shows what it can. */
export const pages: readonly Screen[] = [
  { name: 'the lobby', path: '/', tiles: 12 },
  { name: 'the slots', path: '/rng?lines=25', tiles: 18 },
  { name: 'the hot games', path: '/?type=HOT', tiles: 18 },
  { name: 'the live tables', path: '/live', tiles: 18 },
  { name: 'the fish of a vendor', path: '/fish?vassalage=JDB', tiles: 1 },
  { name: 'bingo', path: '/bingo?pageNo=2', tiles: 1 },
  { name: 'games of players', path: '/pvp', tiles: 1 },
  { name: 'sports', path: '/sports', tiles: 6 },
  { name: 'esports', path: '/esports', tiles: 5 },
  { name: 'lotteries', path: '/elott', tiles: 2 },
  { name: 'the classic lottery', path: '/lott', tiles: 1 },
  { name: 'a search that finds nothing', path: '/?type=RNG&search=qqqqzzzz&vassalage=PG' },
  { name: 'the odds checker', path: '/odds?family=SSC&play=SSC_L3_DIRECT&selection=1%7C1%7C6&draw=60416&unit=2' },
  { name: 'a help page', path: '/info/beginner-guide' },
  { name: 'downloads', path: '/download' },
  { name: 'mirror sites', path: '/mirrors' },
  { name: 'an unknown address', path: '/nowhere' },
  { name: 'the login of the agents', path: '/agent' },
  { name: 'the back office', path: '/agentHome', account: agent },
  { name: 'the lobby of a member', path: '/', tiles: 12, account: member, prepare: likeSome },
  { name: 'the favourites', path: '/favorite', tiles: 8, account: member, prepare: likeSome },
  { name: 'no game played yet', path: '/recent', account: member },
]

/** Every popup over a page. */
export const popups: readonly Screen[] = [
  { name: 'the login', path: '/', open: login },
  {
    name: 'the login by SMS',
    path: '/',
    open: async (page) => {
      await login(page)
      await page.getByRole('tab').last().click()
      await page.getByRole('dialog').locator('input[name=mobileNum]').waitFor()
    },
  },
  {
    name: 'the slider',
    path: '/',
    open: async (page) => {
      await login(page)
      await page.getByRole('dialog').locator('.slider-track').click()
      await page.locator('.slider-picture img').first().waitFor()
    },
  },
  {
    name: 'the account menu',
    path: '/',
    account: member,
    open: async (page) => {
      await page.getByRole('banner').locator('button[aria-haspopup=true], button[aria-haspopup=menu]').last().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'the search',
    path: '/',
    open: async (page) => {
      await press('search')(page)
      const search = page.getByRole('dialog')
      await search.locator('input').fill('dragon')
      await search.getByRole('link').first().waitFor()
    },
  },
  {
    name: 'the notices',
    path: '/',
    open: async (page) => {
      await press('notices')(page)
      await dialog(page)
    },
  },
  { name: 'the help centre', path: '/help', open: dialog },
  { name: 'a help entry', path: '/help#faq', open: dialog },
  {
    name: 'the licences',
    path: '/rng',
    open: async (page) => {
      await page.getByRole('contentinfo').locator('button[aria-haspopup=dialog]').click()
      await dialog(page)
    },
  },
  { name: 'what is announced', path: '/', announced: true, open: dialog },
  {
    name: 'the vendors of a type',
    path: '/',
    only: 'wide',
    open: async (page) => {
      await page.getByRole('banner').getByRole('navigation').getByRole('link').first().hover()
      await page.getByRole('banner').getByRole('region').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the download codes',
    path: '/rng',
    only: 'wide',
    open: async (page) => {
      await page.getByRole('complementary').locator('a[href="/download"]').hover()
      await page.locator('[data-trigger=PreviewTrigger] svg[role=img]').first().waitFor()
    },
  },
  {
    name: 'the drawer',
    path: '/',
    only: 'narrow',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click()
      await dialog(page)
    },
  },
]

/** Opens a screen as it is meant to be seen; the caller has set window, theme and motion. */
export async function openScreen(page: Page, operator: Operator, screen: Screen, language: string): Promise<void> {
  const { path, open, announced, account, prepare } = screen
  if (account !== undefined) {
    const token = await holdSession(page, operator, account)
    await prepare?.(page, token)
  }
  if (!announced) await page.addInitScript(() => sessionStorage.setItem('announcementsClosed', '["A","B","F"]'))
  const [place, term] = path.split('#')
  await page.goto(`${place}${place?.includes('?') ? '&' : '?'}lang=${language}${term ? `#${term}` : ''}`)
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await page.waitForFunction((least) => document.querySelectorAll('main article').length >= least, screen.tiles ?? 0)
  await open?.(page)
}
