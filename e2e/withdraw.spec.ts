import type { Locator, Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { expectFine } from './expect-fine.ts'
import { openConsole } from './open-console.ts'
import { addBankAccount, paymentPassword, setPaymentPassword } from './payment-password.ts'
import { addressOfFrames, demoPassword, expect, holdSession, test } from './running-portal.ts'
import { tabTo } from './tab-to.ts'

test.use({ baseURL: addressOfFrames, viewport: { width: 390, height: 844 } })

/** Whose money no other test looks at. It has no mobile number, so that its login password proves it. */
const member = 'agent1'

const byKeyboard = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  if ((await target.getAttribute('type')) === 'submit') await page.keyboard.press('Enter')
}
const byPointer = (_page: Page, target: Locator) => target.click()

/** Asks for money; answers the number of the withdrawal, whose screen is then shown. */
async function withdraw(page: Page, centre: Locator, amount: string, go: typeof byKeyboard): Promise<string> {
  await go(page, centre.getByRole('textbox', { name: /^Amount/ }))
  await page.keyboard.type(amount)
  await go(page, centre.getByRole('textbox', { name: /^Payment password/ }))
  await page.keyboard.type(paymentPassword)
  await go(page, centre.getByRole('button', { name: /^Withdraw / }))
  await expect(page).toHaveURL(/\?order=[2-9A-HJ-NP-Z]{12}$/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test('[WAL-07] [WAL-08] [OPS-05] [NAV-15] a member withdraws by keyboard and by pointer, says that the money arrived, and cancels another withdrawal', async ({
  page,
  operator,
  server,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, member)
  await page.goto('/member')
  const password = demoPassword(server, member)
  await setPaymentPassword(page, password)
  await addBankAccount(page, password, '0071000123456')

  await page.goto('/member/withdraw')
  const centre = page.getByRole('dialog', { name: 'Withdraw', exact: true })
  const history = centre.getByRole('list', { name: 'Your withdrawals' })
  const first = await withdraw(page, centre, '300000', byKeyboard)
  const order = centre.getByRole('article', { name: `Withdrawal ${first}` })
  await expect(order.getByText('A person is looking at your request')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await centre.getByRole('link', { name: 'All withdrawals' }).click()
  await expect(history.getByRole('listitem').filter({ hasText: first })).toContainText('In review')
  // While it is open there is no second one.
  await expect(centre.getByText('Another withdrawal is still open')).toBeVisible()
  await centre.getByRole('link', { name: 'Open withdrawal' }).click()

  // Nobody touches the page meanwhile.
  const desk = await openConsole(page, { operator, server }, 'mai.withdrawals', '/withdrawals')
  await desk.getByRole('checkbox', { name: `Choose ${first}` }).check({ force: true })
  await expectFine(desk)
  await desk.getByRole('link', { name: first }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(first)
  await expectFine(desk)
  await desk.goBack()
  await desk.getByRole('checkbox', { name: `Choose ${first}` }).check({ force: true })
  await desk.getByRole('button', { name: 'Approve 1' }).click()
  const approval = desk.getByRole('dialog', { name: 'Approve 1 withdrawal' })
  await approval.getByLabel(/^Reason/).fill('The checks find nothing')
  await approval.getByRole('button', { name: /^Approve and pay / }).click()
  await expect(desk.getByText('1 approved')).toBeVisible()
  await expect(desk.getByText('Nothing to decide')).toBeVisible()
  await desk.close()
  await expect(order.getByText('Please tell us whether the money arrived')).toBeVisible({ timeout: 120_000 })
  await order.getByRole('radio', { name: /^Received/ }).check({ force: true })
  expect(await axeFaults(page)).toEqual([])
  await order.getByRole('button', { name: /^Send answer: .*300,000.* arrived/ }).click()
  await expect(order.getByText(/300,000.* was paid out to you/)).toBeVisible()

  await order.getByRole('link', { name: 'New withdrawal' }).click()
  const second = await withdraw(page, centre, '500000', byPointer)
  const other = centre.getByRole('article', { name: `Withdrawal ${second}` })
  await other.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
  await question.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expect(other.getByText('You cancelled this withdrawal')).toBeVisible()
  await centre.getByRole('link', { name: 'All withdrawals' }).click()
  await expect(history.getByRole('listitem').filter({ hasText: second })).toContainText('Cancelled')
  await expect(history.getByRole('listitem').filter({ hasText: first })).toContainText('Paid')
  // 2,500,000 less what was paid out: the other amount is back.
  await expect(centre.getByText('₫2,200,000').first()).toBeVisible()
})
