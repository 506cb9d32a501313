// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTopics, tellEvent } from '#/src/api/pushes.ts'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { calls } from '#/src/test-world/catalogue.ts'
import { openPart } from '#/src/test-world/open-part.tsx'
import { stubBrowser } from '#/src/test-world/open-portal.tsx'
import { answerBets, bet, fakeBets, soon } from '#/src/test-world/own-lottery-bets.ts'
import { passTime } from '#/src/test-world/pass-time.ts'
import { betsTexts } from './bets-texts.ts'
import { MyBets } from './my-bets.tsx'

let fake = fakeBets()

beforeEach(() => {
  fake = fakeBets()
  stubBrowser((input, init) => answerBets(fake)(input, init))
  setSession({ is: 'in', account })
})
afterEach(() => {
  cleanup()
  forgetTopics()
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

async function openBets(props: ComponentProps<typeof MyBets> = { gameCode: 'SSC1M' }) {
  await openPart(<MyBets {...props} />, betsTexts, oddsTexts)
  return within(await screen.findByRole('region', { name: 'My bets' }))
}
const open = (fields: Parameters<typeof bet>[1] = {}) => bet(9, { state: 'ACCEPTED', cancelUntil: soon(50), ...fields })
const cancelButton = { name: 'Cancel Last 3 · Direct, issue 20261126-0009' }

test('[LOT-09] each tab lists the bets of its state, of the game that is shown', async () => {
  fake.bets = [
    open(),
    bet(8, { state: 'WON', payout: '7856000.00' }),
    bet(7),
    bet(6, { state: 'CANCELLED', payout: '0.00' }),
    bet(5, { state: 'PUSH', payout: '24000.00' }),
    bet(4, { state: 'REFUNDED', payout: '24000.00' }),
    bet(3, { gameCode: 'SSC3M' }),
  ]
  const page = await openBets()
  const statuses = async (tab: string, count: number) => {
    await userEvent.click(page.getByRole('button', { name: tab }))
    const table = within(await page.findByRole('table', { name: tab }))
    await waitFor(() => expect(table.getAllByRole('button', { name: /: details$/ })).toHaveLength(count))
    return table.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[6]?.textContent ?? [])
  }
  expect(await statuses('All', 6)).toEqual(['Unsettled', 'Won', 'Lost', 'Cancelled', 'Stake back', 'Refunded'])
  expect(await statuses('Unsettled', 1)).toEqual(['Unsettled'])
  expect(await statuses('Won', 1)).toEqual(['Won'])
  expect(page.getByText('₫7,856,000', { exact: false }).textContent).toBe('+₫7,856,000')
  expect(await statuses('Lost', 1)).toEqual(['Lost'])
  expect(await statuses('Cancelled', 1)).toEqual(['Cancelled'])
  expect(fake.asked.map(({ gameCode, state }) => [gameCode, state])).toEqual([
    ['SSC1M', undefined],
    ['SSC1M', 'ACCEPTED'],
    ['SSC1M', 'WON'],
    ['SSC1M', 'LOST'],
    ['SSC1M', 'CANCELLED'],
  ])
})

test('[LOT-09] a bet opens to its whole terms, and leads to the draw that can be checked', async () => {
  const odds = { G3: '300', G6: '150' }
  fake.bets = [
    bet(2, { playCode: 'SSC_L3_MIX', selection: '588,258', isWhole: false, odds }),
    bet(1, { gameCode: 'VNN', numero: '20261125', playCode: 'VNN_DB_BSOE', selection: 'B,O', prizeGroup: 0 }),
  ]
  const page = await openBets({})
  expect(await page.findByText('SSC · every minute')).toBeTruthy()
  const check = page.getByRole('link', { name: 'Check draw 20261126-0002' })
  expect(check.getAttribute('href')).toBe('/draws?gameCode=SSC1M&numero=20261126-0002')
  expect(page.queryByRole('link', { name: 'Check draw 20261125' })).toBeNull()
  expect(['Big', 'Odd'].map((side) => page.getByText(side).tagName)).toEqual(['SPAN', 'SPAN'])
  const opener = page.getByRole('button', { name: 'Last 3 · Mixed groups, issue 20261126-0002: details' })
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(page.getByText('Only the beginning of this long selection is shown.')).toBeTruthy()
  expect(page.getByText('Group 3').nextSibling?.textContent).toBe('×300.0')
  expect(page.getAllByText('₫2,000 × 3 × 4').length).toBeGreaterThan(0)
})

test('[LOT-09] the next page follows the cursor of the one before', async () => {
  fake.pageSize = 2
  fake.bets = [bet(3), bet(2), bet(1)]
  const page = await openBets()
  await userEvent.click(await page.findByRole('button', { name: 'Show more' }))
  expect(await page.findAllByRole('button', { name: /: details$/ })).toHaveLength(3)
  expect(fake.asked.map(({ after }) => after)).toEqual([undefined, '2'])
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('[LOT-05] a bet is cancelled after a question in place, and the balance is requested again', async () => {
  fake.bets = [open()]
  const page = await openBets()
  await userEvent.click(await page.findByRole('button', cancelButton))
  const question = within(page.getByRole('group', { name: /^Cancel this bet\?/ }))
  expect(document.activeElement?.textContent).toBe('Keep')
  const asked = calls(fake.catalogue, 'walletBalance').length
  await userEvent.click(question.getByRole('button', { name: 'Cancel the bet' }))
  expect(await page.findByText('Cancelled', { selector: 'td *' })).toBeTruthy()
  expect(fake.cancelled).toEqual([{ id: '9' }])
  expect(calls(fake.catalogue, 'walletBalance').length).toBe(asked + 1)
  expect(page.queryByRole('button', cancelButton)).toBeNull()
  expect(await screen.findByText(/^Bet cancelled\. .*₫24,000.* is back in your balance\.$/)).toBeTruthy()
})

test('[LOT-05] too late: the refusal is told in the bet’s place, and nothing is said to be cancelled', async () => {
  fake.bets = [open()]
  fake.refusal = 'bet_not_cancellable'
  const page = await openBets()
  await userEvent.click(await page.findByRole('button', cancelButton))
  await userEvent.click(page.getByRole('button', { name: 'Cancel the bet' }))
  expect((await page.findByRole('alert')).textContent).toBe('This bet can no longer be cancelled.')
  expect(fake.cancelled).toEqual([{ id: '9' }])
  expect(page.getByText('Unsettled', { selector: 'td *' })).toBeTruthy()
  // The list was requested again: it may have been settled meanwhile.
  expect(fake.asked).toHaveLength(2)
})

test('[LOT-05] offline: the failure is told in place, and the next try may succeed', async () => {
  fake.bets = [open()]
  fake.refusal = 'offline'
  const page = await openBets()
  await userEvent.click(await page.findByRole('button', cancelButton))
  await userEvent.click(page.getByRole('button', { name: 'Cancel the bet' }))
  expect((await page.findByRole('alert')).textContent).toBe('Network link is abnormal, please try again')
  fake.refusal = undefined
  await userEvent.click(await page.findByRole('button', cancelButton))
  expect(page.queryByRole('alert')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Cancel the bet' }))
  expect(await page.findByText('Cancelled', { selector: 'td *' })).toBeTruthy()
})

test('[LOT-05] the button shows the seconds that are left, and goes away with the last of them', async () => {
  fake.bets = [open({ cancelUntil: soon(50) }), bet(8, { state: 'ACCEPTED', cancelUntil: soon(-1) })]
  const page = await openBets()
  const button = await page.findByRole('button', cancelButton)
  expect(Number(button.querySelector('bdi')?.textContent)).toBeGreaterThan(45)
  expect(page.getAllByRole('button', { name: /^Cancel Last 3/ })).toHaveLength(1)
  await userEvent.click(button)
  passTime(51_000)
  await waitFor(() => expect(page.queryByRole('button', { name: 'Cancel the bet' })).toBeNull())
  expect(page.queryByRole('button', cancelButton)).toBeNull()
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
  expect(fake.cancelled).toEqual([])
})

test('[LOT-09] a bet is offered again as it was, unless only the beginning of its selection is known', async () => {
  fake.bets = [bet(2), bet(1, { isWhole: false })]
  const onAgain = vi.fn()
  const page = await openBets({ gameCode: 'SSC1M', onAgain })
  const buttons = await page.findAllByRole('button', { name: /^Bet again/ })
  expect(buttons).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Bet again: Last 3 · Direct, issue 20261126-0002' }))
  const again = { gameCode: 'SSC1M', playCode: 'SSC_L3_DIRECT', selection: '1,2|3|4,5', unit: '2000.00', multiple: 3 }
  expect(onAgain.mock.calls).toEqual([[again]])
})

test('[LOT-09] a corrected bet shows what it was and had paid before', async () => {
  fake.bets = [bet(1, { state: 'LOST', payout: '0.00', revisions: [{ state: 'WON', payout: '1800000.00' }] })]
  const page = await openBets()
  expect(await page.findByText('Corrected')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: /: details$/ }))
  const story = page.getByText('The result of this draw was corrected').parentElement as HTMLElement
  const said = within(story).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent?.replaceAll(/[\u2066\u2069]/g, ''))).toEqual([
    'Before: Won, ₫1,800,000 paid',
    'Now: Lost, ₫0 paid',
  ])
})

test('[MSG-05] the list follows the server’s news that bets are settled, and asks for nothing else', async () => {
  fake.bets = [open()]
  const news = { gameCode: 'SSC1M', numero: '20261126-0009', isVoid: false, staked: '24000.00', payout: '0.00' }
  // News of another time do not make the first list come twice.
  tellEvent('lottery.settled', news, true)
  const page = await openBets()
  expect(await page.findByText('Unsettled', { selector: 'td *' })).toBeTruthy()
  expect(fake.asked).toHaveLength(1)
  fake.bets = [bet(9)]
  act(() => tellEvent('lottery.settled', news, true))
  expect(await page.findByText('Lost', { selector: 'td *' })).toBeTruthy()
  expect(fake.asked).toHaveLength(2)
})

test('[LOT-09] without a bet it says so, and a list that failed offers the retry', async () => {
  fake.listsFail = true
  const page = await openBets()
  const failure = within(await page.findByRole('alert'))
  fake.listsFail = false
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('No bets yet')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Won' }))
  expect(await page.findByText('No winning bets yet')).toBeTruthy()
})
