import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { axeFaults } from './axe-faults.ts'
import { chooseOwnPassword } from './choose-own-password.ts'
import { expect, test } from './running-portal.ts'

test('[OPS-05] an operator finds a member, suspends it on a phone with a reason, and sees that in the timeline @deep', async ({
  page,
  server,
  operator,
}) => {
  const dao = await operator.addOperator('dao.members')
  await page.goto(`http://console.localhost:${new URL(server.operator).port}/`)
  await page.getByLabel('Username').fill(dao.username)
  await page.getByLabel('Password', { exact: true }).fill(dao.password)
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secretOf(dao.authenticator), Date.now()))
  await page.getByRole('button', { name: 'Log in' }).click()
  await chooseOwnPassword(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Members' }).click()
  await expect(page.getByText('Find a member')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('minhpham')
  const found = page.getByRole('link', { name: 'minhpham' })
  await expect(found).toBeVisible()
  await expect(page).toHaveURL(/\?q=minhpham$/)
  await found.press('Enter')
  await expect(page.getByRole('heading', { name: 'minhpham', level: 1 })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Suspend minhpham' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend minhpham' })
  await dialog.getByRole('textbox').fill('Reported by the bank')
  await dialog.getByRole('button', { name: 'Suspend minhpham' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reinstate minhpham' })).toBeVisible()
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(timeline.getByText('dao.members suspended the account')).toBeVisible()
  await expect(timeline.getByText('Reported by the bank')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.goBack()
  await expect(found).toBeVisible()
})
