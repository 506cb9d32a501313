import type { Locator, Page } from '@playwright/test'
import { expect } from './running-portal.ts'

/** The popup to log in. */
export const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' })

/** Writes a name and a password. */
export async function fillIn(form: Locator, username: string, password: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
}

/** The longer way that needs no eyes; some seconds of calculation. */
export async function confirm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Confirm without the picture' }).click()
  await expect(form.getByText('Confirmed').first()).toBeAttached({ timeout: 40_000 })
}
