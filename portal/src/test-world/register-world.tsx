import { presentationOf } from '@banyan/client/presentation-of.ts'
import type { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { closeAccountPopup, openAccountPopup } from '#/src/session/account-popup.ts'
import { forgetSession } from '#/src/session/member-session.ts'
import { type AccountAnswers, answerAccounts } from '#/src/test-world/account-server.ts'
import { topic } from '#/src/test-world/catalogue.ts'
import { openPortal, stubBrowser } from '#/src/test-world/open-portal.tsx'
import { ownAccount, type SignInServer, signInServer } from '#/src/test-world/sign-in-server.ts'

type Field = PortalConfig['info']['register'][number]
export const field = (name: Field['name'], fields: Partial<Field> = {}): Field => ({
  name,
  enabled: true,
  required: false,
  patternId: 1,
  acceptedPattern: '*',
  minLength: 2,
  maxLength: 40,
  ...fields,
})
export const allSwitches = ['MOBILE_REGISTRATION', 'SMS_VERIFICATION', 'MOBILE_PASSWORD_REGISTRATION']

export interface Merchant {
  fields?: readonly Field[]
  flags?: Partial<PortalConfig['info']['whitelabel']['flags']>
  switches?: readonly string[]
  smsRoute?: 'gateway' | 'provider'
}

export function info({
  fields = [],
  flags = {},
  switches = allSwitches,
  smsRoute = 'gateway',
}: Merchant): PortalConfig['info'] {
  const tree = switches.map((modId) => ({ modId, enabled: '1' as const }))
  const whitelabel = { flags: { ...demoConfig.info.whitelabel.flags, ...flags }, tree }
  return { ...demoConfig.info, register: [...fields], whitelabel, smsRoute }
}

interface RegisterWorld {
  server: SignInServer
  answers: AccountAnswers
}

/** A server that people register at, new for each test; its sealed bodies must be sent in clear (mock `api/seal.ts`). */
export const world: RegisterWorld = { server: signInServer(), answers: {} }

beforeEach(() => {
  world.server = signInServer({ login: ownAccount() })
  world.answers = {}
  world.server.catalogue.topics = () => [topic('terms'), topic('licences')]
  stubBrowser(answerAccounts(world.server, world.answers))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  act(() => {
    forgetSession()
    for (const name of ['login', 'register', 'messaging'] as const) closeAccountPopup(name)
  })
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'broughtIn')
})

/** What was told to the one place where failures are shown, and how it shows them. */
export function toldFailures(): () => unknown[] {
  const told: unknown[] = []
  onTestFinished(failed.hear((error) => told.push([(error as RequestError).code, presentationOf(error)])))
  return () => told
}

export const sentTo = (call: string) => world.server.sent.filter((sent) => sent.call === call).map(({ body }) => body)

export async function openPopup(merchant: Merchant = {}): Promise<HTMLElement> {
  await openPortal('/', { info: info(merchant) })
  act(() => openAccountPopup('register'))
  return await screen.findByRole('dialog', { name: 'Register' })
}

export const put = (popup: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(popup).getByLabelText(label, { selector: 'input' }), { target: { value } })
export const submit = (popup: HTMLElement) => userEvent.click(within(popup).getByRole('button', { name: 'Register' }))
export const press = (popup: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(popup).getByRole('button', { name }))

export function fill(popup: HTMLElement): void {
  put(popup, /^Username/, 'linhtran88')
  put(popup, /^Password/, 'correct horse')
  put(popup, /^Confirm password/, 'correct horse')
}

export async function confirmPerson(popup: HTMLElement): Promise<void> {
  await press(popup, 'Confirm without the picture')
  await waitFor(() => expect(within(popup).getAllByText('Confirmed').length).toBeGreaterThan(0))
}
