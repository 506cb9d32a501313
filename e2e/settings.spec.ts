import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { openConsole } from './open-console.ts'
import { expect, signIn, test } from './running-portal.ts'

/** It is told within a second; two browsers that paint on one machine may take longer to show it. */
const soon = 5_000

async function save(tab: Page, reason: string): Promise<void> {
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await tab.getByRole('dialog').getByRole('textbox').fill(reason)
  await tab.getByRole('button', { name: 'Save the changes' }).click()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})
test.afterEach(async ({ operator, complaints }) => {
  await operator.set('availability', { maintenance: null })
  // An answer that refuses is the browser's complaint, not the page's.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of (503|422)/.test(text)))
})

test('[OPS-07] [SYS-02] an operator closes the portal from a phone, and a member’s open tab shows it at once', async ({
  page,
  server,
  operator,
}) => {
  await signIn(page, operator, 'owenreed')
  const tab = await openConsole(page, { operator, server }, 'mai.closes', '/settings/availability')
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.getByRole('button', { name: 'Close now' }).click()
  await save(tab, 'Moving to faster machines')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon', { timeout: soon })
  await tab.getByRole('button', { name: 'Open', exact: true }).click()
  await save(tab, 'Done')
  await expect(page.getByRole('heading', { level: 1, name: 'Back soon' })).toHaveCount(0, { timeout: soon })
})

test('@deep [OPS-07] a change is found, made, seen by members and visitors, and taken back', async ({
  page,
  browser,
  baseURL,
  server,
  operator,
}) => {
  const before = await operator.get('brand')
  await signIn(page, operator, 'owenreed')
  const visitors = await browser.newContext({ ...(baseURL && { baseURL }) })
  const visitor = await visitors.newPage()
  await visitor.goto('/rng?lang=EN')
  const tab = await openConsole(page, { operator, server }, 'mai.changes', '/settings')
  await tab.getByLabel('Search by words', { exact: false }).fill('brand name')
  await tab
    .getByRole('link', { name: /^Brand and domains/ })
    .last()
    .click()
  await expect(tab.getByRole('heading', { name: 'Brand and domains', level: 1 })).toBeVisible()
  expect(await axeFaults(tab)).toEqual([])

  const name = tab.getByRole('group', { name: /^Name of the brand/ }).getByRole('textbox')
  await name.fill('')
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tab.getByText('This is needed.')).toBeVisible()
  await name.fill('Banyan Deluxe')
  await tab.getByRole('link', { name: 'All settings' }).click()
  await tab.getByRole('button', { name: 'Stay' }).click()
  await save(tab, 'The new name')
  await expect(page).toHaveTitle(/Banyan Deluxe/, { timeout: soon })
  // Which nobody has touched since it was opened.
  await expect(visitor).toHaveTitle(/Banyan Deluxe/, { timeout: soon })

  await expect(tab.getByText('“The new name”')).toBeVisible()
  await tab
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click()
  await expect(name).toHaveValue(before.name)
  await save(tab, 'Too early')
  await expect(page).toHaveTitle(new RegExp(before.name), { timeout: soon })
  expect(await operator.get('brand')).toEqual(before)
  await visitors.close()
})
