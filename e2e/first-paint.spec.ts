import type { Page } from '@playwright/test'
import { inLanguage } from './in-language.ts'
import { looks } from './looks.ts'
import { expect, holdSession, test } from './running-portal.ts'

/** One of each shape; the others of the shape stand in a release's run. */
const visitorPages = looks(
  ['/rng', '/bingo', '/sports', '/promotions', '/promotions/welcome', '/info/beginner-guide', '/download'],
  ['/live', '/fish', '/pvp', '/esports', '/lott', '/elott', '/vip', '/draws', '/odds', '/mirrors'],
)

/** What the tab says, and where heading, introduction and first picture of what the page begins with stand, in pixels of the window. */
const placesIn = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const placeOf = (what: string) => {
      const found = document.querySelector(`${selector} ${what}`)
      if (!found) return undefined
      const { x, y, width, height } = found.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }
    const picture = ['li img', 'article img', '.grid img'].find((each) => document.querySelector(`${selector} ${each}`))
    return {
      tab: document.title,
      title: document.querySelector(`${selector} :is(h1, h2)`)?.textContent,
      heading: placeOf(':is(h1, h2)')?.slice(0, 2),
      intro: placeOf(':is(h1, h2) + p.max-w-prose')?.slice(0, 2),
      picture: picture && placeOf(picture),
    }
  }, within)

/** What the document draws while its code is held back; `letGo` lets the code come. */
async function drawnOf(page: Page, path: string) {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/js/**', async (route) => {
    await free
    await route.continue()
  })
  const asked = page.waitForRequest('**/js/**')
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  return { drawn: await placesIn(page, '#root'), letGo }
}

/** And then what the page shows. */
async function bothOf(page: Page, path: string, shown = 'main') {
  const { drawn, letGo } = await drawnOf(page, path)
  letGo()
  await expect(page.locator(`${shown} :is(h1, h2)`).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { drawn, page: await placesIn(page, shown) }
}

const ownPages = looks(
  ['/lottery?gameCode=SSC5M', '/member/profile'],
  ['/lottery', '/lottery?gameCode=sea', '/vnLottery', '/seaLottery?gameCode=TH_GOV', '/member/rewardCenter'],
)

for (const path of ownPages)
  test(`before its code has come ${path} shows its title to a member, and nothing to a visitor, who goes elsewhere`, async ({
    page,
    operator,
  }) => {
    const isMembers = path.startsWith('/member')
    await page.setViewportSize({ width: 390, height: 844 })
    const unseen = await drawnOf(page, inLanguage(path))
    expect(unseen.drawn.title).toBeUndefined()
    unseen.letGo()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await holdSession(page, operator, 'owenreed')
    // In a wide window a page of the member centre lies over the lobby.
    for (const width of isMembers ? [390] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const { drawn, page: shown } = await bothOf(page, inLanguage(path), isMembers ? '[role=dialog]' : 'main')
      expect([drawn.tab, drawn.title]).toEqual([shown.tab, shown.title])
      expect([width, drawn.heading]).toEqual([width, shown.heading])
    }
  })

for (const path of visitorPages)
  test(`before its code has come ${path} shows what it begins with, where the page will put it`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      // A document does not wait for an answer that takes long.
      await expect(async () => {
        const { drawn, page: shown } = await bothOf(page, inLanguage(path))
        expect({ width, ...drawn }).toEqual({ width, ...shown })
      }).toPass()
    }
  })

test('before its code has come a wheel shows a visitor its ground and what it is for, and a member its ground alone', async ({
  page,
  operator,
}) => {
  /** Where the wheel and the words below it stand, in pixels of the window. */
  const places = (within: string) =>
    page.evaluate((selector) => {
      const placeOf = (what: string) => {
        const box = document.querySelector(`${selector} section ${what}`)?.getBoundingClientRect()
        return box && [box.x, box.y, box.width, box.height].map(Math.round)
      }
      return { wheel: placeOf('svg.max-w-96'), words: placeOf('p.max-w-prose')?.[1] }
    }, within)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(async () => {
      const { letGo } = await drawnOf(page, '/promotions/wheel?lang=EN')
      const drawn = await places('#root')
      letGo()
      await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect({ width, ...drawn }).toEqual({ width, ...(await places('main')) })
    }).toPass()
  }
  await holdSession(page, operator, 'owenreed')
  const { letGo } = await drawnOf(page, '/promotions/wheel?lang=EN')
  const { wheel, words } = await places('#root')
  expect(wheel).toBeDefined()
  expect(words).toBeUndefined()
  letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
