import type { BodyOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { RegistrationField } from '@banyan/rules/fields/registration-fields.ts'
import type { LightMyRequestResponse } from 'fastify'
import { lastCode, newBrowser, type SmsWorld } from '#/modules/codes/test-world/sms-world.ts'
import type { Browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { newSecretText } from '#/platform/crypto/new-secret.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'

type Body = BodyOf<typeof calls.register>
export type Given = { readonly [Field in keyof Body]?: Body[Field] | undefined }
type Field = SettingsSections['registration']['fields'][number]
type Flag = keyof SettingsSections['whitelabel']['flags']
type Entry = SettingsSections['whitelabel']['tree'][number]['modId']

/** A password that nobody guesses. */
export const goodPassword = 'mDx8-!q@z3'
/** A number of Vietnam as somebody types it. */
export const typedNumber = { countryDialingCode: '84', mobileNum: '0912345678' }
export const itsE164 = '+84912345678'

/** A world whose merchant asks for username and password alone, and confirms no number. */
export async function plainWorld(options: WorldOptions = {}): Promise<World> {
  const w = await world(options)
  await askPlainly(w)
  return w
}

export async function askPlainly(w: World): Promise<void> {
  const { fields } = w.settings.current('registration')
  const isAsked = (name: RegistrationField) => name === 'username' || name === 'password'
  const plain = fields.map((field) => (isAsked(field.name) ? field : { ...field, enabled: false, required: false }))
  await w.set('registration', { ...w.settings.current('registration'), fields: plain })
  await switchTo(w, { REGMOBVERF3: false })
}

/** Changes one field of what registering asks for. */
export async function askFor(w: World, name: RegistrationField, change: Partial<Field> = {}): Promise<void> {
  const { fields } = w.settings.current('registration')
  const asked = { enabled: true, ...change }
  await w.set('registration', {
    ...w.settings.current('registration'),
    fields: fields.map((field) => (field.name === name ? { ...field, ...asked } : field)),
  })
}

/** Turns switches of the merchant on or off, flags and entries of the tree. */
export async function switchTo(w: World, given: Readonly<Record<Flag | Entry, boolean>> | object): Promise<void> {
  const { flags, tree } = w.settings.current('whitelabel')
  const wanted = given as Readonly<Record<string, boolean>>
  await w.set('whitelabel', {
    flags: Object.fromEntries(
      Object.entries(flags).map(([flag, isOn]) => [flag, wanted[flag] ?? isOn]),
    ) as typeof flags,
    tree: tree.map(({ modId, enabled }) => {
      const isOn = wanted[modId]
      return { modId, enabled: isOn === undefined ? enabled : isOn ? '1' : '0' }
    }),
  })
}

/** A username that nobody has. */
export const newName = () => `m${newSecretText('abcdefghij23456789', 11)}`

/** Registers by username; from a browser that nobody has seen unless one is given. What is undefined is left out. */
export async function register(w: World, given: Given = {}, from: Browser = newBrowser(w), headers = {}) {
  const chosen = { username: newName(), password: goodPassword, confirmPassword: goodPassword }
  return await from.putSealed(calls.register.path, { ...usual, ...chosen, ...given }, headers)
}

/** Registers by mobile number, likewise. */
export async function registerMobile(w: World, given: Given = {}, from: Browser = newBrowser(w)) {
  return await from.putSealed(calls.registerMobile.path, { ...usual, ...typedNumber, ...given })
}

const usual = { registerMethod: 'WEB', login: true, termsAccepted: true } as const

/** Asks for a code to register a number with. */
export async function askToRegister(w: World, given: object = {}, from = newBrowser(w)) {
  const passToken = await passFor(w, from, 'sms')
  return await from.post(calls.registerSms.path, { ...typedNumber, purpose: 'register', passToken, ...given })
}

/** The code that reaches a number which is to register. */
export async function codeToRegister({ w, gateway }: SmsWorld, given: object = {}): Promise<string> {
  const before = gateway.deliveries.length
  await askToRegister(w, given)
  await gateway.arrived(before + 1)
  return lastCode(gateway)
}

/** What an answer comes to: its status and code, and which fields it refused by which rule. */
export function outcome(answer: LightMyRequestResponse): unknown[] {
  const { code, value } = answer.json()
  const fields = (value?.fields as { path: string; rule: string }[] | undefined)?.map(
    ({ path, rule }) => `${path.replace('/body/', '')} ${rule}`,
  )
  return [answer.statusCode, ...(code === undefined ? [] : [code]), ...(fields ?? [])]
}
