import type { Page } from '@playwright/test'
import { expect, holdSession, test } from './running-portal.ts'

const member = 'owenreed'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

/** The paths of the portal that the page leads to, in its frame and whatever lies over it. */
async function linksOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return hrefs
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === new URL(page.url()).origin)
    .map(({ pathname }) => pathname)
}

/** Where the walk begins: what is over the lobby, the help centre and the member centre have links of their own. */
const starts = ['/', '/help', '/member', '/info/terms', '/sports', '/lott', '/odds', '/agent']

/** Every path that is found by following links, with the page that leads there and what the server answers. */
async function walk(page: Page): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...starts]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // The footer, and what lies over the page, come after the first paint.
    await page.waitForLoadState('networkidle')
    const status = answer?.status() ?? 0
    const isLost = (await page.getByRole('heading', { level: 1, name: 'Page not found' }).count()) > 0
    found.set(path, isLost ? 'not found' : `${status}`)
    for (const link of await linksOn(page)) if (!found.has(link) && !waiting.includes(link)) waiting.push(link)
  }
  return found
}

test('no link of the portal leads to a page that does not exist: a visitor follows them all', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const found = await walk(page)
  expect([...found].filter(([, answer]) => answer !== '200')).toEqual([])
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['/rng', '/elott', '/download', '/mirrors', '/info/privacy']),
  )
})

test('no link of the portal leads to a page that does not exist: a member follows them all', { tag: '@deep' }, async ({
  page,
  operator,
}) => {
  test.setTimeout(180_000)
  await holdSession(page, operator, member)
  const found = await walk(page)
  expect([...found].filter(([, answer]) => answer !== '200')).toEqual([])
  expect([...found.keys()]).toEqual(expect.arrayContaining(['/member/profile', '/member/securityCenter']))
})
