// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oddsTexts } from '#/src/features/lottery/bet-types/odds-texts.ts'
import { setSession } from '#/src/session/session.ts'
import { account } from '#/src/test-world/account.ts'
import { calls } from '#/src/test-world/catalogue.ts'
import { openPart } from '#/src/test-world/open-part.tsx'
import { stubBrowser } from '#/src/test-world/open-portal.tsx'
import { answerBets, chase, fakeBets, soon } from '#/src/test-world/own-lottery-bets.ts'
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
  act(() => setSession({ is: 'out' }))
  vi.unstubAllGlobals()
})

async function openChases() {
  await openPart(<MyBets gameCode="SSC1M" />, betsTexts, oddsTexts)
  const page = within(await screen.findByRole('region', { name: 'My bets' }))
  await userEvent.click(page.getByRole('button', { name: 'Chases' }))
  return page
}
const openIssues = async (page: Awaited<ReturnType<typeof openChases>>) => {
  await userEvent.click(await page.findByRole('button', { name: 'Two sides · Sum, two sides, chase 5: issues' }))
  return within(await page.findByRole('table', { name: 'Issues' }))
}

test('[LOT-05] a chase shows its sums, how far it is, and that it stops on a win', async () => {
  fake.chases = [chase(5)]
  const page = await openChases()
  const item = within(await page.findByRole('list', { name: 'Chases' }))
  expect(item.getByText('Running')).toBeTruthy()
  expect(item.getByText('Stops on a win')).toBeTruthy()
  expect(item.getByRole('progressbar', { name: 'Issues' }).getAttribute('aria-valuetext')).toBe('2 of 3')
  const sums = item.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent])
  expect(sums).toEqual([
    ['Total', '₫70'],
    ['Staked', '₫30'],
    ['On hold', '₫40'],
    ['Returned', '₫0'],
    ['Payout', '+₫19.50'],
  ])
})

test('[LOT-05] opened, a chase shows what became of each issue and why', async () => {
  const whole = chase(5)
  const [first, second, third] = whole.issues
  if (!first || !second || !third) throw new Error('no issues')
  fake.chases = [
    {
      ...whole,
      issues: [
        first,
        { ...second, state: 'RELEASED', reason: 'missed', bets: [] },
        { ...third, state: 'RELEASED', reason: 'number_closed' },
        { ...third, numero: '20261126-0004', state: 'RELEASED', reason: 'stopped' },
        { ...third, numero: '20261126-0005', state: 'TAKEN_BACK', reason: 'cancelled' },
      ],
    },
  ]
  const issues = await openIssues(await openChases())
  const rows = issues.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[4]?.textContent)).toEqual([
    'Won',
    'Not betIts sale was already over; the money came back.',
    'Not betOne of these numbers is closed for this draw.',
    'Not betAn earlier win had stopped the chase.',
    'Taken backYou cancelled it.',
  ])
  expect(issues.queryByRole('button', { name: /^Cancel/ })).toBeNull()
})

test('[LOT-05] the rest of a chase is cancelled after a question in place', async () => {
  fake.chases = [chase(5)]
  const page = await openChases()
  await userEvent.click(await page.findByRole('button', { name: 'Cancel the rest' }))
  const question = within(page.getByRole('group', { name: /^Cancel all draws that are left\?/ }))
  fake.chases = [chase(5, { state: 'CANCELLED', held: '0.00', returned: '40.00', waitingCount: 0 })]
  const asked = calls(fake.catalogue, 'walletBalance').length
  await userEvent.click(question.getByRole('button', { name: 'Cancel the rest' }))
  expect(await page.findByText('Cancelled', { selector: 'li *' })).toBeTruthy()
  expect(fake.cancelled).toEqual([{ id: '5' }])
  expect(calls(fake.catalogue, 'walletBalance').length).toBe(asked + 1)
  expect(page.queryByRole('button', { name: 'Cancel the rest' })).toBeNull()
  expect(await screen.findByText(/^Cancelled\. .*₫40.* is back in your balance\.$/)).toBeTruthy()
})

test('[LOT-05] one waiting issue is cancelled by itself; a refusal is told below it', async () => {
  fake.chases = [chase(5)]
  fake.refusal = 'chase_not_cancellable'
  const page = await openChases()
  const issues = await openIssues(page)
  await userEvent.click(issues.getByRole('button', { name: 'Cancel issue 20261126-0003' }))
  await userEvent.click(issues.getByRole('button', { name: 'Cancel this draw' }))
  expect((await issues.findByRole('alert')).textContent).toBe('Nothing of this can be cancelled any more.')
  fake.refusal = undefined
  await userEvent.click(issues.getByRole('button', { name: 'Cancel issue 20261126-0003' }))
  await userEvent.click(issues.getByRole('button', { name: 'Cancel this draw' }))
  await waitFor(() => expect(fake.cancelled).toHaveLength(2))
  expect(fake.cancelled[1]).toEqual({ id: '5', numeros: ['20261126-0003'] })
})

test('[LOT-05] an issue whose sale is over has no button', async () => {
  const whole = chase(5)
  fake.chases = [{ ...whole, issues: whole.issues.map((issue) => ({ ...issue, saleCloseAt: soon(-1) })) }]
  const issues = await openIssues(await openChases())
  expect(issues.getAllByRole('row')).toHaveLength(4)
  expect(issues.queryByRole('button', { name: /^Cancel issue/ })).toBeNull()
})

test('[LOT-09] without a chase it says what one is', async () => {
  const page = await openChases()
  expect(await page.findByText('No chases yet')).toBeTruthy()
})
