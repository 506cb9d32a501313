// @vitest-environment happy-dom
import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { keepFirstAnswers } from './api/first-answers.ts'
import { tellEvent } from './api/pushes.ts'
import { accountPopup } from './session/account-popup.ts'
import { answerSession, member, openSignedIn, trial } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { openPortal } from './test-world/open-portal.tsx'
import {
  answerPromotions,
  type PromotionServer,
  promotion,
  promotionServer,
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

async function open(address = '/promotions') {
  return await openSignedIn(address)
}

const card = async (code: string) => within(await screen.findByRole('article', { name: `Name of ${code}` }))
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '')

test('[PRO-01] what the document brings is for visitors: a member is answered as it stands', async () => {
  server.promotions = [promotion('own')]
  const brought = { id: 'promotions', query: {}, value: { promotions: [promotion('brought')] } }
  keepFirstAnswers({ language: 'EN', answers: [brought] })
  onTestFinished(() => keepFirstAnswers({ language: '', answers: [] }))
  await open()
  await card('own')
  expect(screen.queryByRole('article', { name: 'Name of brought' })).toBeNull()
})

test('[NAV-09] [PRO-01] a visitor sees what is offered; joining asks who is there, and comes back to the promotion', async () => {
  server.promotions = [promotion('welcome')]
  const { router } = await openPortal('/promotions')
  const welcome = await card('welcome')
  expect(welcome.getByRole('link', { name: 'Name of welcome' }).getAttribute('href')).toBe('/promotions/welcome')
  await userEvent.click(welcome.getByRole('button', { name: 'Join' }))
  expect(accountPopup()).toMatchObject({ shown: 'login', target: '/promotions/welcome' })
  expect(router.state.location.href).toBe('/promotions')
  expect(sent('joinPromotion')).toEqual([])
})

test('[PRO-01] for a visitor nothing is under way: what a member makes progress in can be joined', async () => {
  const progress = { done: '0.00', of: '100000.00', unit: 'money' } as const
  server.promotions = [promotion('reload', { kind: 'reload', standing: standing({ status: 'process', progress }) })]
  await openPortal('/promotions')
  const reload = await card('reload')
  expect(reload.queryByRole('progressbar')).toBeNull()
  await userEvent.click(reload.getByRole('button', { name: 'Join' }))
  expect(accountPopup()).toMatchObject({ shown: 'login', target: '/promotions/reload' })
})

test('[PRO-01] a trial account is told that joining needs a real one', async () => {
  account = trial
  server.promotions = [promotion('welcome')]
  await open()
  await screen.findByRole('button', { name: 'Account of trial-4711' })
  await userEvent.click((await card('welcome')).getByRole('button', { name: 'Join' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'You need a real account' }))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  expect(sent('joinPromotion')).toEqual([])
})

const disabled = [
  ['coming_soon', 'Coming soon'],
  ['signed', 'Signed'],
  ['process', 'In process'],
  ['applying', 'Applying'],
  ['issued', 'Issued'],
  ['claimed', 'Claimed'],
  ['rejected', 'Rejected'],
  ['close', 'Closed'],
] as const satisfies readonly (readonly [PromotionSummary['standing']['status'], string])[]
test.each(disabled)('[PRO-01] the status %s is the label of a button that cannot be pressed', async (status, label) => {
  server.promotions = [promotion('welcome', { startsAt: '2099-01-01T00:00:00.000Z', standing: standing({ status }) })]
  await open()
  const button = (await card('welcome')).getByRole('button', { name: label }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
})

test('[PRO-01] joining takes the terms that were read, and the card then shows what was joined', async () => {
  server.promotions = [promotion('welcome')]
  await open()
  const welcome = await card('welcome')
  await userEvent.click(welcome.getByRole('button', { name: 'Join' }))
  expect(await welcome.findByRole('button', { name: 'Signed' })).toBeTruthy()
  expect(sent('joinPromotion')).toEqual([{ promotion: 'welcome', version: 3 }])
})

test('[PRO-02] a reward is claimed with its cycle, and what came is told', async () => {
  const most = '100000.00'
  server.promotions = [
    promotion('reload', {
      standing: standing({ status: 'claim', cycle: '2026-11-26', reward: { least: most, most } }),
    }),
  ]
  await open()
  const reload = await card('reload')
  await userEvent.click(reload.getByRole('button', { name: /^Claim/ }))
  expect(await reload.findByRole('button', { name: 'Claimed' })).toBeTruthy()
  expect(sent('claimReward')).toMatchObject([{ promotion: 'reload', version: 3, cycle: '2026-11-26' }])
  expect(plain((await screen.findByRole('region', { name: 'Notices' })).textContent)).toContain(
    '₫100,000 is in your wallet.',
  )
})

test('[PRO-02] a lost answer is asked for again by the same request', async () => {
  server.promotions = [promotion('reload', { standing: standing({ status: 'claim' }) })]
  server.faults.claimReward = 'lost'
  await open()
  const reload = await card('reload')
  await userEvent.click(reload.getByRole('button', { name: 'Claim' }))
  await reload.findByText(/Ask again/)
  delete server.faults.claimReward
  server.promotions = [promotion('reload', { standing: standing({ status: 'claim' }) })]
  act(() => tellEvent('rewards.changed', { count: 1 }, true))
  await userEvent.click(await reload.findByRole('button', { name: 'Claim' }))
  await waitFor(() => expect(sent('claimReward').length).toBe(2))
  const [first, second] = sent('claimReward')
  expect(second).toEqual(first)
})

test.each([
  ['promotion_sold_out', /has been given out/],
  ['reward_over', /can no longer be claimed/],
  ['already_claimed', /already claimed/],
  ['reward_in_review', /being checked/],
  ['reward_not_ready', /not met yet/],
])('[PRO-01] the refusal %s is said where the reward stands', async (refused, said) => {
  server.promotions = [promotion('reload', { standing: standing({ status: 'claim' }) })]
  server.faults.claimReward = { refused }
  await open()
  const reload = await card('reload')
  await userEvent.click(reload.getByRole('button', { name: 'Claim' }))
  expect((await reload.findByRole('alert')).textContent).toMatch(said)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[PRO-02] beside an open bonus the way leads to it', async () => {
  server.promotions = [promotion('reload', { standing: standing({ status: 'claim' }) })]
  server.faults.claimReward = { refused: 'bonus_open' }
  await open()
  const reload = await card('reload')
  await userEvent.click(reload.getByRole('button', { name: 'Claim' }))
  const link = await reload.findByRole('link', { name: 'See your bonuses' })
  expect(link.getAttribute('href')).toBe('/member/bonusDetails')
})

test('[PRO-01] terms that have changed are shown anew, and joining then takes those', async () => {
  server.promotions = [promotion('welcome')]
  server.faults.joinPromotion = { refused: 'promotion_changed' }
  await open('/promotions/welcome')
  await screen.findByText('For deposit number 1.')
  server.promotions = [promotion('welcome', { version: 4, terms: ['For deposit number 2.'] })]
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('For deposit number 2.')).toBeTruthy()
  expect(screen.getByText(/These are the new terms/)).toBeTruthy()
  delete server.faults.joinPromotion
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(sent('joinPromotion').at(-1)).toEqual({ promotion: 'welcome', version: 4 }))
})

test('[PRO-01] progress is told in words, with the way on', async () => {
  const progress = { done: '40000.00', of: '100000.00', unit: 'money' } as const
  server.promotions = [promotion('welcome', { standing: standing({ status: 'process', progress }) })]
  await open()
  const welcome = await card('welcome')
  const bar = welcome.getByRole('progressbar', { name: 'Progress' })
  expect([bar.getAttribute('aria-valuenow'), plain(bar.getAttribute('aria-valuetext'))]).toEqual([
    '40',
    '₫40,000 of ₫100,000',
  ])
  expect(welcome.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member/depositv2')
})

test.each([
  ['phone', /confirmed mobile number/, '/member/securityCenter'],
  ['email', /confirmed email address/, '/member/securityCenter'],
  ['bank', /bank account for withdrawals/, '/member/withdraw'],
] as const)('[PRO-01] a member who lacks %s is told so, and where to get it', async (obstacle, said, href) => {
  server.promotions = [promotion('welcome', { standing: standing({ status: 'process', obstacle }) })]
  await open()
  const welcome = await card('welcome')
  const line = within(welcome.getByText(said).parentElement as HTMLElement)
  expect(line.getByRole('link').getAttribute('href')).toBe(href)
})

test('[PRO-01] filters of the specification and by product are kept in the address', async () => {
  server.promotions = [
    promotion('welcome', { groups: ['newbie'] }),
    promotion('rebate', { groups: ['rebate'], products: ['RNG'] }),
  ]
  const { router } = await open()
  await card('welcome')
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['All', 'Newbie', 'Limited', 'Special offer', 'Daily', 'High rebate', 'VIP', 'Slots'],
  ])
  await userEvent.click(filters.getByRole('button', { name: 'Slots' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Name of welcome' })).toBeNull())
  await card('rebate')
  expect(router.state.location.href).toBe('/promotions?show=RNG')
  await userEvent.click(filters.getByRole('button', { name: 'Daily' }))
  await screen.findByText('Nothing fits this filter')
  await userEvent.click(screen.getByRole('button', { name: 'Show all promotions' }))
  await card('welcome')
})

test('[PRO-01] where nothing is offered or nothing comes, the page says so', async () => {
  server.faults.promotions = { refused: 'service_unavailable', status: 503 }
  await open()
  await screen.findByRole('alert', undefined, { timeout: 20_000 })
  delete server.faults.promotions
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No promotions now')).toBeTruthy()
}, 30_000)

test('[PRO-01] news by the socket asks again, and nothing else does', async () => {
  server.promotions = [promotion('welcome')]
  await open()
  const welcome = await card('welcome')
  await screen.findByRole('button', { name: 'Account of linhtran88' })
  server.promotions = [promotion('welcome', { standing: standing({ status: 'claim' }) })]
  act(() => tellEvent('rewards.changed', { count: 1 }, true))
  expect(await welcome.findByRole('button', { name: 'Claim' })).toBeTruthy()
})

test('[PRO-01] a ladder shows the days that are done and the next one', async () => {
  const steps = ['5000.00', '8000.00', '10000.00']
  server.promotions = [promotion('check-in', { kind: 'check_in', steps, stepsDone: 1 })]
  await open('/promotions/check-in')
  const days = within(await screen.findByRole('list', { name: 'Days in a row' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual(['Day 1₫5,000done', 'Day 2₫8,000', 'Day 3₫10,000'])
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('[PRO-01] an address of no promotion leads back to the others', async () => {
  await open('/promotions/nothing')
  await screen.findByRole('heading', { name: 'This promotion is not here' })
  expect(screen.getByRole('link', { name: 'Show all promotions' }).getAttribute('href')).toBe('/promotions')
})

test('[PRO-04] the filter VIP leads to the levels', async () => {
  server.promotions = [promotion('welcome')]
  await openPortal('/promotions')
  await card('welcome')
  expect(screen.queryByRole('link', { name: /^See all VIP levels/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'VIP' }))
  const link = await screen.findByRole('link', { name: /^See all VIP levels/ })
  expect(link.getAttribute('href')).toBe('/vip')
})

test.each([
  ['deposit', 'Deposit', '/member/depositv2'],
  ['payout', 'Withdraw', '/member/withdraw'],
  ['security', 'Security', '/member/securityCenter'],
  ['profile', 'Profile', '/member/profile'],
  ['games', 'Find a game', '/'],
] as const)('[PRO-01] what waits for a member to do something leads there: %s', async (way, name, href) => {
  const progress = { done: '0.00', of: '100000.00', unit: 'money' } as const
  server.promotions = [promotion('step', { way, standing: standing({ status: 'process', progress }) })]
  await open()
  expect((await card('step')).getByRole('link', { name }).getAttribute('href')).toBe(href)
})
