// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { press, save, write } from '#/src/test-world/editor-steps.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import type { PromotionKind } from './parts/promotion-draft.ts'
import type { Promotion } from './parts/promotion-queries.ts'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

interface Kinds {
  readonly kinds: readonly PromotionKind[]
  readonly common: object
}
/** Every kind as the server tells it; a test of the server holds the file against its definitions. */
const kinds: Kinds = JSON.parse(readFileSync('contract/fixtures/promotion-kinds.json', 'utf8'))
const ruleOf = (kind: string) => kinds.kinds.find((each) => each.kind === kind)?.initial as Promotion['rule']

const promotion = (kind: string, given: Partial<Promotion> = {}): Promotion => ({
  ...{ code: 'spring', kind, state: 'draft', version: 3, name: 'Spring', madeBy: 'mai', rule: ruleOf(kind) },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: null, budget: '1000.00', budgetPerDay: null },
  ...{ spent: '250.00', spentToday: '10.00', given: { count: 5, amount: '250.00', waiting: 2 } },
  content: { name: { en: 'Spring' }, summary: { en: 'A bonus' }, art: 'gift', groups: [] },
  ...given,
})
const answersWith = (found: Promotion): Answers => ({
  promotionKinds: () => kinds,
  readPromotion: () => found,
  listPromotions: () => ({ rows: [], next: null }),
})

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/promotion-pages.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const sent = (id: string) => request.mock.calls.flatMap(([call, , given]) => (call === id ? [given?.body] : []))
const group = async (name: string | RegExp) => within(await screen.findByRole('group', { name }))

test('[OPS-05] a promotion is begun from a kind with its usual rule, and saved as a draft', async () => {
  answer(request, { ...answersWith(promotion('reload', { code: 'summer' })), makePromotion: () => ({}) })
  const router = await openConsole('/promotions/new/reload')
  await write((await group('Code')).getByRole('textbox'), 'summer')
  await write((await group('Name')).getByRole('textbox'), 'Summer')
  await write((await group('Summary')).getByRole('textbox'), 'A bonus each day')
  const part = (await group('Part of the deposit')).getByRole('textbox')
  expect(part).toHaveProperty('value', '20')
  await write(part, '12.5')
  const most = await group('The bonus, at most')
  await write(most.getByRole('textbox'), '750000')
  expect(most.getByText('₫750,000.00')).toBeTruthy()
  await save('as agreed')
  await waitFor(() => expect(sent('makePromotion')).toHaveLength(1))
  expect(sent('makePromotion')[0]).toMatchObject({
    ...{ code: 'summer', kind: 'reload', endsAt: null, budget: null, reason: 'as agreed' },
    content: { name: { en: 'Summer' }, summary: { en: 'A bonus each day' }, art: 'gift', groups: [] },
    rule: { own: { ...ruleOf('reload').own, ppm: 125_000, most: '750000.00' }, common: ruleOf('reload').common },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/promotions/summer'))
})

test('[OPS-05] a copy has everything of the other but its code', async () => {
  answer(request, { ...answersWith(promotion('wheel')), makePromotion: () => ({}) })
  await openConsole('/promotions/new/wheel?from=spring')
  expect((await group('Name')).getByRole('textbox')).toHaveProperty('value', 'Spring')
  const code = (await group('Code')).getByRole('textbox')
  expect(code).toHaveProperty('value', '')
  await write(code, 'spring-two')
  await save()
  await waitFor(() => expect(sent('makePromotion')).toMatchObject([{ code: 'spring-two', kind: 'wheel' }]))
})

test('[OPS-05] odds have a running sum, and what is no whole is not sent', async () => {
  answer(request, answersWith(promotion('wheel')))
  await openConsole('/promotions/spring')
  const odds = within(await screen.findByRole('table', { name: 'Odds of the prizes' }))
  const sums = () =>
    odds
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[2]?.textContent)
  expect(sums()).toEqual(['0.05%', '0.5%', '3%', '20%', '55%', '100%'])
  expect(screen.getByText('The odds come to 100%.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^6 2,000/ }))
  await write((await group(/^Odds/)).getByRole('textbox'), '44.5')
  expect(sums().at(-1)).toBe('99.5%')
  expect(screen.getByText('The odds have to come to 100%: 0.5% is missing.')).toBeTruthy()
  await press('Save')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('The odds of all prizes have to come to 100%.')).toBeTruthy()
})

test('[OPS-05] what the server refuses is said beside its field until that is changed', async () => {
  const field = { path: '/body/rule/own/tiers/1/from', rule: 'order' }
  const refuse = () => {
    throw new RequestError('invalid_input', '', { fields: [field] })
  }
  answer(request, { ...answersWith(promotion('rescue')), changeDraft: refuse })
  await openConsole('/promotions/spring')
  await userEvent.click(await screen.findByRole('button', { name: /^2 / }))
  await write((await group(/^A loss from/)).getByRole('textbox'), '400000')
  await save()
  expect(await screen.findByText('This has to be above what stands before it.')).toBeTruthy()
  expect(sent('changeDraft')).toMatchObject([{ code: 'spring', kind: 'rescue', version: 3 }])
  await write((await group(/^A loss from/)).getByRole('textbox'), '600000')
  expect(screen.queryByText('This has to be above what stands before it.')).toBeNull()
})

test('[OPS-05] a day’s budget above the whole and an end before the start are said at once', async () => {
  answer(request, answersWith(promotion('gift', { budgetPerDay: '1000.01', endsAt: '2026-10-01T00:00:00.000Z' })))
  await openConsole('/promotions/spring')
  expect(await screen.findByText('A day may not give more than the whole budget.')).toBeTruthy()
  expect(screen.getByText('The end has to be after the start.')).toBeTruthy()
})

test('[OPS-05] a change of what runs needs a reason and a second operator', async () => {
  const running = promotion('gift', { state: 'running' })
  answer(request, { ...answersWith(running), changePromotion: () => ({ approval: '4' }) })
  await openConsole('/promotions/spring')
  await write((await group('A gift, at most')).getByRole('textbox'), '900')
  await press('Save')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for this change of Spring?' }))
  expect(dialog.getByText(/^A second operator has to approve it\. Members who joined keep/)).toBeTruthy()
  const ask = dialog.getByRole('button', { name: 'Send for approval' })
  expect(ask).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByRole('textbox'), 'too much')
  await userEvent.click(ask)
  await waitFor(() => expect(sent('changePromotion')).toMatchObject([{ version: 3, reason: 'too much' }]))
  expect(sent('changePromotion')[0]).toMatchObject({ rule: { own: { most: '900.00' } } })
  // Nothing has changed yet.
  expect((await group('A gift, at most')).getByRole('textbox')).toHaveProperty('value', '5000000.00')
})

test('[OPS-05] what the second operator will read stands there before a start is asked for', async () => {
  answer(request, { ...answersWith(promotion('rescue')), startPromotion: () => ({ approval: '4' }) })
  await openConsole('/promotions/spring')
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start Spring' }))
  expect(dialog.getByText('Rule › Own rule › Tiers › 3 › Part of the loss').nextElementSibling?.textContent).toBe(
    'after 8%',
  )
  await userEvent.type(dialog.getByLabelText(/Reason/), 'as agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }))
  const body = { code: 'spring', version: 3, reason: 'as agreed' }
  await waitFor(() => expect(sent('startPromotion')).toEqual([body]))
})

test('[OPS-05] one operator stops what runs', async () => {
  answer(request, { ...answersWith(promotion('rescue', { state: 'running' })), stopPromotion: () => ({}) })
  await openConsole('/promotions/spring')
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Reason/), 'too dear')
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(sent('stopPromotion')).toEqual([{ code: 'spring', reason: 'too dear' }]))
})

test('[OPS-05] who may only look changes nothing, and is not shown what the role does not hold', async () => {
  answer(request, answersWith(promotion('reload')), operatorWith(['listPromotions', 'readPromotion', 'promotionKinds']))
  await openConsole('/promotions/spring')
  expect(await screen.findByText('Your role may look at this promotion but not change it.')).toBeTruthy()
  expect((await group('The bonus, at most')).getByRole('textbox')).toHaveProperty('disabled', true)
  for (const name of ['Start', 'Copy as a draft']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Simulation' })).toBeNull()
})

test('[OPS-05] a simulation says on which day the budget would have been gone, or that it would have lasted', async () => {
  const found = (goneOn: string | null): ValueOf<Calls['simulatePromotion']> => ({
    ...{ from: '2026-10-26', to: '2026-11-25', members: 9, reached: 4, rewards: 6, isWhole: true, days: [], top: [] },
    ...{ least: '900.00', most: '900.00', toBet: '9000.00', budget: { whole: '1000.00', goneOn } },
  })
  let gone: string | null = '2026-11-09'
  answer(request, { ...answersWith(promotion('reload')), simulatePromotion: () => found(gone) })
  for (const said of [/1,000\.00 gone on \u20662026-11-09\u2069$/, /1,000\.00 would have lasted$/]) {
    await openConsole('/promotions/spring')
    await userEvent.click(await screen.findByRole('tab', { name: 'Simulation' }))
    expect((await screen.findByText('Budget')).nextElementSibling?.textContent).toMatch(said)
    cleanup()
    gone = null
  }
})
