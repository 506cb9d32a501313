// @vitest-environment happy-dom
import type { Withdrawal } from '@banyan/contract/wallet/withdrawal.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { tellEvent } from './api/pushes.ts'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { passTime } from './test-world/pass-time.ts'
import {
  answerWithdrawals,
  leg,
  move,
  now,
  sentWithdrawal,
  type WithdrawServer,
  withdrawal,
  withdrawServer,
} from './test-world/withdraw-server.ts'

vi.mock('@banyan/client/seal.ts', () => ({
  sendSealed: ({ body }: { body: unknown }, _key: unknown, send: (text: string, type: string) => unknown) =>
    send(JSON.stringify(body), 'application/jose'),
}))

const uploaded = 'u'.repeat(22)
let server: WithdrawServer

aroundEachTest(() => {
  server = withdrawServer()
  return answerSession(
    () => member,
    async (input, init) =>
      String(input).startsWith('/wps/uploads/image')
        ? new Response(JSON.stringify({ success: true, value: { id: uploaded } }))
        : await answerWithdrawals(server)(input, init),
  )
})

/** The screen of a withdrawal, opened by its address. */
async function openOrder(known: Withdrawal) {
  server.orders = [known]
  const opened = await openSignedIn(`/member/withdraw?order=${known.number}`)
  const shown = within(await screen.findByRole('article', { name: `Withdrawal ${known.number}` }))
  return { ...opened, shown }
}

type Shown = ReturnType<typeof within>
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')
const press = async (shown: Shown, name: string | RegExp) => userEvent.click(await shown.findByRole('button', { name }))
const choose = async (shown: Shown, name: RegExp) => userEvent.click(await shown.findByRole('radio', { name }))
const write = (shown: Shown, label: RegExp, value: string) =>
  fireEvent.change(shown.getByLabelText(label), { target: { value } })
const png = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', { type: 'image/png' })
const ofOrder = { number: 'W7M2P9QXABCD', place: 1 }

const told: readonly (readonly [Withdrawal['state'], string, string | undefined])[] = [
  ['checking', 'Your request is being checked', 'Cancel the withdrawal'],
  ['review', 'A person is looking at your request', 'Cancel the withdrawal'],
  ['onHold', 'We need more time for your request', 'Cancel the withdrawal'],
  ['approved', 'Your withdrawal is approved', undefined],
  ['paying', 'Your money is on its way', undefined],
  ['paid', '₫1,500,000 was paid out to you', undefined],
  ['partlyPaid', '₫1,500,000 was paid out, the rest is back', undefined],
  ['rejected', 'This withdrawal was refused', undefined],
  ['cancelled', 'You cancelled this withdrawal', undefined],
  ['failed', 'The money could not be paid out', undefined],
  ['returned', 'Your bank sent the money back', undefined],
]

test.each(told)('[WAL-07] a withdrawal that is %s says what that means and what can be done', async (...row) => {
  const [state, headline, button] = row
  const isOver = ['paid', 'partlyPaid', 'rejected', 'cancelled', 'failed', 'returned'].includes(state)
  const { shown } = await openOrder(
    withdrawal({ state, received: '1500000.00', refunded: '500000.00', mayCancel: button !== undefined }),
  )
  const [news] = await shown.findAllByRole('status')
  expect(plain(news?.firstElementChild?.textContent)).toBe(headline)
  expect(news?.children[1]?.textContent?.length).toBeGreaterThan(20)
  expect(shown.queryByRole('button', { name: 'Cancel the withdrawal' }) !== null).toBe(button !== undefined)
  expect(shown.queryByRole('link', { name: 'New withdrawal' }) !== null).toBe(isOver)
  expect(shown.queryByText('What comes next') !== null).toBe(!isOver)
  expect(shown.queryByRole('radio')).toBeNull()
})

test('[WAL-07] each step has its time and its reason, and each payout its number', async () => {
  const at = (second: number) => `2026-11-24T10:00:${String(second).padStart(2, '0')}.000Z`
  const refused = leg({ place: 1, amount: '3000000.00', state: 'failed', answerBy: null, reason: 'Account closed.' })
  const { shown } = await openOrder(
    withdrawal({
      ...{ state: 'partlyPaid', amount: '5000000.00', received: '2000000.00', refunded: '3000000.00' },
      legs: [refused, leg({ place: 2, state: 'autoReceived', answerBy: null })],
      steps: [
        ...withdrawal().steps,
        { at: at(3), event: 'approved', state: 'approved', place: null, legState: null },
        { at: at(5), event: 'refused', state: 'paying', place: 1, legState: 'failed' },
        { at: at(6), event: 'lapsed', state: 'paying', place: 2, legState: 'autoReceived' },
      ],
    }),
  )
  const steps = within(await shown.findByRole('list', { name: 'What has happened so far' })).getAllByRole('listitem')
  expect(steps.map((step) => plain(step.querySelector('p')?.textContent))).toEqual([
    'Requested',
    'Handed to our staff',
    'Approved',
    'Transfer 1 · ₫3,000,000: not paid',
    'Transfer 2 · ₫2,000,000: counted as received',
  ])
  expect(steps[3]?.textContent).toMatch(/:05.*Reason: Account closed\./)
  expect(steps[4]?.textContent).toMatch(/no answer in time/)
})

test('[WAL-07] a withdrawal is cancelled after a second question; one that moved on says so', async () => {
  const { shown } = await openOrder(withdrawal())
  await press(shown, 'Cancel the withdrawal')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' }))
  server.faults.cancelWithdrawal = { refused: 'withdrawal_over', status: 409 }
  await press(dialog, 'Cancel the withdrawal')
  const refusal = within(await screen.findByRole('alertdialog', { name: 'That did not work' }))
  await press(refusal, 'OK')
  server.faults = {}
  await press(shown, 'Cancel the withdrawal')
  await press(within(await screen.findByRole('alertdialog')), 'Cancel the withdrawal')
  expect(await shown.findByText('You cancelled this withdrawal')).toBeTruthy()
  expect(sent('cancelWithdrawal').length).toBe(2)
})

test('[WAL-08] a payout that is sent asks whether it arrived, by the server’s clock', async () => {
  const { shown } = await openOrder(sentWithdrawal())
  expect((await shown.findByRole('timer')).getAttribute('aria-label')).toMatch(/^Time left to answer: (29|30):\d\d$/)
  expect(shown.getByText(/Did .*₫2,000,000.* arrive\?/)).toBeTruthy()
  expect(shown.getByText('BYN7F3K201')).toBeTruthy()
  const before = sent('withdrawalOrder').length
  passTime(30 * 60_000 + 5_000)
  await waitFor(() => expect(sent('withdrawalOrder').length).toBeGreaterThan(before))
})

test('[WAL-08] received is sent by a button that says so, and ends the question', async () => {
  const { shown } = await openOrder(sentWithdrawal())
  await choose(shown, /^Received/)
  await press(shown, /^Send answer: .*₫2,000,000.* arrived/)
  await waitFor(() => expect(shown.queryByRole('radio')).toBeNull())
  expect(sent('confirmLeg')).toEqual([ofOrder])
})

test('[WAL-08] partly received tells what is missing, needs the password, and asks once more', async () => {
  const { shown } = await openOrder(sentWithdrawal())
  await choose(shown, /^Partly/)
  await press(shown, 'Send answer')
  expect(await shown.findByText(/Please enter the whole amount that arrived/)).toBeTruthy()
  for (const wrong of ['0', '2000000', '2000001', '1500000.50']) {
    write(shown, /^Amount that arrived/, wrong)
    expect(shown.getByLabelText(/^Amount that arrived/).getAttribute('aria-invalid')).toBe('true')
  }
  write(shown, /^Amount that arrived/, '1500000')
  expect(shown.getByText('₫500,000')).toBeTruthy()
  write(shown, /^Payment password/, '482916')
  await userEvent.upload(shown.getByLabelText(/Choose images/), png())
  await shown.findByText('Uploaded')
  await press(shown, /^Send answer: .*₫1,500,000.* arrived/)
  const dialog = within(await screen.findByRole('alertdialog', { name: /Did only .*₫1,500,000/ }))
  expect(sent('confirmLegPartly')).toEqual([])
  await press(dialog, 'Yes, send')
  await waitFor(() =>
    expect(sent('confirmLegPartly')).toEqual([
      { ...ofOrder, arrived: '1500000', paymentPassword: '482916', proofs: [uploaded] },
    ]),
  )
  expect(await shown.findByText('Our staff are looking for the missing money')).toBeTruthy()
})

test.each([
  [{ refused: 'payment_password_wrong', status: 422, value: { left: 1 } }, /^Payment password/, /1 try is left/],
  [{ refused: 'payment_password_locked', status: 429 }, /^Payment password/, /locked for 24 hours/],
  [{ refused: 'leg_amount_refused', status: 422 }, /^Amount that arrived/, /more than nothing/],
])('[WAL-08] $0.refused is told at its field, and the password is gone', async (fault, label, said) => {
  server.faults.confirmLegPartly = fault
  const { shown } = await openOrder(sentWithdrawal())
  await choose(shown, /^Partly/)
  write(shown, /^Amount that arrived/, '1500000')
  write(shown, /^Payment password/, '482916')
  await press(shown, /^Send answer/)
  await press(within(await screen.findByRole('alertdialog')), 'Yes, send')
  expect(await shown.findByText(said)).toBeTruthy()
  expect(shown.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect((shown.getByLabelText(/^Payment password/) as HTMLInputElement).value).toBe('')
})

test('[WAL-08] [WAL-10] not received needs an image that has been uploaded', async () => {
  const { shown } = await openOrder(sentWithdrawal())
  await choose(shown, /^Not received/)
  await press(shown, 'Send answer: nothing arrived')
  expect(await shown.findByText('Please add a picture of your bank statement.')).toBeTruthy()
  expect(sent('denyLeg')).toEqual([])
  await userEvent.upload(shown.getByLabelText(/Choose images/), png())
  await shown.findByText('Uploaded')
  await press(shown, 'Send answer: nothing arrived')
  await waitFor(() => expect(sent('denyLeg')).toEqual([{ ...ofOrder, proofs: [uploaded] }]))
  expect(await shown.findByText('Our staff are looking for the missing money')).toBeTruthy()
})

test.each(['leg_not_found', 'upload_used', 'upload_not_found', 'upload_three_at_most'])(
  '[WAL-08] %s is told in the form',
  async (refused) => {
    server.faults.denyLeg = { refused, status: 409 }
    const { shown } = await openOrder(sentWithdrawal())
    await choose(shown, /^Not received/)
    await userEvent.upload(shown.getByLabelText(/Choose images/), png())
    await shown.findByText('Uploaded')
    await press(shown, 'Send answer: nothing arrived')
    await waitFor(() => expect(shown.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true))
  },
)

test('[WAL-08] an answer that comes too late, or is lost, shows how the payout stands', async () => {
  server.faults.confirmLeg = { refused: 'leg_over', status: 409 }
  const { shown } = await openOrder(sentWithdrawal())
  await choose(shown, /^Received/)
  await press(shown, /^Send answer/)
  await press(within(await screen.findByRole('alertdialog')), 'OK')
  server.faults.confirmLeg = 'lost'
  await press(shown, /^Send answer/)
  // The server has taken it.
  await waitFor(() => expect(shown.queryByRole('radio')).toBeNull())
})

test('[WAL-07] the screen follows what the socket tells, and shows where the money is', async () => {
  const legs = [
    leg({ place: 1, amount: '3000000.00', state: 'received', remaining: '0.00', answerBy: null }),
    leg({ place: 2 }),
  ]
  const { shown } = await openOrder(sentWithdrawal({ amount: '5000000.00', legs, received: '3000000.00' }))
  expect(await shown.findByText('received')).toBeTruthy()
  expect(shown.getByText('sent, your answer needed')).toBeTruthy()
  expect(shown.getByText('Waiting for you')).toBeTruthy()
  move(server, 'W7M2P9QXABCD', { state: 'paid', legs: [], received: '5000000.00', finishedAt: now })
  act(() => tellEvent('withdrawal.changed', { number: 'W7M2P9QXABCD', state: 'paid', event: 'paid' }, true))
  expect(await shown.findByText(/₫5,000,000.* was paid out to you/)).toBeTruthy()
})

test('[WAL-07] a withdrawal that is not there is said, and one that did not come is asked for again', async () => {
  server.faults.withdrawalOrder = { refused: 'withdrawal_not_found', status: 404 }
  const { shown } = await openOrder(withdrawal())
  expect(await shown.findByText('There is no such withdrawal.')).toBeTruthy()
  server.faults = {}
  await press(shown, 'Try again')
  expect(await shown.findByText('A person is looking at your request')).toBeTruthy()
})
