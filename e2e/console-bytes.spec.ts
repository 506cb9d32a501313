import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { chooseOwnPassword } from './choose-own-password.ts'
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
  expect(sum(scripts.filter((file) => !isText(file) && !isChart(file))), said).toBeLessThanOrEqual(131.2)
  expect(sum(scripts.filter(isChart)), said).toBeLessThanOrEqual(120)
  expect(sum(scripts.filter(isText)), said).toBeLessThanOrEqual(15)
}

test("the console's first screen takes at most 131.2 kB of scripts, signed out and signed in", async ({
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
