import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { expect, test } from './running-portal.ts'

/** Thousands of bytes in gzip, as the portal's budgets count them. */
const kB = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000

/** Notes the size of every script that the page asks for from now on. */
function noteScripts(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, response.body().then(kB))
  })
  return sizes
}

async function expectWithinBudget(sizes: ReadonlyMap<string, Promise<number>>): Promise<void> {
  const scripts = await Promise.all(Array.from(sizes, async ([path, size]) => ({ path, size: await size })))
  const isText = ({ path }: { path: string }) => /\/(texts-)?(en|vi|ar|zh-Hans)-/.test(path)
  // Drawn when the first screen stands, so they have a budget of their own.
  const isChart = ({ path }: { path: string }) => path.includes('/time-chart-')
  const sum = (files: typeof scripts) => files.reduce((total, { size }) => total + size, 0)
  const said = scripts.map(({ path, size }) => `${size.toFixed(1)} kB ${path}`).join('\n')
  expect(sum(scripts.filter((file) => !isText(file) && !isChart(file))), said).toBeLessThanOrEqual(130)
  expect(sum(scripts.filter(isChart)), said).toBeLessThanOrEqual(120)
  expect(sum(scripts.filter(isText)), said).toBeLessThanOrEqual(15)
}

test("the console's first screen takes at most 130 kB of scripts, signed out and signed in", async ({
  page,
  server,
  operator,
}) => {
  const dao = await operator.addOperator('dao.bytes')
  const scripts = noteScripts(page)
  await page.goto(`http://console.localhost:${new URL(server.operator).port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWithinBudget(scripts)

  await page.getByLabel('Username').fill(dao.username)
  await page.getByLabel('Password', { exact: true }).fill(dao.password)
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secretOf(dao.authenticator), Date.now()))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  scripts.clear()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectWithinBudget(scripts)
})
