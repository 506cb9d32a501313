import { axeFaults } from './axe-faults.ts'
import { paymentPassword, setPaymentPassword } from './payment-password.ts'
import { demoPassword, expect, holdSession, test } from './running-portal.ts'
import { tabTo } from './tab-to.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Whose money no other test looks at; below agent42. */
const member = 'hannahcole'

test('[WAL-05] [MEM-01] [NAV-15] a member without a payment password sets one, sends money to its upline by keyboard, and finds it in the history', async ({
  page,
  operator,
  server,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, member)
  await page.goto('/member/transferUpline')
  const centre = page.getByRole('dialog', { name: 'Transfer', exact: true })
  await expect(centre.getByRole('region', { name: 'Why can’t I send money?' }).getByRole('listitem')).toHaveText(
    /Set a payment password/,
  )
  expect(await axeFaults(page)).toEqual([])
  await centre.getByRole('link', { name: 'Set a payment password' }).first().click()
  await setPaymentPassword(page, demoPassword(server, member))

  await page.goto('/member/transferUpline')
  await expect(centre.getByText('ag***2')).toBeVisible()
  await expect(centre.getByText('Nothing stands in the way')).toBeVisible()
  await tabTo(page, centre.getByRole('button', { name: '₫500,000' }))
  await page.keyboard.press('Enter')
  await tabTo(page, centre.getByRole('textbox', { name: /^Payment password/ }))
  await page.keyboard.type(paymentPassword)
  await tabTo(page, centre.getByRole('button', { name: /^Send .*500,000/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Send .*500,000.* to .*ag\*\*\*2.*\?$/ })
  await expect(question).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect(question.getByRole('button', { name: 'Yes, send' })).toBeFocused()
  await page.keyboard.press('Enter')
  const result = centre.getByRole('region', { name: /500,000.* was sent$/ })
  await expect(result.getByRole('heading')).toBeFocused()
  const number = (await result.getByText(/^[2-9A-HJ-NP-Z]{12}$/).textContent()) ?? ''
  expect(await axeFaults(page)).toEqual([])
  await expect(centre.getByText('₫4,500,000').first()).toBeVisible()

  await result.getByRole('link', { name: 'See your transactions' }).click()
  const rows = page.getByRole('dialog', { name: 'Transactions', exact: true })
  await expect(rows.getByRole('row', { name: /^Details: Transfer .*−₫500,000\.00 ₫4,500,000\.00$/ })).toBeVisible()
  await rows.getByRole('button', { name: 'Details: Transfer' }).click()
  await expect(page.getByRole('dialog', { name: 'Transfer', exact: true }).getByText(number)).toBeVisible()
})
