import { type Cookie, chromium } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { browserFlags, browserPath } from './browser-path.ts'

/** An operator as the call that makes one shows it. */
export interface NewOperator {
  readonly username: string
  readonly password: string
  /** The address that an authenticator is set up with. */
  readonly authenticator: string
}

const ownPassword = 'three boats on a slow river'

/**
 * Signs a new operator in by the console's own form, in a browser that then goes: whoever takes the cookies has nothing
 * of the console in its cache.
 */
export async function operatorSession(consoleUrl: string, operator: NewOperator): Promise<Cookie[]> {
  const authenticator = URI.parse(operator.authenticator)
  if (!(authenticator instanceof TOTP)) throw new Error('the authenticator shows no codes by the time')
  await using browser = await chromium.launch({ executablePath: browserPath() ?? '', args: browserFlags })
  const page = await browser.newPage({ locale: 'en' })
  await page.goto(consoleUrl)
  await page.getByLabel('Username').fill(operator.username)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByLabel('Authenticator code').fill(authenticator.generate())
  await page.getByRole('button', { name: 'Log in' }).click()
  // The first password was handed over; nothing else is open before it is replaced.
  await page.getByLabel('New password', { exact: true }).fill(ownPassword)
  await page.getByLabel('New password again').fill(ownPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('navigation').first().waitFor()
  return await page.context().cookies()
}
