import { axeFaults } from './axe-faults.ts'
import { addressOfFrames, expect, holdSession, test } from './running-portal.ts'
import { tabTo } from './tab-to.ts'

test.use({ baseURL: addressOfFrames, viewport: { width: 390, height: 844 }, hasTouch: true })

/** Whose money no other test looks at. */
const member = 'owenreed'

test('[WAL-06] [MEM-01] [NAV-15] a member pays in, by keyboard and by touch, by a transfer from its bank app and by a page, and follows both live', async ({
  page,
  operator,
  sandbox,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, member)
  await page.goto('/member/depositv2')
  const centre = page.getByRole('dialog', { name: 'Deposit', exact: true })
  for (const name of [/500,000/, /^Deposit .*500,000/]) {
    await tabTo(page, centre.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\?order=[2-9A-HJ-NP-Z]{12}$/)
  const order = centre.getByRole('article', { name: /^Deposit [2-9A-HJ-NP-Z]{12}$/ })
  await expect(order.getByRole('img', { name: 'QR code of the transfer' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const content = (await order.getByText(/^D[2-9A-HJ-NP-Z]{7}$/).textContent()) ?? ''
  const account = (await order.getByText(/^\d{10,19}$/).textContent()) ?? ''

  const bank = await page.context().newPage()
  await bank.goto(`${sandbox.payments.address}/bank`)
  await bank.getByRole('textbox', { name: 'Account number' }).fill(account)
  await bank.getByRole('textbox', { name: 'Amount in đồng' }).fill('500000')
  // As banks deliver it: in small letters, with words around it.
  await bank.getByRole('textbox', { name: 'Transfer message' }).fill(`nap tien ${content.toLowerCase()} cam on`)
  await bank.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Transfer sent' })).toBeVisible()

  // Nobody touches the page meanwhile.
  await expect(order.getByText(/505,000.* is in your wallet/)).toBeVisible({ timeout: 20_000 })
  await centre.getByRole('link', { name: 'All deposits' }).tap()
  await centre.getByRole('radio', { name: /^Bank card/ }).tap({ force: true })
  await centre.getByRole('button', { name: /200,000/ }).tap()
  await centre.getByRole('button', { name: /^Deposit .*200,000/ }).tap()
  await centre.getByRole('link', { name: 'Go to the payment page' }).tap()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/member\/depositv2\?order=/)
  await expect(page.getByText(/198,000.* is in your wallet/).first()).toBeVisible({ timeout: 20_000 })

  // One tap leads to the movements, which say the same.
  await page.goto('/member/transactionHistory')
  const rows = page.getByRole('dialog', { name: 'Transactions', exact: true })
  await expect(rows.getByText(/505,000|500,000/).first()).toBeVisible()
})
