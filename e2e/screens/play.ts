import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** Whose games no other screen shows: what is started here stands among those that were played. */
const player = 'minhpham'

/** Starts the first game of the page. */
const startFirst = (page: Page) => page.locator('main article a.tile-start').first().press('Enter')

/** What comes of starting games. */
export const playScreens: readonly Screen[] = [
  {
    name: 'a slot that is played',
    path: '/rng?vassalage=PG',
    tiles: 1,
    account: player,
    // Over the list where the window is wide, else full-frame.
    open: async (page) => {
      await startFirst(page)
      await page.frameLocator('iframe').locator('#stake:not(:empty)').waitFor()
    },
  },
  {
    name: 'a game that did not open',
    path: '/rng?vassalage=PG',
    tiles: 1,
    account: player,
    // An address off the list: the notice that says most. Every other one is this one with less.
    before: (page) =>
      page.route(`**${calls.launchGame.path}`, (route) =>
        route.fulfill({ json: { success: true, value: { url: 'https://elsewhere.example/' } } }),
      ),
    open: async (page) => {
      await startFirst(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'no game is open', path: '/seamless' },
  {
    name: 'the tables of a game',
    path: '/live?vassalage=SAL',
    tiles: 1,
    account: player,
    open: async (page) => {
      await startFirst(page)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the games of a vendor',
    path: '/live?vassalage=SAL&search=Hall',
    tiles: 1,
    account: player,
    open: async (page) => {
      await startFirst(page)
      await page.getByRole('dialog').getByRole('article').first().waitFor()
    },
  },
]
