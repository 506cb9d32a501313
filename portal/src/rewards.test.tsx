// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { openNotices } from './features/content/announcements/open-notices.ts'
import { accountPopup, closeAccountPopup } from './session/account-popup.ts'
import { answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { announcement } from './test-world/catalogue.ts'
import { openPortal } from './test-world/open-portal.tsx'
import {
  answerPromotions,
  type PromotionServer,
  promotionServer,
  reward,
  standing,
} from './test-world/promotion-server.ts'

let server: PromotionServer
let account = member

aroundEachTest(() => {
  server = promotionServer()
  account = member
  return answerSession(
    () => account,
    (input, init) => answerPromotions(server)(input, init),
  )
})

async function open(address: string) {
  return await openSignedIn(address)
}
async function centre() {
  await open('/member/rewardCenter')
  return within(await screen.findByRole('dialog', { name: 'Reward centre' }))
}
type Page = Awaited<ReturnType<typeof centre>>
const row = async (page: Page) =>
  within(await within(await page.findByRole('tabpanel')).findByRole('listitem', undefined, { timeout: 5_000 }))
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '')

test('[PRO-02] [MEM-01] what can be claimed, what must be betted for it, and claiming it', async () => {
  server.rewards = { ready: [reward('reload')], inProgress: [] }
  const page = await centre()
  const reload = await row(page)
  expect(reload.getByRole('link', { name: 'Name of reload' }).getAttribute('href')).toBe('/promotions/reload')
  expect(reload.getByText('Bet bonus and deposit 12 times before you withdraw')).toBeTruthy()
  await userEvent.click(reload.getByRole('button', { name: /^Claim/ }))
  const outcomes = within(await page.findByRole('list', { name: 'What became of your claims' }))
  expect(plain(outcomes.getByRole('listitem').textContent)).toBe('Name of reload₫100,000 is in your wallet.')
  expect(await page.findByText('No rewards wait for you')).toBeTruthy()
})

test('[PRO-02] claiming all goes one after the other, with what became of each', async () => {
  server.rewards = { ready: [reward('reload'), reward('task'), reward('rescue')], inProgress: [] }
  const page = await centre()
  const button = await page.findByRole('button', { name: 'Claim all 3' })
  server.faults.claimReward = { refused: 'bonus_open' }
  await userEvent.click(button)
  await waitFor(() => expect(sent('claimReward').map((body) => body.promotion)).toEqual(['reload', 'task', 'rescue']))
  const outcomes = within(await page.findByRole('list', { name: 'What became of your claims' }))
  await waitFor(() => expect(outcomes.getAllByRole('link', { name: 'See your bonuses' })).toHaveLength(3))
  const ids = sent('claimReward').map((body) => body.requestId)
  expect(new Set(ids).size).toBe(3)
})

test('[PRO-02] [PRO-03] tickets of a raffle stand in one row that leads to it', async () => {
  const ticket = (place: number) =>
    reward('wheel', { kind: 'wheel', standing: standing({ cycle: `2026-11-26:${place}`, status: 'claim' }) })
  server.rewards = { ready: [ticket(1), ticket(2)], inProgress: [] }
  const page = await centre()
  const tickets = await row(page)
  expect(tickets.getByText('2 turns left')).toBeTruthy()
  expect(tickets.getByRole('link', { name: 'Spin the wheel' }).getAttribute('href')).toBe('/promotions/wheel')
  expect(page.queryByRole('button', { name: /^Claim all/ })).toBeNull()
})

test('[PRO-02] what is in progress shows how far it is; history what became of the rest, and why', async () => {
  const progress = { done: '40000.00', of: '100000.00', unit: 'money' } as const
  server.rewards = {
    ready: [],
    inProgress: [reward('welcome', { standing: standing({ status: 'process', progress }) })],
  }
  const past = { id: '7', code: 'task', name: 'First bet', cycle: '-', amount: '18000.00' }
  server.history = [
    { ...past, status: 'rejected', changedAt: '2026-11-24T10:00:00.000Z', note: 'The same phone as another account.' },
  ]
  const page = await centre()
  await userEvent.click(await page.findByRole('tab', { name: 'In progress' }))
  expect((await page.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40')
  await userEvent.click(page.getByRole('tab', { name: 'History' }))
  const refused = await row(page)
  expect(refused.getByText('Rejected')).toBeTruthy()
  expect(refused.getByText('₫18,000')).toBeTruthy()
  expect(refused.getByText('Why: The same phone as another account.')).toBeTruthy()
})

test('[PRO-01] a credited reward is confirmed in the history, and is claimed from then on', async () => {
  const given = { id: '8', code: 'gift', name: 'Tết gift', cycle: '-', amount: '50000.00', note: null }
  server.history = [{ ...given, status: 'issued', changedAt: '2026-11-24T10:00:00.000Z' }]
  const page = await centre()
  await userEvent.click(await page.findByRole('tab', { name: 'History' }))
  await userEvent.click(await page.findByRole('button', { name: 'Got it Tết gift' }))
  expect(await page.findByText('Claimed')).toBeTruthy()
  expect(page.queryByRole('button', { name: /^Got it/ })).toBeNull()
  expect(server.sent.find(({ call }) => call === 'acknowledgeReward')?.body).toEqual({ id: '8' })
})

test('[PRO-02] a list that does not come says why, and comes at another try', async () => {
  server.faults.ownRewards = { refused: 'not_allowed', status: 403 }
  const page = await centre()
  await page.findByRole('alert')
  delete server.faults.ownRewards
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('No rewards wait for you')).toBeTruthy()
})

test('[PRO-02] [MEM-01] [NAV-14] the count is asked for once, and then follows the socket on every menu', async () => {
  server.count = 2
  await open('/rng')
  const button = await screen.findByRole('button', { name: 'Account of linhtran88, 2 rewards wait' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  const entry = await menu.findByRole('link', { name: /^Reward centre/ })
  expect(entry.textContent).toContain('2 rewards wait')
  act(() => tellEvent('rewards.changed', { count: 5 }, true))
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Account of linhtran88, 5 rewards wait'))
  act(() => tellEvent('rewards.changed', { count: 0 }, true))
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Account of linhtran88'))
  expect(entry.textContent).toBe('Reward centre')
  await userEvent.click(entry)
  const page = within(await screen.findByRole('dialog', { name: 'Reward centre' }))
  act(() => tellEvent('rewards.changed', { count: 3 }, true))
  const pages = within(page.getByRole('navigation', { name: 'Member centre' }))
  const link = pages.getByRole('link', { name: /^Reward centre/ })
  await waitFor(() => expect(link.textContent).toContain('3 rewards wait'))
  expect(sent('rewardCount')).toHaveLength(1)
})

test('[NAV-14] the reward centre asks a visitor who is there; promotions are open', async () => {
  const { router } = await openPortal('/rng')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await userEvent.click(await menu.findByRole('link', { name: 'Reward centre' }))
  await waitFor(() => expect(accountPopup()).toMatchObject({ shown: 'login', target: '/member/rewardCenter' }))
  expect(router.state.location.href).toBe('/rng')
  act(() => closeAccountPopup('login'))
  const bar = within(screen.getByRole('navigation', { name: 'Quick navigation' }))
  for (const place of [menu, bar]) {
    expect(place.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/promotions')
  }
  expect(sent('rewardCount')).toEqual([])
})

test('[NAV-14] a trial account is told that rewards need a real one', async () => {
  account = trial
  await open('/rng')
  await screen.findByRole('button', { name: 'Account of trial-4711' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await userEvent.click(await menu.findByRole('link', { name: 'Reward centre' }))
  expect(await screen.findByRole('alertdialog', { name: 'You need a real account' })).toBeTruthy()
  expect(sent('rewardCount')).toEqual([])
})

test('[MSG-02] an announcement of a promotion leads to the reward centre, others do not', async () => {
  server.catalogue.announcements = [
    announcement(1, { execution: 'A', promotionType: 'FIRST_DEPOSIT' }),
    announcement(2, { execution: 'A' }),
  ]
  const { router } = await open('/rng')
  await screen.findByRole('button', { name: 'Account of linhtran88' })
  act(() => openNotices('notice-2'))
  const popup = within(await screen.findByRole('dialog', { name: 'Notices' }))
  await popup.findByText('Text 2')
  expect(popup.queryByRole('link', { name: 'Go to promotion' })).toBeNull()
  await userEvent.click(popup.getByRole('button', { name: /^Notice 1/ }))
  await userEvent.click(await popup.findByRole('link', { name: 'Go to promotion' }))
  expect(await screen.findByRole('dialog', { name: 'Reward centre' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/member/rewardCenter')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notices' })).toBeNull())
})
