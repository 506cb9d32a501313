// @vitest-environment happy-dom

import { callTable } from '@banyan/contract/client.gen.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetTopics, tellEvent } from './api/pushes.ts'
import { tellWatched } from './api/watches.ts'
import { setSession } from './session/session.ts'
import { account } from './test-world/account.ts'
import { answerLottery, drawn, lotteryServer, numeroOf, openNext } from './test-world/lottery-server.ts'
import { openTable, pick, press, shown, told, toldBet } from './test-world/open-lottery.tsx'
import { stubBrowser } from './test-world/open-portal.tsx'
import { bet } from './test-world/own-lottery-bets.ts'

let server = lotteryServer()

beforeEach(() => {
  server = lotteryServer()
  stubBrowser((input, init) => answerLottery(server)(input, init))
  setSession({ is: 'in', account })
})
afterEach(() => {
  cleanup()
  forgetTopics()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

let version = 0
/** The socket tells of draws of the game, the last change first. */
const tell = (...issues: readonly number[]) =>
  act(() => {
    version += 1
    tellWatched('lottery.drawn', version, { gameCode: 'SSC5M', issues: issues.map((each) => drawn(server, each)) })
  })
const listsAsked = () => server.asked.filter((path) => path === callTable.openedIssues.path).length
const before = () =>
  within(screen.getByRole('list', { name: 'Draws before' }))
    .getAllByRole('listitem')
    .map((each) => shown(each))

test('[LOT-04] a draw that the server tells of stands in the head, and nothing is asked for', async () => {
  await openTable()
  await told('Issue 20261126-0136: 1 2 3 4 6')
  await waitFor(() => expect(listsAsked()).toBe(2))
  tell(137)
  await told('Issue 20261126-0137: 1 2 3 4 7')
  expect(before()[0]).toBe('013612346')
  expect(listsAsked()).toBe(2)
})

test('[LOT-06] [LOT-04] a corrected result takes the place of the wrong one', async () => {
  await openTable()
  await told('Issue 20261126-0136: 1 2 3 4 6')
  server.results.set(136, '9,9,9,9,9')
  server.results.set(134, '8,8,8,8,8')
  tell(136, 134)
  await told('Issue 20261126-0136: 9 9 9 9 9')
  expect(before().slice(0, 2)).toEqual(['013512345', '013488888'])
  expect(screen.queryByText('Issue 20261126-0136: 1 2 3 4 6')).toBeNull()
})

test('[LOT-04] a tab that slept over more issues than the news tell of asks for the list again', async () => {
  await openTable()
  await told('Issue 20261126-0136: 1 2 3 4 6')
  await waitFor(() => expect(listsAsked()).toBe(2))
  for (let slept = 0; slept < 5; slept += 1) openNext(server)
  tell(141, 140, 139)
  await told('Issue 20261126-0141: 1 2 3 4 1')
  expect(before()).toEqual(['014012340', '013912349', '013812348', '013712347', '013612346'])
  expect(listsAsked()).toBe(4)
})

test('[LOT-06] what came of one’s own bets is told in place, and only what came since', async () => {
  const news = { gameCode: 'SSC5M', numero: numeroOf(135), isVoid: false, staked: '4.00', payout: '0.00' }
  tellEvent('lottery.settled', { ...news, numero: numeroOf(130) }, true)
  await openTable()
  expect(screen.queryByText(/^Issue 0130: no win/)).toBeNull()
  act(() => tellEvent('lottery.settled', { ...news, gameCode: 'K35M' }, true))
  act(() => tellEvent('lottery.settled', news, true))
  await told('Issue 0135: no win on a stake of ₫4')
  act(() => tellEvent('lottery.settled', { ...news, numero: numeroOf(136), payout: '1960.00' }, true))
  await told('Issue 0136: you won ₫1,960 on a stake of ₫4')
  act(() => tellEvent('lottery.settled', { ...news, numero: numeroOf(137), isVoid: true, payout: '4.00' }, true))
  await told('Issue 0137 is void: ₫4 was paid back')
  await press('Close')
  expect(screen.queryByText(/is void/)).toBeNull()
})

test('[LOT-09] a bet that is wanted again fills the table as it was, in the place of what was asked', async () => {
  server.bets.bets = [bet(9, { gameCode: 'SSC5M', selection: '5|6|7,8', unit: '0.20', multiple: 3 })]
  await openTable()
  await press('Pick at random')
  await press('Bet now')
  await userEvent.click(await screen.findByRole('button', { name: /^Bet again: Last 3 · Direct/ }))
  await toldBet('2 lines', '₫588')
  expect(screen.queryByRole('button', { name: /^Place / })).toBeNull()
  const multiple = screen.getByRole<HTMLInputElement>('textbox', { name: 'Multiple' })
  expect(multiple.value).toBe('3')
  expect(screen.getByRole('button', { name: '0.20', pressed: true })).toBeTruthy()
  await press('Bet now')
  await press(/^Place /)
  await told(/^Placed on issue 0137/)
  expect(server.slips[0]?.items).toMatchObject([{ selection: '5|6|7,8', unit: '0.20', multiple: 3, lines: 2 }])
})

test('[LOT-07] what the draw is bound to is there before it, with the way to check it', async () => {
  await openTable()
  const [heading] = await screen.findAllByText('Committed before the sale')
  const said = heading?.closest('details')
  expect(shown(said)).toContain('Issue 0137c0ffee00…00000000')
  expect(shown(said)).toContain('Beacon round 1,137')
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/draws?gameCode=SSC5M')
  expect(said?.querySelector('code')?.dir).toBe('ltr')
})

test('[LOT-05] a chase by doubling sends its issues and multiples, and goes on after a win where that is wished', async () => {
  await openTable()
  await pick('Position 1', '1')
  await pick('Position 2', '2')
  await pick('Position 3', '3')
  await press('Chase')
  await press('Doubling')
  await told('₫62')
  const preview = within(await screen.findByRole('table', { name: 'What the chase stakes, draw by draw' }))
  expect(preview.getAllByRole('rowheader').map((each) => shown(each))).toEqual([
    ...['0137', '0138', '0139', '0140', '0141'],
  ])
  const stop = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stop after the first win' })
  expect(stop.checked).toBe(true)
  await userEvent.click(stop)
  await press('Bet now')
  await told('A chase over 5 draws; all of it is held now')
  await press(/^Place .*₫62\D*$/)
  await told('The chase runs from issue 0137; held: ₫62')
  expect(server.slips).toEqual([])
  expect(server.chases).toMatchObject([
    {
      ...{ gameCode: 'SSC5M', prizeMode: 'LOTT', stopOnWin: false },
      items: [{ selection: '1|2|3', multiple: 1, lines: 1 }],
      issues: [1, 2, 4, 8, 16].map((multiple, at) => ({ numero: numeroOf(137 + at), multiple })),
    },
  ])
})

test('[LOT-05] a multiple of a chase can be one’s own, and more bets than a chase takes are said before', async () => {
  await openTable()
  await press('Pick at random')
  await press('Chase')
  const row = within(await screen.findByRole('row', { name: /^0138/ }))
  await userEvent.click(row.getByRole('button', { name: 'More' }))
  await told('₫12')
  expect(screen.getByRole('button', { name: 'My own', pressed: true })).toBeTruthy()
  // The dice fall on 000, 100, 200 and so on.
  let fallen = 0
  const dice = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    const bet = Math.floor(fallen / 3)
    new Uint32Array(into.buffer)[0] = [bet % 10, Math.floor(bet / 10), 0][fallen % 3] ?? 0
    fallen += 1
    return into
  })
  onTestFinished(() => dice.mockRestore())
  for (let count = 0; count < 11; count += 1) {
    await press('Pick at random')
    await press('Add to slip')
  }
  await told('A chase takes up to 10 bets. Leave some out, or place them without a chase.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bet now' }).disabled).toBe(true)
})
