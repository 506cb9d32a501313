import { readFileSync } from 'node:fs'
import { accountMenu, expect, holdSession, test } from './running-portal.ts'

/** As the build tells the server. */
const asksOfPages: Readonly<Record<string, object>> = JSON.parse(
  readFileSync('portal/dist/.vite/first-asks.json', 'utf8'),
).pages

/** What the page has not taken yet. */
const left = () =>
  (Reflect.get(window, 'askedAhead') as { asks: { id: string }[] } | undefined)?.asks.map(({ id }) => id)

test('what a document asks for an account is what its page shows: all of it is taken', async ({ page, operator }) => {
  test.slow()
  // What a socket tells would outdate the rest.
  await page.routeWebSocket('**/wps/socket', () => {})
  await holdSession(page, operator, 'linhtran')
  for (const path of ['/', ...Object.keys(asksOfPages)]) {
    await page.goto(`${path}?lang=EN`)
    await expect.poll(() => page.evaluate(left), { message: path }).toEqual([])
  }
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
