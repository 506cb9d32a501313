import { calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { toFooter } from '../to-footer.ts'
import { member, type Screen } from './screens.ts'

/** The header's buttons that open popups, counted from its end. */
const fromEnd = { search: -4, notices: -3, login: -2 } as const
const press = (name: keyof typeof fromEnd) => (page: Page) =>
  page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible').nth(fromEnd[name]).click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

const login = async (page: Page) => {
  await press('login')(page)
  await page.getByRole('dialog').locator('input[name=username]').waitFor()
}
const forgotten = async (page: Page) => {
  await login(page)
  // After the slider's own, the first small button of the form leads to it.
  await page.getByRole('dialog').locator('form span > button.min-w-11').last().click()
  await page.getByRole('dialog').locator('input[name=email]').waitFor()
}
const registering = async (page: Page) => {
  await page.getByRole('dialog').locator('input[name=username]').waitFor()
}
const newPassword = (page: Page) => page.getByRole('dialog').locator('input[name=newPassword]').waitFor()
const secondTab = async (page: Page, field: string) => {
  await page.getByRole('dialog').getByRole('tab').last().click()
  await page.getByRole('dialog').locator(`input[name=${field}]`).waitFor()
}
// With a status of 200: the browser complains of every other one, and the portal reads what stands within.
const proofNeeded = {
  status: 200,
  json: {
    success: false,
    code: 'step_up_needed',
    message: 'step_up_needed',
    requestId: 'A'.repeat(22),
    value: {
      stepUp: {
        id: 'A'.repeat(43),
        ways: [
          { method: 'sms', to: '+84 *** *** 002' },
          { method: 'email', to: 'o***@example.com' },
          { method: 'recovery' },
        ],
      },
    },
  },
}
/** Every popup over a page. */
export const popups: readonly Screen[] = [
  { name: 'the login', path: '/', open: login },
  {
    name: 'the login by SMS',
    path: '/',
    open: async (page) => {
      await login(page)
      await secondTab(page, 'mobileNum')
    },
  },
  {
    name: 'the slider',
    path: '/',
    open: async (page) => {
      await login(page)
      await page.getByRole('dialog').locator('.slider-track').click()
      await page.locator('.slider-picture img').first().waitFor()
    },
  },
  { name: 'the forgotten password', path: '/', open: forgotten },
  {
    name: 'the account menu',
    path: '/',
    account: member,
    open: async (page) => {
      await page.getByRole('banner').locator('button[aria-haspopup=true], button[aria-haspopup=menu]').last().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'the search',
    path: '/',
    open: async (page) => {
      await press('search')(page)
      const search = page.getByRole('dialog')
      await search.locator('input').fill('dragon')
      await search.getByRole('link').first().waitFor()
    },
  },
  {
    name: 'the notices',
    path: '/',
    open: async (page) => {
      await press('notices')(page)
      await dialog(page)
    },
  },
  { name: 'the help centre', path: '/help', open: dialog },
  { name: 'a help entry', path: '/help#faq', open: dialog },
  {
    name: 'the security centre',
    path: '/member',
    account: member,
    open: async (page) => {
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'an authenticator to set up',
    path: '/member/securityCenter',
    account: member,
    open: async (page) => {
      // The level comes first, with what would raise it most.
      await page.getByRole('dialog').locator('section:has(> div > div > h3) > div > button').first().click()
      await page.getByRole('dialog').locator('form').waitFor()
    },
  },
  {
    name: 'the profile',
    path: '/member/profile',
    account: member,
    open: async (page) => {
      await page.getByRole('dialog').locator('input[name=nickname]').waitFor()
    },
  },
  {
    name: 'the licences',
    path: '/rng',
    open: async (page) => {
      await (await toFooter(page)).locator('button[aria-haspopup=dialog]').click()
      await dialog(page)
    },
  },
  { name: 'what is announced', path: '/', announced: true, open: dialog },
  {
    name: 'the vendors of a type',
    path: '/',
    only: 'wide',
    open: async (page) => {
      await page.getByRole('banner').getByRole('navigation').getByRole('link').first().hover()
      await page.getByRole('banner').getByRole('region').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the download codes',
    path: '/rng',
    only: 'wide',
    open: async (page) => {
      await page.getByRole('complementary').locator('a[href="/download"]').hover()
      await page.locator('[data-trigger=PreviewTrigger] svg[role=img]').first().waitFor()
    },
  },
  {
    name: 'the drawer',
    path: '/',
    only: 'narrow',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click()
      await dialog(page)
    },
  },
  {
    name: 'the forgotten password by mobile',
    path: '/',
    open: async (page) => {
      await forgotten(page)
      await secondTab(page, 'mobileNum')
    },
  },
  {
    name: 'a link to a new password',
    path: `/?reset=${'A'.repeat(27)}`,
    before: (page) =>
      page.route(`**${calls.resetAccount.path}`, (route) =>
        route.fulfill({ json: { success: true, value: { username: 'o******d' } } }),
      ),
    open: newPassword,
  },
  {
    name: 'the change of a password',
    path: '/member/securityCenter',
    account: member,
    open: async (page) => {
      // The first of the ways to sign in is the password; what stands further down may come earlier.
      await page.waitForLoadState('networkidle')
      await page.getByRole('dialog').locator('section li button').first().click()
      await page.getByRole('dialog').locator('input[name=newPassword]').waitFor()
    },
  },
  { name: 'the registration', path: '/register', open: registering },
  {
    name: 'the terms over the registration',
    path: '/register',
    open: async (page) => {
      await registering(page)
      await page.getByRole('dialog').locator('a[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').nth(1).getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'the countries of a number',
    path: '/register',
    open: async (page) => {
      await registering(page)
      await secondTab(page, 'mobileNum')
      await page.getByRole('dialog').locator('form button[aria-expanded]').first().click()
      await page.locator('[role=listbox] [role=option]').first().waitFor()
    },
  },
  {
    name: 'one proof more',
    path: '/',
    // The demo's members are known here, so the answer of an unknown address stands in.
    before: (page) => page.route(`**${calls.login.path}`, (route) => route.fulfill(proofNeeded)),
    open: async (page) => {
      await login(page)
      const form = page.getByRole('dialog')
      await form.locator('input[name=username]').fill(member)
      await form.locator('input[name=password]').fill('of no account')
      await form.locator('.slider-check button').first().click()
      await form.locator('.slider-check[data-stage=passed]').waitFor()
      await form.locator('button[type=submit]').click()
      await form.locator('input[autocomplete=one-time-code]').waitFor()
    },
  },
  {
    name: 'the registration by mobile',
    path: '/register?affiliateCode=AGENTA22',
    open: async (page) => {
      await registering(page)
      await secondTab(page, 'mobileNum')
    },
  },
]
