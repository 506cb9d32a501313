import type { Locator, Page } from '@playwright/test'
import { authenticatorCode } from './authenticator-code.ts'
import { expect } from './running-portal.ts'

/** The member centre at its security page. */
export const securityCentre = (page: Page): Locator => page.getByRole('dialog', { name: 'Security', exact: true })

/** What an authenticator was set up with. */
interface SetUp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets an authenticator up at the security page, with its code of `moment`. */
export async function setUpAuthenticator(page: Page, password: string, moment: number): Promise<SetUp> {
  await securityCentre(page).getByRole('button', { name: 'Add: Authenticator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.getByRole('code').innerText()).replace(/\s/g, '')
  await dialog.getByRole('textbox', { name: 'The six digits that it shows' }).fill(authenticatorCode(secret, moment))
  await dialog.getByRole('button', { name: 'Confirm the authenticator' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await kept.getByRole('listitem').allInnerTexts()
  // They are shown this once, so nothing but the button that says so leads on.
  await page.keyboard.press('Escape')
  await expect(kept).toBeVisible()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(kept).toBeHidden()
  return { secret, recoveryCodes }
}

/** Takes the authenticator away at the security page, by one of its codes or a recovery code. */
export async function removeAuthenticator(page: Page, password: string, code: string): Promise<void> {
  await securityCentre(page).getByRole('button', { name: 'Remove: Authenticator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the authenticator' })
  await dialog.getByRole('textbox', { name: 'Authenticator code, or a recovery code' }).fill(code)
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Remove the authenticator' }).click()
  await expect(dialog).toBeHidden()
  await expect(securityCentre(page).getByRole('button', { name: 'Add: Authenticator' })).toBeVisible()
}
