import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { openConsole } from './open-console.ts'
import { addressOfFrames, expect, holdSession, test } from './running-portal.ts'

test.use({ baseURL: addressOfFrames })

const tabs = ['orders', 'reviews', 'unmatched', 'providers', 'differences'] as const

/** Neither sideways scroll nor a fault, on a phone and on a desk, in both themes. */
async function expectFine(page: Page): Promise<void> {
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), page.url()).toBe(0)
      expect(await axeFaults(page), page.url()).toEqual([])
    }
}

test('@deep [OPS-05] [WAL-06] an operator finds the order of a member and the transfer without one, on a phone, in English and Arabic', async ({
  page,
  server,
  operator,
  sandbox,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  const token = await holdSession(page, operator, 'owenreed')
  const opened = await page.request.post('/wps/deposit/orders', {
    headers: { token },
    data: { requestId: 'desk-0001', channel: 'VIETQR', amount: '700000' },
  })
  const { value: order } = await opened.json()
  // A transfer that says nothing of the order, and another amount.
  const bank = await page.context().newPage()
  await bank.goto(`${sandbox.payments.address}/bank`)
  await bank.getByRole('textbox', { name: 'Account number' }).fill(order.transfer.accountNumber)
  await bank.getByRole('textbox', { name: 'Amount in đồng' }).fill('123000')
  await bank.getByRole('textbox', { name: 'Transfer message' }).fill('qua tang')
  await bank.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Transfer sent' })).toBeVisible()

  const desk = await openConsole(page, { operator, server }, 'mai.deposits', '/deposits')
  await expect(desk.getByRole('link', { name: order.number })).toBeVisible()
  await desk.getByRole('tab', { name: /^Unmatched/ }).click()
  await expect(desk.getByText('qua tang')).toBeVisible({ timeout: 20_000 })
  for (const language of ['EN', 'AR']) {
    for (const tab of tabs) {
      await desk.goto(`${new URL(desk.url()).origin}/deposits?lang=${language}${tab === 'orders' ? '' : `&tab=${tab}`}`)
      await expect(desk.getByRole('tabpanel')).toBeVisible()
      await desk.waitForLoadState('networkidle')
      await expectFine(desk)
    }
    await desk.goto(`${new URL(desk.url()).origin}/deposits?lang=${language}`)
    await desk.getByRole('link', { name: order.number }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(order.number)
    await desk.waitForLoadState('networkidle')
    await expectFine(desk)
  }
})
