import { readFileSync } from 'node:fs'
import { inLanguage } from './in-language.ts'
import { accountMenu, expect, holdSession, test } from './running-portal.ts'

/** As the build tells the server. */
const asksOfPages: Readonly<Record<string, readonly { readonly address: string }[]>> = JSON.parse(
  readFileSync('portal/dist/.vite/first-asks.json', 'utf8'),
).pages

/** What the page has not taken yet. */
const left = () =>
  (Reflect.get(window, 'askedAhead') as { asks: { id: string }[] } | undefined)?.asks.map(({ id }) => id)

/** Waits for what the document has asked. */
const answered = () =>
  Promise.all(
    (Reflect.get(window, 'askedAhead') as { asks: { answer: Promise<unknown> }[] }).asks.map(({ answer }) => answer),
  )

/** Notes the places that a window shows of what is not there yet. */
function watchPlaces() {
  Reflect.set(window, 'placesSeen', [])
  new MutationObserver(() => {
    const seen = [...document.querySelectorAll('[role=dialog] .animate-breathe')].filter((place) =>
      place.checkVisibility(),
    )
    Reflect.get(window, 'placesSeen').push(...seen.map((place) => place.className))
  }).observe(document, { subtree: true, childList: true })
}
const placesSeen = () => Reflect.get(window, 'placesSeen')

test('what a document asks for an account is what its page shows: all of it is taken', async ({ page, operator }) => {
  test.slow()
  // What a socket tells would outdate the rest.
  await page.routeWebSocket('**/wps/socket', () => {})
  await holdSession(page, operator, 'linhtran')
  for (const path of ['/', ...Object.keys(asksOfPages), '/lottery?gameCode=SSC5M']) {
    await page.goto(inLanguage(path))
    await expect.poll(() => page.evaluate(left), { message: path }).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a member’s page is rendered with what its document was answered, and asks for none of it again', async ({
    page,
    operator,
  }) => {
    test.slow()
    await page.routeWebSocket('**/wps/socket', () => {})
    await holdSession(page, operator, 'linhtran')
    // The code comes when all answers are there, as on a slow line.
    await page.route('**/js/*.js', async (route) => {
      // A page that is left asks for nothing more.
      await route
        .request()
        .frame()
        .evaluate(answered)
        .catch(() => {})
      await route.continue()
    })
    await page.addInitScript(watchPlaces)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const path of Object.keys(asksOfPages).filter((each) => each.startsWith('/member/'))) {
      asked.length = 0
      await page.goto(`${path}?lang=EN`)
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }), path).toBeVisible()
      await expect.poll(() => page.evaluate(left), { message: path }).toEqual([])
      expect.soft(await page.evaluate(placesSeen), path).toEqual([])
      const addresses = asksOfPages[path]?.map(({ address }) => address) ?? []
      expect
        .soft(
          addresses.filter((each) => asked.filter((url) => url.endsWith(each)).length !== 1),
          path,
        )
        .toEqual([])
    }
  })
})

test('[LOT-03] a lottery is asked what is on sale and its terms before its code, and only once', async ({
  page,
  operator,
}) => {
  await page.routeWebSocket('**/wps/socket', () => {})
  await holdSession(page, operator, 'linhtran')
  await page.goto('/lottery?gameCode=SSC5M&lang=EN')
  await expect(page.getByRole('button', { name: 'Bet now' })).toBeVisible()
  const begun = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .flatMap(({ name }) => /(opened[/]game.*size=10$|[/]lgw[/]terms|[/]js[/]libraries)/.exec(name)?.[1] ?? []),
  )
  expect(begun).toEqual(['opened/game?gameCode=SSC5M&size=10', '/lgw/terms', '/js/libraries'])
})

test('a tab that holds a token asks with it at once', async ({ page, operator }) => {
  await holdSession(page, operator, 'linhtran')
  await page.goto('/?lang=EN')
  await expect(accountMenu(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  expect(asked).not.toContain('/wps/session/token')
  expect(asked.filter((path) => path === '/wps/member/info')).toHaveLength(1)
})

test('a visitor is asked nothing, nor somebody whose session is over', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/member/depositv2?lang=EN')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(left)).toBeUndefined()
  await page.evaluate(() => localStorage.setItem('signedIn', 'yes'))
  await page.goto('/member/depositv2?lang=EN')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked.filter((path) => /^\/wps\/(session|member|deposit|v2)\//.test(path))).toEqual(['/wps/session/token'])
})
