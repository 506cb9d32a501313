import type { Locator, Page } from '@playwright/test'
import { authenticatorCode, codeStep } from './authenticator-code.ts'
import { confirm, fillIn, popup } from './login-form.ts'
import { accountMenu, demoPassword, expect, signIn, test } from './running-portal.ts'
import { removeAuthenticator, securityCentre, setUpAuthenticator } from './security-page.ts'
import { codeSentTo } from './sent-code.ts'
import { tabTo } from './tab-to.ts'

// Their language is English; the agent is no other test's, so it may change.
const member = 'owenreed'
const own = 'agent2'

const windowsFirefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

// Wrong passwords, ended sessions.
test.use({ refusals: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const profilePage = (page: Page) => page.getByRole('dialog', { name: 'Profile', exact: true })
/** Paying in and out stand in the menus for everybody (NAV-14): a press asks a visitor to log in. */
const entries = (page: Page) =>
  page.locator(
    'a[href^="/member"]:not([href="/member/depositv2"], [href="/member/withdraw"], [href="/member/rewardCenter"]), [role=menuitem]:has-text("My account")',
  )

test('[NAV-06] [MEM-01] a member opens each page of the member centre; a reload keeps it, Escape leads back', async ({
  page,
  operator,
}) => {
  await signIn(page, operator, member)
  await page.goto('/rng')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page).toHaveURL(/\/member\/securityCenter$/)
  await expect(securityCentre(page).getByRole('table')).toBeVisible()
  await page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/member\/profile$/)
  await expect(profilePage(page).getByRole('heading', { name: 'Profile', level: 2 })).toBeFocused()
  await page.reload()
  await expect(profilePage(page).getByRole('textbox', { name: 'Nickname' })).toHaveValue('Owen Reed')
  await page.keyboard.press('Escape')
  await expect(profilePage(page)).toBeHidden()
  await expect(page).toHaveURL(/\/rng$/)

  for (const address of ['/member', '/member/securityCenter', '/member/nowhere']) {
    await page.goto(address)
    await expect(securityCentre(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await page.keyboard.press('Escape')
  await expect(securityCentre(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('[MEM-03] a visitor is asked to log in and then comes to the page that was wanted; nothing leads there before', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
  await page.goto('/member/profile')
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/member\/profile$/)
  await fillIn(popup(page), member, demoPassword(server, member))
  await confirm(popup(page))
  await popup(page).getByRole('button', { name: 'Log in' }).click()
  await expect(profilePage(page)).toBeVisible()
  await expect(page).toHaveURL(/\/member\/profile$/)
})

test('[MEM-03] a trial account finds no entry, and is told that it needs a real account', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/login')
  await popup(page).getByRole('button', { name: 'Try without an account' }).click()
  await expect(accountMenu(page)).toBeVisible({ timeout: 40_000 })
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
  await page.goto('/member')
  await expect(page.getByRole('alertdialog')).toContainText('This needs a real account')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/member$/)
  await expect(securityCentre(page)).toBeHidden()
})

/** What the security level says: how many points of how many. */
async function score(page: Page): Promise<number> {
  const says = await securityCentre(page)
    .getByRole('heading', { name: /^(Low|Medium|High), / })
    .innerText()
  return Number(/\d+/.exec(says)?.[0])
}

const row = (page: Page, name: string) => securityCentre(page).getByRole('listitem').filter({ hasText: name }).last()

test('[MEM-02] by the keyboard alone: a phone and an email address are added, and the level rises by each', async ({
  page,
  operator,
  server,
  sandbox,
}) => {
  const password = demoPassword(server, own)
  const enter = () => page.keyboard.press('Enter')
  const type = async (target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(page, target, key)
    await page.keyboard.type(text)
  }
  await signIn(page, operator, own)
  await page.goto('/member')
  await expect(securityCentre(page)).toContainText('To receive codes and to reset a forgotten password')
  const before = await score(page)

  await tabTo(page, securityCentre(page).getByRole('button', { name: 'Add: Mobile number' }))
  await enter()
  const phone = page.getByRole('dialog', { name: 'Add a mobile number' })
  await type(phone.getByRole('textbox', { name: 'Mobile number' }), '912 345 678')
  await tabTo(page, phone.getByRole('button', { name: 'Confirm without the picture' }))
  await enter()
  await expect(phone.getByText('Confirmed').first()).toBeAttached({ timeout: 40_000 })
  await tabTo(page, phone.getByRole('button', { name: 'Send code' }))
  const bySms = await codeSentTo('912345678', sandbox.sms, enter)
  await type(phone.getByRole('textbox', { name: 'Verification code' }), bySms, 'Shift+Tab')
  await type(phone.getByRole('textbox', { name: 'Your password' }), password)
  await enter()
  await expect(phone).toBeHidden()
  await expect(row(page, 'Mobile number')).toContainText('678\u2069, confirmed')
  await expect.poll(() => score(page)).toBeGreaterThan(before)
  const between = await score(page)

  await tabTo(page, securityCentre(page).getByRole('button', { name: 'Add: Email' }))
  await enter()
  const email = page.getByRole('dialog', { name: /email address/ })
  await type(email.getByRole('textbox', { name: 'Email' }), 'marcus.hale@example.com')
  await type(email.getByRole('textbox', { name: 'Your password' }), password)
  const byMail = await codeSentTo('marcus.hale@example.com', sandbox.mails, enter)
  await expect(email.getByRole('textbox', { name: 'The six digits in the email' })).toBeFocused()
  await page.keyboard.type(byMail)
  await enter()
  await expect(email).toBeHidden()
  await expect(row(page, 'Email')).toContainText(', confirmed')
  await expect.poll(() => score(page)).toBeGreaterThan(between)
})

test('[MEM-02] an authenticator is set up with its first code, its recovery codes are shown once, and a code removes it', {
  tag: '@deep',
}, async ({ page, operator, server }) => {
  const password = demoPassword(server, own)
  await signIn(page, operator, own)
  await page.goto('/member')
  const { secret, recoveryCodes } = await setUpAuthenticator(page, password, Date.now())
  expect(new Set(recoveryCodes).size).toBe(10)
  await expect(row(page, 'Authenticator')).toContainText('10 recovery codes left.')
  await page.reload()
  await expect(row(page, 'Authenticator')).toContainText('10 recovery codes left.')
  for (const code of [secret, ...recoveryCodes]) await expect(page.getByText(code)).toHaveCount(0)
  // Each code is good once, so it is the one that comes next.
  await removeAuthenticator(page, password, authenticatorCode(secret, Date.now() + codeStep))
})

test('[MEM-02] [ACC-22] another device is listed and signed out from here; a refused try stands out', {
  tag: '@deep',
}, async ({ page, browser, operator, server }) => {
  await using elsewhere = await browser.newContext({ userAgent: windowsFirefox })
  await elsewhere.addInitScript(() => localStorage.setItem('lang', 'EN'))
  await elsewhere.addInitScript(() => sessionStorage.setItem('announcementsClosed', '["A","B","F"]'))
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await fillIn(popup(other), own, `not ${demoPassword(server, own)}`)
  await confirm(popup(other))
  await popup(other).getByRole('button', { name: 'Log in' }).click()
  await expect(popup(other).getByRole('alert')).toHaveText('Wrong username or password')
  await signIn(other, operator, own)

  await signIn(page, operator, own)
  await page.goto('/member')
  const devices = securityCentre(page).getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  const tries = securityCentre(page).getByRole('row').filter({ hasText: 'Firefox on Windows' })
  await expect(tries).toHaveCount(2)
  const entered = tries.filter({ hasText: 'Logged in' })
  await expect(entered).toContainText('By customer service')
  await expect(entered.getByRole('button', { name: /^Not me\?/ })).toBeVisible()
  const refused = tries.filter({ hasText: 'Refused' })
  await expect(refused).toContainText('127.0.0.***')
  await expect(refused.getByRole('button', { name: /^Change password/ })).toBeVisible()
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(refused)).not.toBe(await ground(entered))

  await devices.getByRole('button', { name: 'Log out: Firefox on Windows' }).click()
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0)
  await expect(page.getByText('The device has been logged out.').first()).toBeVisible()
  await other.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('TY')
  await expect(other.getByRole('dialog', { name: 'Đăng nhập' })).toContainText('Bạn chưa đăng nhập')
  await page.reload()
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
})

test('[ACC-24] the birthday of an adult alone is saved, and for good; of a bank account no more than its end is told', {
  tag: '@deep',
}, async ({ page, operator, server }) => {
  await signIn(page, operator, own)
  await page.goto('/member/profile')
  const profile = profilePage(page)
  const field = (name: string) => profile.getByLabel(name, { exact: false })
  const save = profile.getByRole('button', { name: 'Save changes' })
  await field('Full name').fill('Marcus Hale')
  const thisYear = new Date().getFullYear()
  await field('Date of birth').fill(`${thisYear - 17}-01-01`)
  await save.click()
  await expect(profile).toContainText('You must be 18 or older.')
  await field('Date of birth').fill('1990-05-17')
  await save.click()
  const asks = page.getByRole('alertdialog', { name: 'Save this for good?' })
  await expect(asks).toContainText('1990-05-17')
  await asks.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible()
  const fixed = profile.getByRole('definition')
  await expect(fixed).toHaveCount(2)
  await expect(fixed.filter({ hasText: '1990-05-17' })).toContainText('(can’t be changed)')
  await expect(profile.locator('input[name=birthday]')).toHaveCount(0)

  await field('Bank account number').fill('9704001234567')
  await field('Bank account name').fill('MARCUS HALE')
  await profile.getByRole('textbox', { name: 'Your password' }).fill(demoPassword(server, own))
  await save.click()
  await expect(profile.getByText(/^Saved:.*4567$/)).toBeVisible()
  await page.reload()
  await expect(profile.getByText(/^Saved:.*4567$/)).toBeVisible()
  await expect(field('Bank account number')).toHaveValue('')
  expect(await profile.innerHTML()).not.toContain('9704001')
})

test('[ACC-24] a field that the merchant switches off is gone at once, and one that it switches on is there', {
  tag: '@deep',
}, async ({ page, operator }) => {
  const before = await operator.get('profileFields')
  await signIn(page, operator, own)
  await page.goto('/member/profile')
  const input = (name: string) => profilePage(page).locator(`input[name=${name}]`)
  await expect(input('zalo')).toBeVisible()
  await expect(input('lineId')).toHaveCount(0)
  const swapped = ['zalo', 'lineId']
  const fields = before.fields.map((field) =>
    swapped.includes(field.name) ? { ...field, enabled: !field.enabled } : field,
  )
  await operator.set('profileFields', { fields })
  try {
    await page.reload()
    await expect(input('lineId')).toBeVisible()
    await expect(input('zalo')).toHaveCount(0)
  } finally {
    await operator.set('profileFields', before)
  }
})

test('[ACC-20] the picture and the nickname that are chosen stand in the header', { tag: '@deep' }, async ({
  page,
  operator,
}) => {
  const before = await operator.get('profileFields')
  // What is required must be filled in with whatever else is saved.
  await operator.set('profileFields', { fields: before.fields.map((field) => ({ ...field, required: false })) })
  await signIn(page, operator, own)
  await page.goto('/member/profile')
  const profile = profilePage(page)
  const button = page.getByRole('banner').getByRole('button', { name: /^Account of/, includeHidden: true })
  const rename = async (name: string) => {
    await profile.getByRole('textbox', { name: 'Nickname' }).fill(name)
    await profile.getByRole('button', { name: 'Save changes' }).click()
    await expect(button).toHaveAccessibleName(new RegExp(`^Account of ${name}`))
  }
  const choose = async (name: string) => {
    await profile.getByRole('radio', { name }).focus()
    await page.keyboard.press('Space')
    await expect(button.locator('img')).toHaveAttribute('src', new RegExp(`${name.toLowerCase()}\\b`))
  }
  try {
    await choose('Koi')
    await rename('Marcus of Hale')
    await page.reload()
    await expect(profile.getByRole('radio', { name: 'Koi' })).toBeChecked()
    await expect(button).toHaveAccessibleName(/^Account of Marcus of Hale/)
    await expect(button.locator('img')).toHaveAttribute('src', /koi\b/)
    await choose('Banyan')
    await rename('Marcus Hale')
  } finally {
    await operator.set('profileFields', before)
  }
})
