// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAccountPopup } from '#/src/session/account-popup.ts'
import { session } from '#/src/session/session.ts'
import { openPortal } from '#/src/test-world/open-portal.tsx'
import { confirmPerson, field, fill, info, press, put, submit, world } from '#/src/test-world/register-world.tsx'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

const opened = (name: string) => screen.findByRole('dialog', { name })

async function logIn(): Promise<HTMLElement> {
  world.server.passwordIs = { mustChangePassword: true }
  act(() => openAccountPopup('login'))
  const popup = await opened('Log in')
  put(popup, /^Username/, 'linhtran')
  put(popup, /^Password/, 'secret-1')
  await confirmPerson(popup)
  await press(popup, 'Log in')
  return await opened('Change password')
}

const ways: readonly (readonly [what: string, session: 'in' | 'out', go: () => Promise<void>])[] = [
  [
    '[ACC-12] a registration',
    'in',
    async () => {
      act(() => openAccountPopup('register'))
      const popup = await opened('Register')
      fill(popup)
      await submit(popup)
    },
  ],
  [
    '[ACC-16] a changed password',
    'in',
    async () => {
      const popup = await logIn()
      put(popup, /^New password/, 'correct horse')
      put(popup, /^Confirm new password/, 'correct horse')
      await press(popup, 'Change password')
    },
  ],
  [
    '[ACC-17] a password that was forgotten',
    'in',
    async () => {
      world.answers.resetByMobile = { ...(world.server.login as object), token: 'a'.repeat(43), firstTimeLogin: false }
      act(() => openAccountPopup('forgotten'))
      const popup = await opened('Forgot password')
      await within(popup).findByRole('button', { name: 'Country: Vietnam (+84)' })
      put(popup, /^Mobile number/, '912448107')
      put(popup, /^Verification code/, '123456')
      put(popup, /^New password/, 'correct horse')
      await press(popup, 'Set password and log in')
    },
  ],
  [
    '[ACC-18] [ACC-21] a sign-out instead of a new password',
    'out',
    async () => press(await logIn(), 'Log out instead'),
  ],
]

test.each(ways)('%s leads from another page to /', async (_, expected, go) => {
  const password = field('password', { required: true, minLength: 8, maxLength: 64 })
  const { router } = await openPortal('/rng', { info: info({ fields: [password], flags: { CHNGPASSMAIL3: false } }) })
  expect(router.state.location.pathname).toBe('/rng')
  await go()
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session().is).toBe(expected)
})
