// @vitest-environment happy-dom
import type {
  MemberReward,
  OperatorPromotion,
  PromotionReview,
} from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { member } from '#/src/test-world/members.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const at = '2026-11-26T05:00:00.000Z'
const running: OperatorPromotion = {
  ...{ code: 'spring', kind: 'reload', state: 'running', version: 2, name: 'Spring', startsAt: at, endsAt: null },
  ...{ budget: '1000.00', budgetPerDay: '100.00', spent: '950.00', spentToday: '50.00' },
}
const ahead: OperatorPromotion = {
  ...{ ...running, code: 'summer', name: 'Summer', startsAt: '2999-01-01T00:00:00.000Z', budget: null },
}
const review: PromotionReview = {
  ...{ id: '17', code: 'spring', name: 'Spring', cycle: '2026-11-26', amount: '500.00', askedAt: at },
  ...{ member: { id: 'm'.repeat(22), username: 'linh' }, reasons: ['device', 'network'] },
  sharedWith: [{ id: 'h'.repeat(22), username: 'hoa' }],
}
const reward: MemberReward = {
  ...{ id: '4', code: 'spring', name: 'Spring', cycle: '2026-11-25', status: 'rejected', amount: '500.00' },
  ...{ changedAt: at, reasons: ['device'], note: 'One for each person' },
}
const answers: Answers = {
  promotionKinds: () => ({ kinds: [{ kind: 'reload', name: 'Daily deposit bonus' }], common: {} }),
  listPromotions: () => ({ rows: [running, ahead], next: null }),
  listPromotionReviews: () => ({ rows: [review], next: null }),
}

// A loaded machine takes a while to read the pages.
beforeAll(() => Promise.all([import('#/src/pages/promotion-pages.tsx'), import('#/src/pages/member-page.tsx')]))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
  answer(request, answers)
})
afterEach(cleanup)

const sent = (id: string) => request.mock.calls.flatMap(([call, , given]) => (call === id ? [given?.body] : []))
const asked = (id: string) => request.mock.calls.flatMap(([call, query]) => (call === id ? [query] : []))
const rowOf = (text: HTMLElement) => within(text.closest('tr') as HTMLElement)
async function giveReason(press: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Reason/), 'as agreed')
  await userEvent.click(dialog.getByRole('button', { name: press }))
}

test('[OPS-05] promotions stand with their state by the times, their kind and what is left of their budgets', async () => {
  await openConsole('/promotions?state=running')
  const spring = rowOf(await screen.findByText('Spring'))
  const cells = spring.getAllByRole('cell').map(({ textContent }) => textContent)
  await waitFor(() => expect(spring.getByText('Daily deposit bonus')).toBeTruthy())
  expect(cells[1]).toBe('Running')
  const bars = spring.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))
  expect(bars).toEqual(['95%', '50%'])
  const summer = rowOf(screen.getByText('Summer'))
  expect(summer.getByText('Ahead')).toBeTruthy()
  expect(summer.getByText('no limit')).toBeTruthy()
  expect(asked('listPromotions')).toEqual([{ size: 100, state: 'running' }])
  await userEvent.click(screen.getByRole('button', { name: 'New from a template' }))
  const template = (await screen.findByText('Daily deposit bonus', { selector: 'a span' })).closest('a')
  expect(template?.getAttribute('href')).toBe('/promotions/new/reload')
})

test('[OPS-05] [PRO-10] a claim that waits says why in words and who shares the place; it is approved', async () => {
  answer(request, { ...answers, decidePromotionReview: () => ({}) })
  await openConsole('/promotions?tab=reviews')
  const row = rowOf(await screen.findByText('linh'))
  expect(row.getByText('Same device')).toBeTruthy()
  expect(row.getByText('Same network')).toBeTruthy()
  expect(row.getByRole('link', { name: 'hoa' }).getAttribute('href')).toBe(`/members/${'h'.repeat(22)}?tab=rewards`)
  await userEvent.click(screen.getByRole('button', { name: 'Approve ₫500.00 for linh' }))
  await giveReason('Approve')
  const body = { id: '17', approve: true, reason: 'as agreed' }
  await waitFor(() => expect(sent('decidePromotionReview')).toEqual([body]))
})

test('[OPS-05] [PRO-10] a claim is refused with words that the member reads', async () => {
  answer(request, { ...answers, decidePromotionReview: () => ({}) })
  await openConsole('/promotions?tab=reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse ₫500.00 for linh' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText(/What the member reads/), 'One for each person')
  await giveReason('Refuse')
  const body = { id: '17', approve: false, note: 'One for each person', reason: 'as agreed' }
  await waitFor(() => expect(sent('decidePromotionReview')).toEqual([body]))
})

test('[OPS-05] who may only look has nothing to press', async () => {
  answer(request, answers, operatorWith(['listPromotions', 'listPromotionReviews']))
  await openConsole('/promotions?tab=reviews')
  await screen.findByText('linh')
  expect(screen.queryByRole('button', { name: /Approve|Refuse|New/ })).toBeNull()
})

test('[OPS-05] a member is given a gift out of the promotion that runs, once a second operator approves it', async () => {
  const gift = { ...running, code: 'care', name: 'Care', kind: 'gift' }
  answer(
    request,
    {
      ...answers,
      ...{ memberRecord: () => member, memberPayouts: () => ({ accounts: [] }), giveGift: () => ({ approval: '4' }) },
      listPromotions: () => ({ rows: [gift], next: null }),
      memberRewards: () => ({ rows: [reward], next: null }),
    },
    operatorWith(['memberRecord', 'giveGift', 'memberRewards', 'readPromotion']),
  )
  await openConsole(`/members/${member.id}?tab=rewards`)
  const row = rowOf(await screen.findByText('One for each person'))
  expect(row.getByText('Refused')).toBeTruthy()
  expect(row.getByText('Same device')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe('/promotions/spring')
  await userEvent.click(screen.getByRole('button', { name: 'Give linh a gift' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findAllByText('Care')).length).toBeGreaterThan(0)
  const ask = dialog.getByRole('button', { name: 'Send for approval' })
  const amount = dialog.getByLabelText(/^Amount/)
  await userEvent.type(amount, '0.5')
  expect(dialog.getByText('Enter an amount of at least 1.')).toBeTruthy()
  expect(ask).toHaveProperty('disabled', true)
  await userEvent.clear(amount)
  await userEvent.type(amount, '50000')
  await giveReason('Send for approval')
  const body = { code: 'care', member: member.id, amount: '50000.00', reason: 'as agreed' }
  await waitFor(() => expect(sent('giveGift')).toEqual([body]))
  expect(asked('listPromotions')).toEqual([{ state: 'running', kind: 'gift', size: 100 }])
})
