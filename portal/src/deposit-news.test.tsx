// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTopics, tellEvent } from './api/pushes.ts'
import { setSession } from './session/session.ts'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { answerDeposits, type DepositServer, depositServer, order } from './test-world/deposit-server.ts'
import { stubBrowser } from './test-world/open-portal.tsx'

const number = 'K7M2P9QXABCD'
let server: DepositServer

beforeEach(() => {
  server = depositServer({ orders: [order({ number })] })
  stubBrowser(
    answerSession(
      () => member,
      (input, init) => answerDeposits(server)(input, init),
    ),
  )
  setSession({ is: 'out' })
})

afterEach(async () => {
  // Toasts outlive the page that they are shown over.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close)
  cleanup()
  forgetTopics()
  vi.unstubAllGlobals()
})

async function open(address: string) {
  const opened = await openSignedIn(address)
  await screen.findAllByRole('button', { name: /^Account of/, hidden: true })
  return opened
}

const tell = (state: string, credited: string | null = null) =>
  act(() => tellEvent('deposit.changed', { number, state, credited }, true))
const toasts = () => within(screen.getByRole('region', { name: 'Notices' })).queryAllByRole('listitem')
const region = () => screen.findByRole('region', { name: 'Notices' })
const said = (item: HTMLElement | undefined) => item?.querySelector('p')?.textContent?.replace(/[\u2066\u2069]/g, '')

test('[WAL-06] a deposit that is done is told on any page, once, and leads to its order', async () => {
  const { router } = await open('/rng')
  tell('created')
  tell('completed', '495000.00')
  await region()
  await waitFor(() => expect(toasts().map(said)).toEqual(['₫495,000 is in your wallet']))
  // A process that lags behind says it again.
  tell('completed', '495000.00')
  expect(toasts().length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'See the order' }))
  expect(await screen.findByRole('article', { name: `Deposit ${number}` })).toBeTruthy()
  expect(router.state.location.href).toBe(`/member/depositv2?order=${number}`)
  await waitFor(() => expect(toasts()).toEqual([]))
})

test.each([
  ['rejected', null, 'Your deposit of ₫500,000 was rejected'],
  ['reversed', '495000.00', 'Your deposit of ₫495,000 was taken back'],
] as const)('[WAL-06] a deposit that is %s is told with its amount', async (state, credited, text) => {
  await open('/rng')
  tell('submitted')
  tell(state, credited)
  await region()
  await waitFor(() => expect(toasts().map(said)).toEqual([text]))
})

test('[WAL-06] the last change of an account, however old, is no news in a new tab', async () => {
  tellEvent('deposit.changed', { number, state: 'completed', credited: '495000.00' }, true)
  await open('/rng')
  tell('completed', '495000.00')
  tell('reversed', '495000.00')
  await region()
  await waitFor(() => expect(toasts().map(said)).toEqual(['Your deposit of ₫495,000 was taken back']))
})

test('[WAL-06] what happened while the tab was loaded anew is told all the same', async () => {
  await open('/rng')
  tell('created')
  cleanup()
  forgetTopics()
  const kept = sessionStorage.getItem('depositNews')
  await open('/rng')
  expect(sessionStorage.getItem('depositNews')).toBe(kept)
  tell('completed', '495000.00')
  await region()
  await waitFor(() => expect(toasts().map(said)).toEqual(['₫495,000 is in your wallet']))
})

test('[WAL-06] the order that is on the screen is not told besides; other states are told nowhere', async () => {
  await open(`/member/depositv2?order=${number}`)
  await screen.findByText('Waiting for your transfer')
  tell('created')
  tell('completed', '495000.00')
  await waitFor(() => expect(server.sent.filter(({ call }) => call === 'depositOrder').length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', { name: 'See the order' })).toBeNull()
  cleanup()
  await open('/rng')
  for (const state of ['submitted', 'expired', 'cancelled', 'failed', 'review']) tell(state)
  tell('rejected')
  await region()
  await waitFor(() => expect(toasts().map(said)).toEqual(['Your deposit of ₫500,000 was rejected']))
})
