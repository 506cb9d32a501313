import { axeFaults } from './axe-faults.ts'
import { addressOfFrames, expect, holdSession, test } from './running-portal.ts'

test.use({ baseURL: addressOfFrames, viewport: { width: 390, height: 844 } })

/** Who has never paid in, and whose money no other test looks at. */
const member = 'oliviastone'

test('[PRO-01] [PRO-02] a member joins a promotion, pays in, claims the bonus and gives it up', async ({
  page,
  operator,
  sandbox,
}) => {
  await page.context().addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await holdSession(page, operator, member)
  await page.goto('/promotions')
  const welcome = page.getByRole('article', { name: /^Welcome/ })
  await expect(welcome.getByRole('button', { name: 'Join' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await welcome.getByRole('link', { name: /^Welcome/ }).click()
  await expect(page).toHaveURL(/\/promotions\/welcome$/)
  // The list stays until the page has come.
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('button', { name: 'Signed' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  // What was joined is chosen where money is paid in.
  await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click()
  const centre = page.getByRole('dialog', { name: 'Deposit', exact: true })
  await expect(centre.getByRole('radio', { name: /^Welcome/ })).toBeChecked()
  await centre.getByRole('button', { name: /500,000/ }).click()
  await centre.getByRole('button', { name: /^Deposit .*500,000/ }).click()
  const order = centre.getByRole('article', { name: /^Deposit [2-9A-HJ-NP-Z]{12}$/ })
  const content = (await order.getByText(/^D[2-9A-HJ-NP-Z]{7}$/).textContent()) ?? ''
  const account = (await order.getByText(/^\d{10,19}$/).textContent()) ?? ''
  const bank = await page.context().newPage()
  await bank.goto(`${sandbox.payments.address}/bank`)
  await bank.getByRole('textbox', { name: 'Account number' }).fill(account)
  await bank.getByRole('textbox', { name: 'Amount in đồng' }).fill('500000')
  await bank.getByRole('textbox', { name: 'Transfer message' }).fill(content)
  await bank.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(bank.getByRole('heading', { name: 'Transfer sent' })).toBeVisible()
  await expect(order.getByText(/is in your wallet/)).toBeVisible({ timeout: 20_000 })

  // Nothing is asked for again: the socket tells that rewards wait.
  await centre.getByRole('button', { name: 'Menu of the member centre' }).click()
  await centre.getByRole('link', { name: /^Reward centre \d+ rewards? waits?/ }).click()
  const rewards = page.getByRole('dialog', { name: 'Reward centre', exact: true })
  const reward = rewards.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Welcome' })
  expect(await axeFaults(page)).toEqual([])
  await reward.getByRole('button', { name: /^Claim .*500,000/ }).click()
  await expect(rewards.getByText(/500,000.* is in your wallet/)).toBeVisible()

  await page.goto('/member/bonusDetails')
  const bonuses = page.getByRole('dialog', { name: 'Bonus details', exact: true })
  await bonuses.getByRole('button', { name: /^Details: Welcome/ }).click()
  const details = page.getByRole('dialog', { name: /^Welcome/ })
  await details.getByRole('button', { name: 'Give up this bonus' }).click()
  await expect(details.getByText(/−₫500,000/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await details.getByRole('button', { name: 'Give up', exact: true }).click()
  await expect(details.getByRole('status')).toContainText('₫500,000')
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(bonuses.getByText('Given up')).toBeVisible()
})

test('[PRO-03] the wheel states its odds to a visitor, and turning it asks who is there', async ({ page }) => {
  await page.goto('/promotions/wheel?lang=EN')
  await expect(page.getByRole('table')).toContainText('%')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})
