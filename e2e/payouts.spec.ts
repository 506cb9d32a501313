import type { Locator, Page } from '@playwright/test'
import { addBankAccount, setPaymentPassword } from './payment-password.ts'
import { demoPassword, expect, holdSession, test } from './running-portal.ts'

// It has no mobile number, so that its login password proves it.
const member = 'agent41'

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const card = (page: Page) => page.getByRole('region', { name: /^(Withdrawals|السحب)$/ })
const isWithin = (part: Locator) =>
  part.evaluate((element) => element.scrollWidth <= element.clientWidth && innerWidth >= document.body.scrollWidth)

test('[MEM-02] [WAL-07] a member sets a payment password and adds a bank account; on a phone in Arabic all of it fits', async ({
  page,
  operator,
  server,
}) => {
  const password = demoPassword(server, member)
  await holdSession(page, operator, member)
  await page.goto('/member?lang=EN')
  await setPaymentPassword(page, password)
  await expect(card(page)).toContainText('It authorises withdrawals.')

  await addBankAccount(page, password, '0011 2233 44556')
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Vietcombank •••• 4556' })).toContainText('Default')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/member?lang=AR')
  await expect(card(page)).toContainText('Vietcombank •••• 4556')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await isWithin(card(page))).toBe(true)
})
