import type { Locator, Page } from '@playwright/test'
import {
  button,
  changed,
  codeSentTo,
  field,
  fillLogin,
  loginPopup,
  type Newcomer,
  passSlider,
  registerNewcomer,
} from './account-forms.ts'
import { accountMenu, demoPassword, expect, signIn, test } from './running-portal.ts'
import type { Sandbox } from './running-sandbox.ts'
import { tabTo } from './tab-to.ts'

const next = 'green lantern harbour'
const forgotten = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' })
const changing = (page: Page) => page.getByRole('dialog', { name: 'Change password' })
const logInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })

// Sessions that have ended, links that are used, passwords that are old.
// From a network of its own: an hour of SMS to one network is soon used up.
test.use({ refusals: true, extraHTTPHeaders: { 'x-forwarded-for': '10.7.0.2' } })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(logInOf(page)).toBeVisible()
}

async function setNext(popup: Locator) {
  await field(popup, 'New password').fill(next)
  await field(popup, 'Confirm new password').fill(next)
}

/** The path of the link that was mailed last to somebody. */
async function linkMailedTo({ email }: Newcomer, sandbox: Sandbox): Promise<string> {
  const find = async () =>
    (await sandbox.mails()).find(({ to }) => to.includes(email))?.text.match(/\/\?reset=\S+/)?.[0]
  await expect.poll(find, `a link to ${email}`).toBeDefined()
  return (await find()) ?? ''
}

test('[ACC-17] by keyboard alone: a forgotten password is set by the link of a mail, once', async ({
  page,
  sandbox,
  operator,
}) => {
  test.slow()
  const who = await registerNewcomer(page, operator)
  await signOut(page)
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  const write = async (popup: Locator, name: string, text: string) => {
    await tabTo(page, field(popup, name))
    await page.keyboard.type(text)
  }
  await page.goto('/')
  await press(logInOf(page))
  await press(button(loginPopup(page), 'Forgot password?'))
  await expect(forgotten(page)).toBeVisible()
  await write(forgotten(page), 'Username', who.username)
  await write(forgotten(page), 'Email', who.email)
  await passSlider(forgotten(page), press)
  await press(button(forgotten(page), 'Send email'))
  await expect(forgotten(page).getByRole('status')).toContainText('an email is on its way')

  const path = await linkMailedTo(who, sandbox)
  const code = new URL(path, 'http://portal').searchParams.get('reset') ?? ''
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  await page.goto(path)
  const popup = page.getByRole('dialog', { name: 'Set a new password' })
  await expect(popup).toContainText('For the account')
  await expect(page).toHaveURL(/\/$/)
  expect(requests.slice(1).filter((request) => request.includes(code))).toEqual([])
  await write(popup, 'New password', next)
  await write(popup, 'Confirm new password', next)
  await page.keyboard.press('Enter')
  await expect(loginPopup(page)).toBeVisible()
  await write(loginPopup(page), 'Username', who.username)
  await write(loginPopup(page), 'Password', next)
  await passSlider(loginPopup(page), press)
  await press(button(loginPopup(page), 'Log in'))
  // After a reset no place is known any longer.
  await expect(loginPopup(page)).toContainText('Prove once more that it is you')
  await press(button(loginPopup(page), 'Send code'))
  await write(loginPopup(page), 'Code in the email', await codeSentTo(who.email, sandbox.mails))
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()

  await signOut(page)
  await page.goto(path)
  await expect(page.getByRole('alertdialog')).toContainText('This link has expired or has already been used.')
  await expect(popup).toBeHidden()
})

test('[ACC-17] a forgotten password is set by a code to the mobile number, which signs in', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  test.slow()
  await page.goto('/login')
  await button(loginPopup(page), 'Forgot password?').click()
  await forgotten(page).getByRole('tab', { name: 'Mobile' }).click()
  await field(forgotten(page), 'Mobile number').fill('0900000001')
  await passSlider(forgotten(page))
  await button(forgotten(page), 'Send code').click()
  await field(forgotten(page), 'Verification code').fill(await codeSentTo('+84900000001', sandbox.sms))
  await field(forgotten(page), 'New password').fill(next)
  await button(forgotten(page), 'Set password and log in').click()
  // The page goes on in the language of the account.
  await expect(page.getByRole('banner').getByRole('button', { name: /Linh Trần/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('[ACC-16] changing the password ends the other sessions, and the old one opens nothing any more', {
  tag: '@deep',
}, async ({ page, operator, browser, baseURL }) => {
  test.slow()
  const who = await registerNewcomer(page, operator)
  await using elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await elsewhere.addInitScript(() => {
    localStorage.lang || localStorage.setItem('lang', 'EN')
    sessionStorage.setItem('announcementsClosed', '["A","B","F"]')
  })
  const other = await elsewhere.newPage()
  await signIn(other, operator, who.username)

  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: 'Change: Login password' }).click()
  await field(changing(page), 'Old password').fill('not-the-password')
  await setNext(changing(page))
  await button(changing(page), 'Change password').click()
  await expect(field(changing(page), 'Old password')).toHaveAttribute('aria-invalid', 'true')
  await field(changing(page), 'Old password').fill(who.password)
  await button(changing(page), 'Change password').click()
  await expect(changing(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(accountMenu(page)).toBeVisible()

  await other.reload()
  await expect(accountMenu(other)).toBeHidden()
  // From the browser that the account knows: there no failure of somebody else asks for a captcha.
  await signOut(page)
  await page.goto('/login')
  await fillLogin(loginPopup(page), who.username, who.password)
  await button(loginPopup(page), 'Log in').click()
  await expect(loginPopup(page).getByRole('alert')).toHaveText('Wrong username or password')
  await field(loginPopup(page), 'Password').fill(next)
  await passSlider(loginPopup(page))
  await button(loginPopup(page), 'Log in').click()
  await expect(accountMenu(page)).toBeVisible()
})

/** Says of the first sign-in of the list that it was somebody else's, so that the password must be changed. */
async function disownSignIn(page: Page) {
  await page.goto('/member/securityCenter')
  await page
    .getByRole('button', { name: /^Not me\?/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Secure my account' }).click()
  await expect(changing(page)).toContainText('Please choose a new password before you go on.')
}

test('[ACC-21] a password that must be changed leaves two ways: to change it, or to sign out', {
  tag: '@deep',
}, async ({ page, operator }) => {
  test.slow()
  const who = await registerNewcomer(page, operator)
  await disownSignIn(page)
  await expect(button(changing(page), 'Close')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(changing(page)).toBeVisible()
  for (const path of ['/', '/member/profile', '/favorite']) {
    await page.goto(path)
    await expect(changing(page), path).toContainText('Please choose a new password before you go on.')
  }
  await button(changing(page), 'Log out instead').click()
  await expect(logInOf(page)).toBeVisible()
  await expect(changing(page)).toBeHidden()

  await signIn(page, operator, who.username)
  await disownSignIn(page)
  // Whoever holds a session without knowing the password does not take the account with it.
  await field(changing(page), 'Old password').fill(who.password)
  await setNext(changing(page))
  await button(changing(page), 'Change password').click()
  await expect(changing(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/member/profile')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await expect(changing(page)).toBeHidden()
})

test('[NAV-04] [ACC-21] on the page of the agents a password that must be changed is changed over it, and leads on', {
  tag: '@deep',
}, async ({ page, operator, server }) => {
  test.slow()
  const agent = 'agent2'
  // It has neither a number nor an address to prove itself with from what is a new place now.
  await using _ = await changed(operator, 'stepUp', (before) => ({ ...before, enabled: false }))
  await signIn(page, operator, agent)
  await disownSignIn(page)
  await button(changing(page), 'Log out instead').click()
  await expect(changing(page)).toBeHidden()
  await page.goto('/agent')
  const main = page.getByRole('main')
  await fillLogin(main, agent, demoPassword(server, agent))
  await button(main, 'Log in').click()
  await expect(changing(page)).toContainText('Please choose a new password before you go on.')
  await expect(page).toHaveURL(/\/agent$/)
  // The login has just told the old one.
  await expect(field(changing(page), 'Old password')).toHaveCount(0)
  await setNext(changing(page))
  await button(changing(page), 'Change password').click()
  await expect(changing(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})
