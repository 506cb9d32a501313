import type { Page } from '@playwright/test'
import { authenticatorCode, codeStep } from './authenticator-code.ts'
import { confirm, fillIn, popup } from './login-form.ts'
import { accountMenu, demoPassword, expect, signIn, test } from './running-portal.ts'
import { removeAuthenticator, securityCentre, setUpAuthenticator } from './security-page.ts'
import { codeSentTo } from './sent-code.ts'

// Its language is English, and it has a number.
const member = 'owenreed'
const number = '+84900000002'
const agent = 'agent42'

// Logins that want one proof more, wrong codes, passkeys that are gone.
test.use({ refusals: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
})

const proofAsked = (page: Page) => popup(page).getByRole('heading', { name: 'Prove once more that it is you' })

/** From now on the server sees the browser there; the demo's members know this machine. */
const goTo = (page: Page, address: string) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/login')
  await fillIn(popup(page), member, password)
  await confirm(popup(page))
  await popup(page).getByRole('button', { name: 'Log in' }).click()
}

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
}

test.describe('from an unknown address', () => {
  test.beforeEach(async ({ operator }) => {
    await operator.set('stepUp', { enabled: true, knownForDays: 1, trustsKnownDevices: false })
  })
  test.afterEach(async ({ operator }) => {
    await operator.set('stepUp', { enabled: true, knownForDays: 30, trustsKnownDevices: true })
  })

  test('[ACC-19] a login asks for the code of an SMS as well; a wrong one is told in place, and the next login asks no more', async ({
    page,
    server,
    sandbox,
  }) => {
    const password = demoPassword(server, member)
    await goTo(page, '203.0.113.7')
    await logIn(page, password)
    await expect(proofAsked(page)).toBeFocused()
    await expect(accountMenu(page)).toBeHidden()

    // Whoever goes back finds what was written.
    await popup(page).getByRole('button', { name: 'Back to login' }).click()
    await expect(popup(page).getByRole('textbox', { name: 'Username' })).toHaveValue(member)
    await expect(popup(page).getByRole('textbox', { name: 'Password' })).toHaveValue(password)
    await confirm(popup(page))
    await popup(page).getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(proofAsked(page)).toBeVisible()

    const send = popup(page).getByRole('button', { name: 'Send code' })
    const code = await codeSentTo(number, sandbox.sms, () => send.click())
    await expect(popup(page)).toContainText('A code is on its way to')
    const field = popup(page).getByRole('textbox', { name: 'Code in the SMS' })
    const wrong = code === '000000' ? '111111' : '000000'
    await field.fill(wrong)
    await field.press('Enter')
    await expect(popup(page)).toContainText('This is not correct. Please check it and try again.')
    await expect(field).toHaveValue(wrong)
    await expect(accountMenu(page)).toBeHidden()
    await field.fill(code)
    await field.press('Enter')
    await expect(accountMenu(page)).toBeVisible()

    await signOut(page)
    await logIn(page, password)
    await expect(accountMenu(page)).toBeVisible()
    await expect(popup(page)).toBeHidden()
  })

  test('[ACC-19] an authenticator is another way, and what was asked stands among the sign-ins', {
    tag: '@deep',
  }, async ({ page, operator, server }) => {
    const password = demoPassword(server, member)
    await signIn(page, operator, member)
    await page.goto('/member')
    const { secret, recoveryCodes } = await setUpAuthenticator(page, password, Date.now())
    // The focus comes back to it a moment after the popup before it has gone.
    await securityCentre(page).press('Escape')
    await expect(securityCentre(page)).toBeHidden()
    await signOut(page)

    await goTo(page, '198.51.100.4')
    await logIn(page, password)
    const ways = popup(page).getByRole('group', { name: 'Ways to prove it is you' }).getByRole('radio')
    // Beside an authenticator a code by SMS is no way.
    await expect(ways).toHaveCount(2)
    await expect(ways.first()).toBeChecked()
    await ways.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(popup(page).getByRole('radio', { name: 'Recovery code' })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(popup(page).getByRole('radio', { name: 'Authenticator' })).toBeChecked()
    const field = popup(page).getByRole('textbox', { name: 'Six digits from your authenticator' })
    // Each code is good once, so it is the one that comes next.
    await field.fill(authenticatorCode(secret, Date.now() + codeStep))
    await popup(page).getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(accountMenu(page)).toBeVisible()

    await page.goto('/member')
    const rows = securityCentre(page).getByRole('row')
    await expect(rows.nth(1)).toContainText('Password + authenticator')
    await expect(rows.nth(1)).toContainText('198.51.100.***')
    await expect(rows.nth(2)).toContainText('Asked for proof')
    await removeAuthenticator(page, password, recoveryCodes[0] ?? '')
  })
})

test.describe('at an address that passkeys can belong to', () => {
  test.use({ baseURL: async ({ portal }, use) => use(portal.replace('127.0.0.1', 'localhost')) })

  test('[MEM-02] a passkey is added, signs in without a name or a password, and is refused once it is removed', async ({
    page,
    operator,
    server,
  }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    })
    const password = demoPassword(server, agent)
    await signIn(page, operator, agent)
    await page.goto('/member')
    const passkeys = securityCentre(page).getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    const add = page.getByRole('dialog', { name: 'Add a passkey' })
    await add.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop')
    await add.getByRole('textbox', { name: 'Your password' }).fill(password)
    await add.getByRole('button', { name: 'Continue' }).click()
    await expect(add).toBeHidden()
    await expect(passkeys.getByRole('listitem')).toContainText(/Laptop.*not used yet/s)
    // The focus comes back to it a moment after the popup before it has gone.
    await securityCentre(page).press('Escape')
    await expect(securityCentre(page)).toBeHidden()
    await signOut(page)

    await page.goto('/login')
    await popup(page).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(accountMenu(page)).toHaveAccessibleName(/^Account of Nora Quinn/)
    await page.goto('/member')
    await expect(passkeys.getByRole('listitem')).toContainText(/Laptop.*used today/s)
    await expect(securityCentre(page).getByRole('row').nth(1)).toContainText('Passkey')
    await passkeys.getByRole('button', { name: 'Remove: Laptop' }).click()
    const remove = page.getByRole('dialog', { name: 'Remove Laptop?' })
    await remove.getByRole('textbox', { name: 'Your password' }).fill(password)
    await remove.getByRole('button', { name: 'Remove' }).click()
    await expect(remove).toBeHidden()
    await expect(passkeys.getByRole('listitem')).toHaveCount(0)
    // The focus comes back to it a moment after the popup before it has gone.
    await securityCentre(page).press('Escape')
    await expect(securityCentre(page)).toBeHidden()
    await signOut(page)

    await page.goto('/login')
    await popup(page).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(popup(page).getByRole('alert')).toContainText('This passkey was not accepted.')
    await expect(accountMenu(page)).toBeHidden()
  })
})
