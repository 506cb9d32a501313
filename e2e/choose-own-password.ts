import { expect, type Page } from '@playwright/test'

/** Goes on from the first login of an operator, who has to choose a password. */
export async function chooseOwnPassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('three boats on a slow river')
  await page.getByLabel('New password again').fill('three boats on a slow river')
  await page.getByRole('button', { name: 'Set password' }).click()
}
