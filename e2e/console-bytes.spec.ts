import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { chooseOwnPassword } from './choose-own-password.ts'
import { openConsole } from './open-console.ts'
import { expect, test } from './running-portal.ts'

/** Thousands of bytes in gzip, as the portal's budgets count them. */
const kB = (script: string) => gzipSync(script, { level: 9 }).length / 1000

/** Notes the address of every script that the page asks for from now on. */
function noteScripts(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url())
  })
  return asked
}

/** Asks for the scripts again to weigh them: what the page had can't be read once it is left. */
async function expectWithinBudget(page: Page, asked: ReadonlySet<string>): Promise<void> {
  const scripts = await Promise.all(
    Array.from(asked, async (path) => {
      const script = await page.evaluate(async (address) => await (await fetch(address)).text(), path)
      return { path, size: kB(script) }
    }),
  )
  const isText = ({ path }: { path: string }) => /\/(texts-)?(en|vi|ar|zh-Hans)-/.test(path)
  // Drawn when the first screen stands, so they have a budget of their own.
  const isChart = ({ path }: { path: string }) => path.includes('/time-chart-')
  const sum = (files: typeof scripts) => files.reduce((total, { size }) => total + size, 0)
  const said = scripts.map(({ path, size }) => `${size.toFixed(1)} kB ${path}`).join('\n')
  expect(sum(scripts.filter((file) => !isText(file) && !isChart(file))), said).toBeLessThanOrEqual(132.5)
  expect(sum(scripts.filter(isChart)), said).toBeLessThanOrEqual(120)
  expect(sum(scripts.filter(isText)), said).toBeLessThanOrEqual(15.8)
}

test("the console's first screen takes at most 132.5 kB of scripts, signed out and signed in", async ({
  page,
  server,
  operator,
}) => {
  const dao = await operator.addOperator('dao.bytes')
  const scripts = noteScripts(page)
  await page.goto(`http://console.localhost:${new URL(server.operator).port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWithinBudget(page, scripts)

  await page.getByLabel('Username').fill(dao.username)
  await page.getByLabel('Password', { exact: true }).fill(dao.password)
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secretOf(dao.authenticator), Date.now()))
  await page.getByRole('button', { name: 'Log in' }).click()
  await chooseOwnPassword(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByText('This is the first one')).toBeVisible()
  scripts.clear()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectWithinBudget(page, scripts)
})

/** Scripts that a page was made of without its document having asked for them; what is drawn when it stands is left out. */
const askedForLate = () => {
  const asked = [...document.querySelectorAll('link[rel=modulepreload], script[type=module]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js') && !asked.includes(path) && !/(time-chart|clsx)-/.test(path))
}

const pages = [
  '/',
  '/approvals',
  '/members',
  '/deposits',
  '/withdrawals',
  '/lottery/draws',
  '/promotions',
  '/catalogue',
]
const settings = [
  '/vendors',
  '/gifts',
  '/settings',
  '/settings/brand',
  '/banners',
  '/help',
  '/operators',
  '/roles',
  '/audit',
]
test('the console’s document asks at once for all that its page is made of, and who is signed in, once', async ({
  page,
  server,
  operator,
}) => {
  const tab = await openConsole(page, { operator, server }, 'dao.chunks', '/')
  await expect(tab.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const asked: string[] = []
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of [...pages, ...settings]) {
    asked.length = 0
    await tab.goto(new URL(path, tab.url()).href)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await tab.waitForLoadState('networkidle')
    const late = await tab.evaluate(askedForLate)
    expect.soft([path, late]).toEqual([path, []])
    const whose = asked.filter((call) => call.startsWith('/wps/operator/session'))
    expect.soft([path, whose]).toEqual([path, ['/wps/operator/session/token', '/wps/operator/session']])
  }
})
