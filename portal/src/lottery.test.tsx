// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerLottery, lotteryServer, numeroOf, openNext } from './test-world/lottery-server.ts'
import { openTable, pick, pickTwo, place, press, shown, slipCard, told, toldBet } from './test-world/open-lottery.tsx'
import { stubBrowser } from './test-world/open-portal.tsx'
import { passTime } from './test-world/pass-time.ts'

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

const items = () => server.slips.map(({ items: [item] }) => item)
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('[LOT-05] [LOT-09] picked, counted, put into the slip, edited, and all of the slip placed together', async () => {
  await openTable()
  await pick('Position 1', '1')
  await told('Not enough is picked for a line yet.')
  expect((await button('Add to slip')).disabled).toBe(true)
  await pick('Position 2', '2')
  await pick('Position 3', '3', '4')
  await toldBet('2 lines', '₫1,960')
  await press('Add to slip')
  await pick('Position 1', '9')
  await pick('Position 2', '9')
  await pick('Position 3', '9')
  await press('Add to slip')
  const slip = await slipCard()
  const [first, second] = await slip.findAllByRole('listitem')
  if (!first || !second) throw new Error('the slip has not both')
  await userEvent.click(within(first).getByRole('button', { name: 'More' }))
  await told('₫10')
  await userEvent.click(within(second).getByRole('button', { name: /^Leave out/ }))
  await press('Bet now')
  await told('1 bet on issue 0137')
  expect(server.slips).toEqual([])
  await press(/^Place .*₫8\D*$/)
  await told('Placed on issue 0137: ₫8')
  expect(server.slips).toMatchObject([
    {
      ...{ gameCode: 'SSC5M', prizeMode: 'LOTT', numero: numeroOf(137) },
      items: [{ playCode: 'SSC_L3_DIRECT', selection: '1|2|3,4', unit: '2.00', multiple: 2, lines: 2 }],
    },
  ])
  expect(items()[0]?.odds).toEqual({ '1': '980.0000' })
  expect(screen.queryByRole('heading', { name: 'Bet slip' })).toBeNull()
})

test('[LOT-05] the slip waits while what is picked beside it is placed', async () => {
  await openTable()
  await pickTwo()
  await press('Add to slip')
  await press('Pick at random')
  await place()
  await told('Placed on issue 0137: ₫2')
  const slip = await slipCard()
  expect(slip.getAllByRole('listitem')).toHaveLength(1)
  await press('Bet more')
  await place()
  await waitFor(() => expect(items().map((item) => item?.selection)).toEqual([expect.anything(), '1|2|3,4']))
})

test('[LOT-09] a quick pick is a whole line', async () => {
  await openTable()
  await press('Pick at random')
  await toldBet('1 line', '₫1,960')
  expect(screen.getAllByRole('button', { pressed: true, name: /^\d/ })).toHaveLength(3)
  await place()
  await waitFor(() => expect(items()[0]?.selection).toMatch(/^\d\|\d\|\d$/))
})

test('[LOT-05] less prize is more rebate, and the chosen group is sent with its odds', async () => {
  await openTable()
  await pickTwo()
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: /^Prize/ })
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['1800', '1960', '2', '1960'])
  expect(slider.getAttribute('aria-valuetext')).toBe('Prize group 1,960, rebate 0%')
  fireEvent.change(slider, { target: { value: '1800' } })
  await told('×900.0')
  expect(slider.getAttribute('aria-valuetext')).toBe('Prize group 1,800, rebate 8%')
  await toldBet('2 lines', '₫1,800')
  await place()
  await waitFor(() => expect(items()).toMatchObject([{ prizeGroup: 1_800, odds: { '1': '900.0000' } }]))
})

test('[LOT-05] fixed odds have no slider, and no group is sent', async () => {
  await openTable()
  await press('Dragon tiger')
  await told('Fixed odds')
  expect(screen.queryByRole('slider')).toBeNull()
  await press('Pick at random')
  await place()
  await waitFor(() => expect(items()).toMatchObject([{ odds: { D: '2.1000' } }]))
  expect(items()[0]).not.toHaveProperty('prizeGroup')
})

test('[LOT-05] odds that have become worse are refused, fetched anew, and asked about as they are now', async () => {
  await openTable()
  await pickTwo()
  server.refusal = 'odds_changed'
  server.terms = { ...server.terms, prizeGroups: { ...server.terms.prizeGroups, most: 1_940 } }
  await place()
  await told('The odds have changed. Please look at them and bet again.')
  await told('×970.0')
  await press('See it as it is now')
  await told('1 bet on issue 0137')
  expect(server.slips).toHaveLength(1)
  await press(/^Place /)
  await told(/^Placed on issue 0137/)
  expect(items().map((item) => item?.odds)).toEqual([{ '1': '980.0000' }, { '1': '970.0000' }])
  expect(new Set(server.slips.map(({ slip }) => slip)).size).toBe(2)
})

test('[LOT-04] [LOT-05] an issue that closes while one is asked takes nothing; the next one is offered', async () => {
  await openTable()
  await pickTwo()
  await press('Bet now')
  passTime(292_000)
  await told('The sale of issue 0137 is over. The next one begins in a moment.')
  expect((await button(/^Place /)).disabled).toBe(true)
  openNext(server)
  await press('Take issue 0138')
  expect(server.slips).toEqual([])
  await told('1 bet on issue 0138')
  await press(/^Place /)
  await told(/^Placed on issue 0138/)
  expect(server.slips.map(({ numero }) => numero)).toEqual([numeroOf(138)])
})

test('[LOT-04] [LOT-05] a tab that slept over three issues with a bet asked about takes none of them; the one on sale is offered', async () => {
  await openTable()
  await pickTwo()
  await press('Bet now')
  for (let slept = 0; slept < 3; slept += 1) openNext(server)
  passTime(3 * 300_000)
  server.openedAt = performance.now()
  await press('Take issue 0140')
  await told('1 bet on issue 0140')
  expect(server.slips).toEqual([])
  await press(/^Place /)
  await told(/^Placed on issue 0140/)
  expect(server.slips.map(({ numero }) => numero)).toEqual([numeroOf(140)])
})

test('[LOT-05] the same bet within 15 seconds is asked about, and later not', async () => {
  await openTable()
  const again = async () => {
    await pickTwo()
    await press('Bet now')
    await button(/^Place /)
    const isAsked = screen.queryByText('You placed the same bet seconds ago. Place it once more?') !== null
    await press(/^Place /)
    await press('Bet more')
    return isAsked
  }
  expect(await again()).toBe(false)
  expect(await again()).toBe(true)
  passTime(15_000)
  expect(await again()).toBe(false)
  expect(server.slips).toHaveLength(3)
})

test.each(['asked for', 'asked for as soon as there is a network'])(
  '[LOT-05] an answer that is lost is %s again, under the same id',
  async (how) => {
    await openTable()
    await pickTwo()
    server.refusal = 'lost'
    await place()
    expect(shown(await screen.findByRole('alert'))).toMatch(/^No answer came/)
    // What one does meanwhile is no reason to forget what may have been placed.
    await press('More')
    if (how === 'asked for') await press('Ask again')
    else act(() => void dispatchEvent(new Event('online')))
    await told(/^Placed on issue 0137/)
    const [first, second] = server.slips
    expect(second).toEqual(first)
    expect(server.slips).toHaveLength(2)
  },
)

test('[LOT-05] who leaves a game while an answer is lost finds the order there again, under the same id', async () => {
  const { router } = await openTable()
  await pickTwo()
  server.refusal = 'lost'
  await place()
  expect(shown(await screen.findByRole('alert'))).toMatch(/^No answer came/)
  await act(() => router.navigate({ to: '/lottery', search: {} }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pick' })).toBeNull())
  await act(() => router.navigate({ to: '/lottery', search: { gameCode: 'SSC5M' } }))
  await press('Ask again')
  await told(/^Placed on issue 0137/)
  expect(server.slips).toHaveLength(2)
  expect(server.slips[1]).toEqual(server.slips[0])
})

test('[LOT-08] a game that takes no bets says so, and other games are a press away', async () => {
  server.terms = { ...server.terms, status: 'CLOSED' }
  await openTable()
  await told('This game takes no bets at the moment. Other games')
  await pickTwo()
  expect((await button('Bet now')).disabled).toBe(true)
})

test('[LOT-08] numbers that are closed or at half the odds are marked and priced so', async () => {
  server.marked = [{ playCode: 'SSC_L3_DIRECT', closed: ['p1:9'], half: ['p1:8'] }]
  await openTable()
  const row = within(await screen.findByRole('group', { name: 'Position 1' }))
  const closed = row.getByRole('button', { name: /^9/ })
  expect([closed.getAttribute('aria-disabled'), shown(closed)]).toEqual(['true', '9closed'])
  expect(shown(row.getByRole('button', { name: /^8/ }))).toBe('8half pay')
  await userEvent.click(closed)
  expect(closed.getAttribute('aria-pressed')).toBe('false')
  await pick('Position 1', '1')
  await pick('Position 2', '2')
  await pick('Position 3', '3')
  await toldBet('1 line', '₫1,960')
  await pick('Position 1', '8')
  await told(/^Some of these numbers pay half the odds in this draw.*Position 1: 8$/)
  await pick('Position 1', '1')
  await toldBet('1 line', '₫980')
})
