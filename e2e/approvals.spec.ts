import type { Browser, Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { axeFaults } from './axe-faults.ts'
import { chooseOwnPassword } from './choose-own-password.ts'
import { expect, test } from './running-portal.ts'

interface Access {
  readonly username: string
  readonly password: string
  readonly authenticator: string
}

/** Signs an operator in, in a browser of their own. */
async function enter(browser: Browser, console: string, { username, password, authenticator }: Access): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(console)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Authenticator code').fill(authenticatorCode(secretOf(authenticator), Date.now()))
  await page.getByRole('button', { name: 'Log in' }).click()
  await chooseOwnPassword(page)
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  return page
}

test('[ACC-23] one operator adds another and asks for a role, a second one approves it, and the audit has both', async ({
  browser,
  server,
  operator,
}) => {
  const address = `http://console.localhost:${new URL(server.operator).port}/`
  const [first, second] = [await operator.addOperator('first.owner'), await operator.addOperator('second.owner')]
  const mai = await enter(browser, address, first)
  await mai.getByRole('link', { name: 'Operators' }).click()
  // A list that is still on its way would not be asked for again, and come without whom is added meanwhile.
  await expect(mai.getByRole('link', { name: 'first.owner' })).toBeVisible()
  await mai.getByRole('button', { name: 'Add an operator' }).click()
  await mai.getByLabel('Username').fill('lan.support')
  await mai.getByRole('button', { name: 'Add lan.support' }).click()
  const shown = mai.getByRole('dialog', { name: 'Access of lan.support' })
  await expect(shown.getByRole('img', { name: /authenticator of lan\.support/ })).toBeVisible()
  expect(await axeFaults(mai)).toEqual([])
  const [password = '', key = ''] = await shown.getByRole('status').allTextContents()
  await shown.getByRole('button', { name: 'I have handed it over' }).click()

  await mai.getByRole('link', { name: 'lan.support' }).click()
  await expect(mai.getByText('No role').first()).toBeVisible()
  await mai.reload()
  await mai.getByRole('button', { name: 'Change role' }).click()
  const asking = mai.getByRole('dialog')
  await asking.getByRole('button', { name: /New role/ }).click()
  await mai.getByRole('option', { name: 'Support' }).click()
  await asking.getByRole('textbox').fill('She joins the night shift')
  await asking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(mai.getByText(/Sent for approval/)).toBeVisible()
  await mai.getByRole('link', { name: /Approvals/ }).click()
  await expect(mai.getByText('Another operator must approve your request')).toBeVisible()
  await expect(mai.getByRole('button', { name: 'Approve' })).toBeHidden()

  const anh = await enter(browser, address, second)
  await anh.getByRole('link', { name: /Approvals.*1 request waits/ }).click()
  await expect(anh.getByText('She joins the night shift')).toBeVisible()
  expect(await axeFaults(anh)).toEqual([])
  await anh.setViewportSize({ width: 390, height: 844 })
  expect(await anh.locator('html').evaluate((html) => html.scrollWidth)).toBe(390)
  await anh.getByRole('button', { name: 'Approve' }).click()
  const deciding = anh.getByRole('dialog', { name: /^Approve: Change an operator’s role/ })
  await deciding.getByRole('textbox').fill('I know her')
  await deciding.getByRole('button', { name: 'Approve' }).click()
  await expect(anh.getByText('Nothing waits')).toBeVisible()

  await mai.getByRole('link', { name: 'Audit' }).click()
  await mai
    .getByRole('row', { name: /second\.owner.*Approve requests/ })
    .getByRole('link')
    .click()
  await expect(mai.getByRole('heading', { name: 'Approve requests' })).toBeVisible()
  await expect(mai.getByText('I know her')).toBeVisible()
  expect(await axeFaults(mai)).toEqual([])

  const lan = await enter(browser, address, {
    username: 'lan.support',
    password,
    authenticator: `otpauth://totp/x?secret=${key}`,
  })
  await expect(lan.getByRole('link', { name: 'Members' })).toBeVisible()
  await expect(lan.getByRole('link', { name: 'Operators' })).toBeHidden()
  await lan.goto(`${address}operators`)
  await expect(lan.getByText(/Your role does not include/)).toBeVisible()
})
