// @vitest-environment happy-dom
import type { VipLevel } from '@banyan/contract/promotions/vip-calls.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { setSession } from './session/session.ts'
import { startSession } from './session/start-session.ts'
import { answerSession, member, rememberSignIn, trial } from './test-world/accounts.ts'
import { answerFrom, calls, type FakeCatalogue, fakeCatalogue } from './test-world/catalogue.ts'
import { openPortal, stubBrowser } from './test-world/open-portal.tsx'

const level = (rank: number): VipLevel => ({
  ...{ rank, name: `VIP ${rank}`, deposited: `${rank * 10}000000.00`, valid: `${rank * 100}000000.00` },
  keepValid: rank > 2 ? '10000000.00' : '0.00',
  ...{ upgradeGift: `${rank * 18_000}.00`, weeklyGift: '0.00', monthlyGift: '0.00', birthdayGift: '0.00' },
  ...{ withdrawalsPerDay: rank === 4 ? null : 3 + rank, withdrawnPerDay: '200000000.00' },
})
const nobody: FakeCatalogue['vip'] = {
  ...{ hasVip: false, vipRankLevel: 0, vipLabelName: 'VIP 0', highest: 0, since: null, protectedUntil: null },
  ...{ next: null, keep: null, levels: [0, 1, 2, 3, 4].map(level) },
}
const own: FakeCatalogue['vip'] = {
  ...nobody,
  ...{ hasVip: true, vipRankLevel: 3, vipLabelName: 'VIP 3', highest: 3, since: '2026-10-02T03:00:00Z' },
  next: {
    ...{ rank: 4, isLost: false, deposited: { done: '30000000.00', of: '40000000.00' } },
    valid: { done: '400000000.00', of: '400000000.00' },
  },
  keep: { month: '2026-11', valid: { done: '4000000.00', of: '10000000.00' }, decidedAt: '2026-11-30T22:00:00Z' },
}

let catalogue: FakeCatalogue

beforeEach(() => {
  catalogue = fakeCatalogue({ vip: nobody })
  setSession({ is: 'out' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openAs(who: typeof member | undefined, address: string) {
  stubBrowser(answerSession(() => who, answerFrom(catalogue)))
  if (who) rememberSignIn()
  const portal = openPortal(address)
  if (who) startSession()
  return await portal
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

test('[PRO-04] a visitor reads every level with its benefits, and is shown the way in', async () => {
  await openAs(undefined, '/vip')
  expect(await screen.findByRole('heading', { level: 1, name: 'VIP club' })).toBeTruthy()
  expect((await screen.findAllByRole('heading', { level: 3 })).map((each) => each.textContent)).toEqual([
    ...['VIP 0', 'VIP 1', 'VIP 2', 'VIP 3', 'VIP 4'],
  ])
  const third = await cardOf('VIP 3')
  for (const amount of ['₫30,000,000', '₫300,000,000', '₫10,000,000', '₫54,000', '₫200,000,000'])
    expect(third.getByText(amount)).toBeTruthy()
  expect((await cardOf('VIP 2')).getByText('Yours to keep')).toBeTruthy()
  expect((await cardOf('VIP 4')).getByText('Unlimited')).toBeTruthy()
  expect(screen.queryByText('You are here')).toBeNull()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Promotions for VIP levels' }).getAttribute('href')).toBe(
    '/promotions?show=vip',
  )
  await userEvent.click(main.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
})

test('[PRO-04] a member sees how far the next level is and what keeps its own', async () => {
  catalogue.vip = own
  await openAs(member, '/vip')
  const standing = within(await screen.findByRole('region', { name: 'Your VIP level' }))
  expect(standing.getByText('On the way to VIP 4')).toBeTruthy()
  const bar = (name: string) => standing.getByRole('progressbar', { name }).getAttribute('aria-valuenow')
  expect([bar('Paid in altogether'), bar('Bet altogether')]).toEqual(['75', '100'])
  expect(bar('Bet in November 2026 to keep your level')).toBe('40')
  expect(standing.getByText(/you lose one level on/)).toBeTruthy()
  expect((await cardOf('VIP 3')).getByText('You are here')).toBeTruthy()
})

test('[PRO-04] a lost level asks for bets of the month, the highest one for nothing; protection is told', async () => {
  catalogue.vip = {
    ...own,
    protectedUntil: '2099-01-01T00:00:00Z',
    next: own.next && { ...own.next, isLost: true },
  }
  await openAs(member, '/vip')
  expect(await screen.findByText('Back to VIP 4')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Bet this month' })).toBeTruthy()
  expect(screen.getByText(/Your level is protected until/)).toBeTruthy()
  cleanup()
  catalogue.vip = { ...own, next: null, keep: null }
  await openAs(member, '/vip')
  expect(await screen.findByText('You have reached the highest level.')).toBeTruthy()
})

test('[PRO-04] a brand without levels says so', async () => {
  catalogue.vip = { ...nobody, levels: [] }
  await openAs(undefined, '/vip')
  expect(await screen.findByText('No VIP levels at the moment')).toBeTruthy()
})

test('[NAV-12] the header names the level beside the avatar, follows a change, and its menu leads to the page', async () => {
  catalogue.vip = own
  const { router } = await openAs(member, '/')
  const button = await screen.findByRole('button', { name: `Account of ${member.nickname} (VIP 3)` })
  expect(button.textContent).toContain('VIP 3')
  catalogue.vip = { ...own, vipRankLevel: 4, vipLabelName: 'VIP 4' }
  act(() => tellEvent('vip.changed', { vipRankLevel: 4 }, true))
  const changed = await screen.findByRole('button', { name: `Account of ${member.nickname} (VIP 4)` })
  await userEvent.click(changed)
  await userEvent.click(await screen.findByRole('menuitem', { name: /^VIP club/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vip'))
})

test('[NAV-12] an open menu keeps its items where they are, whatever becomes known', async () => {
  catalogue.vip = own
  await openAs(member, '/')
  const open = async () => await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
  await screen.findByRole('button', { name: /VIP 3/ })
  await open()
  expect(await screen.findByRole('menuitem', { name: /^VIP club/ })).toBeTruthy()
  catalogue.vip = fakeCatalogue().vip
  act(() => tellEvent('vip.changed', { vipRankLevel: 0 }, true))
  // Without VIP its level goes; the item stays until the menu is opened again.
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^VIP club/ }).textContent).not.toContain('VIP 3'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await open()
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: /^VIP club/ })).toBeNull()
})

test('[NAV-12] without VIP, and for a trial account, there is no label', async () => {
  await openAs(member, '/')
  expect(await screen.findByRole('button', { name: `Account of ${member.nickname}` })).toBeTruthy()
  await waitFor(() => expect(calls(catalogue, 'ownVip')).toHaveLength(1))
  expect(screen.queryByText('VIP 0')).toBeNull()
  cleanup()
  catalogue = fakeCatalogue({ vip: own })
  await openAs(trial, '/')
  expect(await screen.findByRole('button', { name: `Account of ${trial.nickname}` })).toBeTruthy()
  expect(calls(catalogue, 'ownVip')).toEqual([])
})

test('[PRO-04] the member centre shows the emblem, which leads to the page', async () => {
  catalogue.vip = own
  await openAs(member, '/member/profile')
  const emblem = await screen.findByRole('link', { name: 'VIP club, your level: VIP 3' })
  expect(emblem.getAttribute('href')).toBe('/vip')
})
