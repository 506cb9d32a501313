import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Locator, Page } from '@playwright/test'
import { accountMenu, expect, type Operator } from './running-portal.ts'
import type { SentMessage } from './running-sandbox.ts'

/** Some seconds of calculation, on a loaded machine more. */
export const calculating = { timeout: 40_000 }

export interface Newcomer {
  readonly username: string
  readonly password: string
  readonly email: string
  /** As one writes it at home. */
  readonly mobile: string
  /** In E.164. */
  readonly number: string
}

let newcomers = 0

/** Somebody whom this worker's server does not know yet. */
export function newcomer(): Newcomer {
  newcomers += 1
  const digits = `9123450${String(newcomers).padStart(2, '0')}`
  return {
    username: `newcomer${newcomers}`,
    password: 'quiet river stones',
    email: `newcomer${newcomers}@example.com`,
    mobile: `0${digits}`,
    number: `+84${digits}`,
  }
}

export const registerPopup = (page: Page) => page.getByRole('dialog', { name: 'Register', exact: true })
export const loginPopup = (page: Page) => page.getByRole('dialog', { name: 'Log in', exact: true })
/** A popup's own button, beside a tab or a link of the same name. */
export const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true })
/** The field whose label begins so; a star may follow. */
export const field = (form: Locator, name: string) =>
  form.getByRole('textbox', { name: new RegExp(`^${name}(?: \\*)?$`) })

/** The longer way past the slider, which needs no eyes. */
export async function passSlider(form: Locator, press = (target: Locator) => target.click()): Promise<void> {
  const way = button(form, 'Confirm without the picture')
  await press(way)
  await expect(way).toBeHidden(calculating)
}

/** The longer way past the captcha. */
export async function passCaptcha(form: Locator, press = (target: Locator) => target.click()): Promise<void> {
  await press(button(form, 'Continue without the image'))
  await expect(field(form, 'Characters in the image')).toBeHidden(calculating)
}

/** The code that was sent to a number or an address last. */
export async function codeSentTo(whom: string, sent: () => Promise<SentMessage[]>): Promise<string> {
  const find = async () =>
    (await sent()).flatMap(({ to, text }) => (to.includes(whom) ? (text.match(/\b\d{6}\b/) ?? []) : []))[0]
  await expect.poll(find, `a code to ${whom}`).toBeDefined()
  return (await find()) ?? ''
}

/** Another section of the settings, until the end of the block. */
export async function changed<Name extends SectionName>(
  operator: Operator,
  section: Name,
  change: (before: SettingsSections[Name]) => SettingsSections[Name],
): Promise<AsyncDisposable> {
  const before = await operator.get(section)
  await operator.set(section, change(before))
  return { [Symbol.asyncDispose]: () => operator.set(section, before) }
}

/** The merchant asks for a name and a password, an email and an invitation at will, and nothing else, until the end of the block. */
export function askForLittle(operator: Operator): Promise<AsyncDisposable> {
  return changed(operator, 'registration', ({ fields }) => ({
    triesPerHour: 1_000,
    fields: fields.map((each) =>
      ['mobileNum', 'captcha'].includes(each.name) ? { ...each, enabled: false, required: false } : each,
    ),
  }))
}

export async function fillRegistration(form: Locator, { username, password, email }: Newcomer): Promise<void> {
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await field(form, 'Confirm password').fill(password)
  await field(form, 'Email').fill(email)
}

/** Somebody who registers with a name and a password, and is signed in. */
export async function registerNewcomer(page: Page, operator: Operator): Promise<Newcomer> {
  const who = newcomer()
  await using _ = await askForLittle(operator)
  await page.goto('/register')
  await fillRegistration(registerPopup(page), who)
  await button(registerPopup(page), 'Register').click()
  await button(page.getByRole('dialog', { name: 'Stay in touch on Zalo' }), 'Not now').click()
  await expect(accountMenu(page)).toBeVisible()
  return who
}

/** Writes name and password into a login, and confirms; the caller sends it. */
export async function fillLogin(form: Locator, username: string, password: string): Promise<void> {
  await field(form, 'Username').fill(username)
  await field(form, 'Password').fill(password)
  await passSlider(form)
}
