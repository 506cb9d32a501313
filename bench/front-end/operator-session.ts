import { type Cookie, chromium } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { browserFlags, browserPath } from './browser-path.ts'

/** An operator of the demo as its file has it. */
export interface DemoOperator {
  readonly username: string
  readonly password: string
  /** The address that an authenticator is set up with. */
  readonly authenticator: string
}

/**
 * Signs an operator in by the console's own form, in a browser that then goes: whoever takes the cookies has nothing
 * of the console in its cache.
 */
export async function operatorSession(consoleUrl: string, operator: DemoOperator): Promise<Cookie[]> {
  const authenticator = URI.parse(operator.authenticator)
  if (!(authenticator instanceof TOTP)) throw new Error('the authenticator shows no codes by the time')
  await using browser = await chromium.launch({ executablePath: browserPath() ?? '', args: browserFlags })
  const page = await browser.newPage({ locale: 'en' })
  await page.goto(consoleUrl)
  await page.getByLabel('Username').fill(operator.username)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByLabel('Authenticator code').fill(authenticator.generate())
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation').first().waitFor()
  return await page.context().cookies()
}
