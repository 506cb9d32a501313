import type { Page } from '@playwright/test'
import { authenticatorCode, secretOf } from './authenticator-code.ts'
import { chooseOwnPassword } from './choose-own-password.ts'

/** Signs a new operator in at the console, in a tab beside the portal's, and opens a page there. */
export async function openConsole(
  page: Page,
  {
    operator,
    server,
  }: {
    operator: { addOperator(name: string): Promise<{ username: string; password: string; authenticator: string }> }
    server: { operator: string }
  },
  name: string,
  path: string,
): Promise<Page> {
  const made = await operator.addOperator(name)
  const tab = await page.context().newPage()
  await tab.goto(`http://console.localhost:${new URL(server.operator).port}${path}`)
  await tab.getByLabel('Username').fill(made.username)
  await tab.getByLabel('Password', { exact: true }).fill(made.password)
  await tab.getByLabel('Authenticator code').fill(authenticatorCode(secretOf(made.authenticator), Date.now()))
  await tab.getByRole('button', { name: 'Log in' }).click()
  await chooseOwnPassword(tab)
  return tab
}
