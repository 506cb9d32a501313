// @vitest-environment happy-dom
import errors from '@banyan/contract/texts/en.json' with { type: 'json' }
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerLottery, lotteryServer } from './test-world/lottery-server.ts'
import { openTable, pickTwo, place, press, shown, slipCard, told, toldBet } from './test-world/open-lottery.tsx'
import { stubBrowser } from './test-world/open-portal.tsx'

let server = lotteryServer()

beforeEach(() => {
  server = lotteryServer()
  stubBrowser((input, init) => answerLottery(server)(input, init))
  setSession({ is: 'in', account })
})
afterEach(() => {
  cleanup()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

const shownError = (code: 'in_need_true_account' | 'account_closed_to_bets' | 'max_payout') => errors[`errors.${code}`]
const items = () => server.slips.map(({ items: [item] }) => item)
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test.each([
  ['the greatest that would be taken', '7', 'A multiple of up to 7 would be taken.'],
  ['that there is none', '0', 'Nothing more is taken on these numbers.'],
])('[LOT-08] a refused multiple tells %s', async (_name, limit, text) => {
  await openTable()
  await pickTwo()
  server.refusal = 'exposure_reached'
  server.fields = [{ path: '/body/items/0/multiple', rule: 'maximum', limit }]
  await place()
  expect(shown(await screen.findByRole('alert'))).toBe(
    `So much has been bet on these numbers that no more can be taken at this multiple.${text}`,
  )
  expect(screen.queryByRole('button', { name: 'See it as it is now' })).toBeNull()
  // A change makes it another bet.
  await press('More')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await button('Bet now')).toBeTruthy()
})

test('[LOT-08] the refused bet of a slip is marked there', async () => {
  await openTable()
  await pickTwo()
  await press('Add to slip')
  await press('Pick at random')
  await press('Add to slip')
  server.refusal = 'exposure_reached'
  server.fields = [{ path: '/body/items/1/multiple', rule: 'maximum', limit: '3' }]
  await place()
  await screen.findByRole('alert')
  const rows = (await slipCard()).getAllByRole('listitem')
  expect(rows.map((row) => row.className.includes('bg-danger-soft'))).toEqual([false, true])
})

test('[LOT-05] no money: told in place, nothing is placed, and the bet stays picked', async () => {
  await openTable()
  await pickTwo()
  server.refusal = 'insufficient_funds'
  await place()
  expect(shown(await screen.findByRole('alert'))).toContain('The account does not have this much money.')
  await press('Back')
  await toldBet('2 lines', '₫1,960')
})

test('[LOT-05] no money: the cashier is a press away, and what was picked and the slip are there on coming back', async () => {
  const { router } = await openTable()
  await press('Pick at random')
  await press('Add to slip')
  await pickTwo()
  await press('0.20')
  fireEvent.change(screen.getByRole('textbox', { name: 'Multiple' }), { target: { value: '3' } })
  server.refusal = 'insufficient_funds'
  await place()
  const alert = await screen.findByRole('alert')
  const wayOut = [...(alert.parentElement?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'))
  expect(wayOut).toEqual(['/member/depositv2'])
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pick' })).toBeNull())
  await act(() => router.navigate({ to: '/lottery', search: { gameCode: 'SSC5M' } }))
  await toldBet('2 lines', '₫588')
  expect((await slipCard()).getAllByRole('listitem')).toHaveLength(1)
  await place()
  await waitFor(() => expect(items()[1]).toMatchObject({ selection: '1|2|3,4', unit: '0.20', multiple: 3 }))
})

test('[LOT-05] another account finds nothing of the one before on the table', async () => {
  const { router } = await openTable()
  await pickTwo()
  await act(() => router.navigate({ to: '/' }))
  act(() => setSession({ is: 'in', account: { ...account, id: '77' } }))
  await act(() => router.navigate({ to: '/lottery', search: { gameCode: 'SSC5M' } }))
  await told('Pick your numbers.')
})

test.each([
  ['is a trial one', 'in_need_true_account'],
  ['is closed to bets', 'account_closed_to_bets'],
  ['may win no more in this draw', 'max_payout'],
] as const)(
  '[LOT-05] [LOT-08] an account that %s is told so in place, once, and keeps what it picked',
  async (_name, code) => {
    await openTable()
    await pickTwo()
    server.refusal = code
    await place()
    expect(shown(await screen.findByRole('alert'))).toBe(shownError(code))
    // No popup says the same over it, and nothing is sent once more by itself.
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
    expect(server.slips).toHaveLength(1)
    await press('Back')
    await toldBet('2 lines', '₫1,960')
  },
)
