// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConsole, operatorWith } from './test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<(id: string) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

/** The role of an operator who may use these calls alone. */
function permit(...calls: readonly string[]): void {
  request.mockImplementation((id) =>
    id === 'operatorInfo'
      ? Promise.resolve(operatorWith(calls))
      : Promise.reject(new RequestError('network_failed', '')),
  )
}

beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const pages = async () => await screen.findByRole('navigation', { name: 'Pages' })

test('[OPS-05] the page that is shown stands out among the pages', async () => {
  permit('operatorOverview')
  await openConsole()
  const link = within(await pages()).getByRole('link', { name: 'Overview' })
  expect(link.getAttribute('aria-current')).toBe('page')
})

test('[OPS-05] cards whose calls the role does not include are not shown', async () => {
  permit()
  await openConsole()
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ledger' })).toBeNull()
  expect(request.mock.calls.map(([id]) => id)).not.toContain('operatorOverview')
})

test('[OPS-05] the rail is collapsed to icons where there is little room, opened, and stays so', async () => {
  permit()
  await openConsole()
  await userEvent.click(await screen.findByRole('button', { name: 'Expand the menu' }))
  expect(localStorage.rail).toBe('open')
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }))
  expect(localStorage.rail).toBe('collapsed')
  expect(within(await pages()).getByRole('link', { name: 'Overview' })).toBeTruthy()
})

test('an address that leads nowhere says so', async () => {
  permit()
  await openConsole('/no/such/page')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('a page that is gone to has the focus; filters of the same page leave it where it is', async () => {
  permit()
  const router = await openConsole()
  await screen.findByRole('heading', { name: 'Overview' })
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to: '/members' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  const link = within(await pages()).getByRole('link', { name: 'Overview' })
  link.focus()
  await act(() => router.navigate({ to: '/members', search: { q: 'linh' } }))
  expect(document.activeElement).toBe(link)
})

test('[OPS-05] on a phone the pages, and the counts beside them, come with the menu', async () => {
  vi.stubGlobal('matchMedia', (condition: string) => ({
    ...{ matches: condition === '(width < 48rem)', addEventListener() {}, removeEventListener() {} },
  }))
  permit('listApprovals')
  await openConsole()
  await screen.findByRole('heading', { name: 'Overview' })
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(request.mock.calls.map(([id]) => id)).not.toContain('listApprovals')
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(within(await pages()).getByRole('link', { name: /Approvals/ })).toBeTruthy()
  expect(request.mock.calls.map(([id]) => id)).toContain('listApprovals')
  vi.unstubAllGlobals()
})
