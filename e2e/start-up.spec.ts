import { callTable } from '@banyan/contract/client.gen.ts'
import { expect, test, tiles } from './running-portal.ts'
import { toFooter } from './to-footer.ts'

test('[SYS-01] the document carries the configuration: no call asks for it, and it is there before any other call', async ({
  page,
}) => {
  const asked: string[] = []
  const wasThere: boolean[] = []
  await page.exposeFunction('noteCall', (path: string, hasConfig: boolean) => {
    asked.push(path)
    wasThere.push(hasConfig)
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const config = JSON.parse(document.getElementById('start-up')?.textContent ?? 'null')
      const note = Reflect.get(window, 'noteCall') as (path: string, hasConfig: boolean) => void
      note(String(input), Boolean(config?.info && config.location.ip && config.languages && config.currency))
      return send(input, init)
    }
  })
  await page.goto('/rng?lang=EN')
  await expect(tiles(page)).toHaveCount(18)
  expect(asked.some((path) => path.startsWith(callTable.gameVendors.path))).toBe(true)
  expect(asked.filter((path) => path.startsWith(callTable.systemConfig.path))).toEqual([])
  expect(wasThere.every(Boolean)).toBe(true)
})

test('no call is made twice while the lobby starts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(pathname)) asked.push(pathname + search)
  })
  await page.goto('/?lang=EN')
  await expect(tiles(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => path.startsWith(callTable.gameVendors.path))).toBe(true)
  expect(asked).toEqual([...new Set(asked)])
})

test('a page that opens in the background, where there are no frames, is whole before anybody looks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/?lang=EN')
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Winner board' })).toBeVisible()
  await toFooter(page)
})

test('back and on again show the lobby and a list as they were left, without a call', async ({ page }) => {
  await page.goto('/?lang=EN')
  // The footer asks for the help once, when it is first near: before the list, or at its end on a slow machine.
  await toFooter(page)
  const main = page.getByRole('main')
  await main.getByRole('navigation', { name: 'Types of games' }).getByRole('link', { name: 'Slots' }).click()
  await expect(tiles(page)).toHaveCount(18)
  const names = await tiles(page).getByRole('heading').allTextContents()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => /[/](wps|lgw)[/]/.test(request.url()) && asked.push(request.url()))
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article')).toHaveCount(12)
  await page.goForward()
  await expect(tiles(page)).toHaveCount(18)
  expect(await tiles(page).getByRole('heading').allTextContents()).toEqual(names)
  expect(asked).toEqual([])
})

test('a chunk that comes last leaves the rest of the page to be read and used', async ({ page }) => {
  // A wide window's menus are of that file too.
  await page.setViewportSize({ width: 390, height: 844 })
  const held: (() => void)[] = []
  await page.route(/[/]js[/](after-paint|lobby-late)-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/?lang=EN')
  const hot = page.getByRole('region', { name: 'Hot games' })
  await expect(hot.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('region', { name: 'Winner board' })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Types of games' })
    .getByRole('link', { name: 'Slots' })
    .click()
  await expect(tiles(page)).toHaveCount(18)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const letGo of held) letGo()
  await expect(
    tiles(page)
      .first()
      .getByRole('button', { name: /to favourites/ }),
  ).toBeVisible()
})

test('[SYS-19] the calls can be browsed', async ({ page }) => {
  await page.goto('/api/')
  for (const summary of ['What the portal knows before anything else.', 'One page of the catalogue, filtered.']) {
    await expect(page.getByText(summary).first()).toBeVisible({ timeout: 90_000 })
  }
})
