import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { test } from './launched-game.ts'
import { openedPayment } from './opened-payment.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The published code of an order: 500,000 đồng to 0123456789, with D7K2M9QX. */
const qr =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454065000005802VN62120808D7K2M9QX6304914B'

test('[WAL-06] a payer pays on the hosted page and comes back without a touch', async ({ page, sandbox, parent }) => {
  await page.goto(await openedPayment(sandbox, { orderNumber: 'D-PAID', returnUrl: `${parent}/back?order=D-PAID` }))
  await expect(page.getByText('₫500,000')).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status')).toContainText('You paid ₫500,000.')
  await page.waitForURL(`${parent}/back?order=D-PAID`)
})

for (const { locale, transfer, sent } of [
  { locale: 'vi', transfer: 'Chuyển khoản', sent: 'Đã chuyển khoản' },
  { locale: 'ar', transfer: 'تحويل', sent: 'تم إرسال التحويل' },
]) {
  test.describe(() => {
    test.use({ locale })
    test(`[WAL-06] in ${locale} a code is scanned and its transfer sent, without a fault that axe finds`, async ({
      page,
      sandbox,
      parent,
    }) => {
      await page.goto(`${sandbox.payments.address}/bank?qr=${qr}`)
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: transfer, exact: true }).click()
      await expect(page.getByRole('heading', { name: sent })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      const order = { orderNumber: `D-${locale}`, returnUrl: `${parent}/back` }
      await page.goto(await openedPayment(sandbox, order))
      expect(await axeFaults(page)).toEqual([])
    })
  })
}
