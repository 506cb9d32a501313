import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { confirm, fillIn, popup } from './login-form.ts'
import { accountMenu, demoPassword, expect, signIn, test } from './running-portal.ts'

// Two demo accounts whose language is English, so that the page's texts stay.
const member = 'owenreed'
const agent = 'agent42'

// Wrong passwords, used links, ended sessions.
test.use({ refusals: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const alert = (page: Page) => page.getByRole('alertdialog')

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await alert(page).getByRole('button', { name: 'Log out' }).click()
}

test('[NAV-02] [ACC-02] [ACC-18] a member comes by /login, signs in by keyboard, and signs out again', async ({
  page,
  server,
}) => {
  await page.goto('/login')
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const password = demoPassword(server, member)
  await fillIn(popup(page), member, password)
  await confirm(popup(page))
  await popup(page).getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(accountMenu(page)).toBeVisible()
  await expect(popup(page)).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(expect.arrayContaining(['token', 'username']))
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
  await expect(accountMenu(page)).toBeVisible()
  await expect(popup(page)).toBeHidden()
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'announcementsClosed'))).toEqual(
    ['merchant'],
  )
  const kept = await page.context().storageState()
  expect(JSON.stringify(kept)).not.toContain(password)
})

test('[SYS-10] the language that a visitor has just chosen stays when it signs in, and is the account’s from then on', async ({
  page,
  context,
  operator,
}) => {
  const language = (tab: Page) => tab.locator('html')
  await page.goto('/')
  await page.getByRole('banner').getByRole('combobox').selectOption('CN')
  await expect(language(page)).toHaveAttribute('lang', 'zh-Hans')
  // The link is the account's own, whose language is Vietnamese; it is opened in the tab that has chosen. The button
  // that goes on comes first, in any language.
  await page.goto(await operator.signInPath('trangvo'))
  const kept = page.waitForRequest((request) => request.method() === 'PUT')
  await alert(page).getByRole('button').first().click()
  expect((await kept).postDataJSON()).toEqual({ language: 'CN' })
  await expect(page.getByRole('banner').getByRole('button', { name: /Trang Võ/ })).toBeVisible()
  await expect(language(page)).toHaveAttribute('lang', 'zh-Hans')

  // A new visit, in another language, has chosen nothing: the account's language comes with it.
  const later = await context.newPage()
  await later.goto('/?lang=EN')
  await later.evaluate(() => sessionStorage.clear())
  await later.goto(await operator.signInPath('trangvo'))
  await alert(later).getByRole('button').first().click()
  await expect(language(later)).toHaveAttribute('lang', 'zh-Hans')
})

test('[ACC-02] a wrong password is told in place, and what was written stays', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await fillIn(popup(page), member, 'not-the-password')
  await confirm(popup(page))
  await popup(page).getByRole('button', { name: 'Log in' }).click()
  await expect(popup(page).getByRole('alert')).toHaveText('Wrong username or password')
  await expect(popup(page).getByRole('textbox', { name: 'Username' })).toHaveValue(member)
})

test('[ACC-03] [ACC-15] the slider shows its picture in the popup and takes one wrong attempt', async ({ page }) => {
  await page.goto('/login')
  const slide = popup(page).getByRole('button', { name: 'Slide to confirm' })
  await slide.focus()
  await page.keyboard.press('Enter')
  const slider = popup(page).getByRole('slider', { name: 'Slide to confirm' })
  await expect(slider).toBeFocused()
  await expect(popup(page).locator('.slider-picture img').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // The gap is never at the very start.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(popup(page).getByText('The piece is not in the right place, try again').first()).toBeVisible()
  await expect(popup(page).getByRole('slider', { name: 'Slide to confirm' })).toBeVisible()
})

test('[SYS-04] a link with a one-time code signs in after a click alone, and leaves the address at once', async ({
  page,
  operator,
}) => {
  const path = await operator.signInPath(member)
  const code = new URL(path, 'http://portal').searchParams.get('token') ?? ''
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  await page.goto(path)
  await expect(alert(page)).toContainText('Continue as Owen Reed?')
  await expect(page).toHaveURL(/\/$/)
  expect(requests.slice(1).filter((request) => request.includes(code))).toEqual([])
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeAttached()
  await alert(page).getByRole('button', { name: 'Continue' }).click()
  await expect(accountMenu(page)).toBeVisible()
  // It was good once.
  await page.goto(path)
  await expect(alert(page)).toContainText('has expired or has already been used')
})

test('[NAV-20] a session that has ended says so at the next call, where no websocket did', { tag: '@deep' }, async ({
  page,
  operator,
  context,
}) => {
  await page.routeWebSocket('**/wps/socket', (socket) => socket.close())
  await signIn(page, operator, member)
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  // A tab in the background draws nothing.
  await page.bringToFront()
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('TY')
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toContainText('Bạn chưa đăng nhập')
  await other.close()
})

test('two tabs share a session; a second member in one of them is found out by the other', async ({
  page,
  operator,
  context,
}) => {
  await signIn(page, operator, member)
  const other = await context.newPage()
  await other.goto('/')
  await expect(accountMenu(other)).toBeVisible()
  await signIn(other, operator, agent)
  await page.bringToFront()
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('CN')
  // The page begins anew as whoever the browser belongs to now.
  await page.waitForFunction((name) => sessionStorage.username === JSON.stringify(name), agent)
  await other.close()
})

test('[NAV-07] a lottery address asks to sign in and opens afterwards; closing the popup leaves the lobby', {
  tag: '@deep',
}, async ({ page, server }) => {
  await page.goto('/vnLottery?gameCode=VNN')
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/vnLottery?gameCode=VNN')
  await fillIn(popup(page), member, demoPassword(server, member))
  await confirm(popup(page))
  await popup(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=VNN$/)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[ACC-05] [ACC-04] the page of the agents refuses members and leads agents to their back office', async ({
  page,
  server,
}) => {
  await page.goto('/agent')
  const main = page.getByRole('main')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await fillIn(main, member, demoPassword(server, member))
  await confirm(main)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(alert(page)).toContainText('Non-agents cannot log in')
  await alert(page).getByRole('button').click()
  await fillIn(main, agent, demoPassword(server, agent))
  await confirm(main)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/agentHome$/)
})

test('[ACC-06] a trial account is opened from the popup, and told what needs a real one', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/login')
  await popup(page).getByRole('button', { name: 'Try without an account' }).click()
  await expect(accountMenu(page)).toBeVisible({ timeout: 40_000 })
  await page.goto('/lottery?gameCode=SSC')
  await expect(alert(page)).toContainText('real account')
  await alert(page).getByRole('button').click()
  await expect(page).toHaveURL(/\/$/)
})
