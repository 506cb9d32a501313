import type { Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { axeFaults } from './axe-faults.ts'
import { chooseOwnPassword } from './choose-own-password.ts'
import { expect, test } from './running-portal.ts'

/** In a browser, where the name resolves; its server listens on the device itself. */
const consoleAt = (operator: string) => `http://console.localhost:${new URL(operator).port}/`

async function fill(page: Page, { username, password }: { username: string; password: string }, code: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Authenticator code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFaults(page)).toEqual([])
  }
}

test('an operator signs in, sees who is signed in and how the portal is, and signs out', async ({
  page,
  server,
  operator,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const dao = await operator.addOperator('dao.pham')
  const address = consoleAt(server.operator)
  await page.goto(address)
  await expectAccessible(page)

  const now = Date.now()
  const wrong = authenticatorCode(secretOf(dao.authenticator), now) === '000000' ? '111111' : '000000'
  await fill(page, dao, wrong)
  await expect(page.getByRole('alert')).toHaveText(/username, password or code is wrong/)
  // The browser itself complains of every answer that refuses.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  await expect(page.getByLabel('Authenticator code')).toBeFocused()

  // As apps show it, in two halves.
  const code = authenticatorCode(secretOf(dao.authenticator), now)
  await fill(page, dao, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expectAccessible(page)
  await chooseOwnPassword(page)
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await expect(page.getByText('This is the first one')).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByText(/^GMT\+7$/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify the ledger' }).click()
  await expect(page.getByText('The ledger is correct', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Your account: dao.pham' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('status')).toHaveText('You have logged out.')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('osid')
  expect(new Set(asked)).toEqual(new Set([new URL(address).origin]))
})

test('an operator whose session has ended is told why, and the language and its direction stay', async ({
  page,
  server,
  operator,
  complaints,
}) => {
  const lan = await operator.addOperator('lan.nguyen')
  await page.goto(consoleAt(server.operator))
  await fill(page, lan, authenticatorCode(secretOf(lan.authenticator), Date.now()))
  await chooseOwnPassword(page)
  // The page of those who are out has a menu of languages too.
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نظرة عامة')

  // As after a quarter of an hour: the server knows the session no longer.
  await page.context().clearCookies({ name: 'osid' })
  await page.getByRole('button', { name: /lan\.nguyen/ }).click()
  await page.getByRole('menuitem').click()
  await expect(page.getByRole('status')).toHaveText(/انتهت جلستك/)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
