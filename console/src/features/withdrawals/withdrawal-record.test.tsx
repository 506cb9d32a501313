// @vitest-environment happy-dom
import { RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'
import { payingRecord as paying, withdrawalRecord as reviewed } from '#/src/test-world/withdrawals.ts'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const { number } = reviewed.withdrawal
const at = reviewed.withdrawal.createdAt

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/withdrawal-page.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const sent = (call: string) => request.mock.calls.flatMap(([id, , options]) => (id === call ? [options?.body] : []))

async function open(record: object = reviewed, answers: Answers = {}, calls?: readonly string[]): Promise<void> {
  answer(request, { withdrawalRecord: () => record, ...answers }, operatorWith(calls))
  await openConsole(`/withdrawals/${number}`)
  await screen.findByText('Way of the order')
}

async function press(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

async function giveReason(dialog: HTMLElement, button: string | RegExp): Promise<void> {
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'as the bank says')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)
const reason = 'as the bank says'
const refuse = (code: RequestErrorCode) => () => {
  throw new RequestError(code, '')
}

test('[OPS-05] a record shows each check, what was found with its points, sums, and the account masked', async () => {
  await open()
  const checks = card('Checks')
  expect(checks.getByText('8 passed, 2 to look at')).toBeTruthy()
  expect(checks.getByText('First withdrawal from this device').closest('li')?.textContent).toMatch(/20 points$/)
  expect(checks.getByText('Turnover').closest('li')?.textContent).toBe('Turnoverpassed')
  expect(card('Withdrawal').getByText('₫37,810,000.00')).toBeTruthy()
  expect(screen.getByText('\u2066TCB •••• 3021\u2069')).toBeTruthy()
  expect(card('Payouts').getByText('Nothing is paid before the withdrawal is approved.')).toBeTruthy()
})

test('[OPS-05] the way is drawn from the table of states and told step by step, payouts named by their place', async () => {
  await open(paying)
  const [drawing] = document.querySelectorAll('svg[viewBox^="0 0 "] [data-state]')
  const svg = drawing?.closest('svg')
  const looks = (look: string) =>
    Array.from(svg?.querySelectorAll(`[data-look=${look}]`) ?? [], (node) => node.getAttribute('data-state'))
  expect([looks('current'), looks('passed')]).toEqual([['paying'], ['checking', 'review', 'approved']])
  const told = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The member asks for it/),
    expect.stringMatching(/^The checks find something/),
    expect.stringMatching(/^An operator approves.*dao\.pham · win checked$/),
    expect.stringMatching(/^The provider is asked to pay/),
    expect.stringMatching(/^Payout 1: the member has received nothing.*nothing on my account$/),
  ])
  const next = within(screen.getByRole('list', { name: 'What can still happen' })).getAllByRole('listitem')
  expect(next).toHaveLength(3)
  expect(card('Between the provider and us').getByText('Payout 1: the provider calls')).toBeTruthy()
})

test('[WAL-08] a reviewed withdrawal is approved, and the button says what is paid', async () => {
  await open(reviewed, { approveWithdrawal: () => ({}) })
  const dialog = await press('Approve')
  expect(within(dialog).getByText(/the fee is ₫190,000\.00/)).toBeTruthy()
  await giveReason(dialog, 'Approve and pay ₫37,810,000.00')
  await gone()
  expect(sent('approveWithdrawal')).toEqual([{ number, reason }])
  expect(screen.getByText('Approved: ₫37,810,000.00')).toBeTruthy()
})

test('[ACC-23] above the limit of one operator, also where only the server knows it, a second one is asked', async () => {
  await open({ ...reviewed, needsSecond: true }, { approveLargeWithdrawal: () => ({ approval: '5' }) })
  expect(screen.getByText('Needs a second operator')).toBeTruthy()
  await giveReason(await press('Approve'), 'Ask to pay ₫37,810,000.00')
  await waitFor(() => expect(sent('approveLargeWithdrawal')).toEqual([{ number, reason }]))
  expect(await screen.findByText(/Nothing moves until a second operator approves/)).toBeTruthy()
  cleanup()
  request.mockReset()
  await open(reviewed, {
    approveWithdrawal: refuse('second_operator_needed'),
    approveLargeWithdrawal: () => ({ approval: '6' }),
  })
  const dialog = await press('Approve')
  await giveReason(dialog, 'Approve and pay ₫37,810,000.00')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Ask to pay ₫37,810,000.00' }))
  await waitFor(() => expect(sent('approveLargeWithdrawal')).toHaveLength(1))
})

test('[OPS-05] one that another operator has decided meanwhile is refused in place and shown anew', async () => {
  let isOver = false
  const record = () => (isOver ? { ...reviewed, withdrawal: { ...reviewed.withdrawal, state: 'cancelled' } } : reviewed)
  answer(request, {
    withdrawalRecord: record,
    rejectWithdrawal: () => {
      isOver = true
      throw new RequestError('withdrawal_over', '')
    },
  })
  await openConsole(`/withdrawals/${number}`)
  const dialog = await press('Reject')
  await giveReason(dialog, 'Reject, give back ₫38,000,000.00')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''))
  expect(sent('rejectWithdrawal')).toEqual([{ number, reason }])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('[OPS-05] a withdrawal is put on hold and taken up again, each with a reason', async () => {
  await open(reviewed, { holdWithdrawal: () => ({}) })
  await giveReason(await press('Hold'), 'Put on hold, pay nothing yet')
  await gone()
  expect(sent('holdWithdrawal')).toEqual([{ number, reason }])
  cleanup()
  const held = { at, event: 'held', state: 'onHold', place: null, by: 'dao.pham', note: 'asked the bank' }
  const withdrawal = { ...reviewed.withdrawal, state: 'onHold' }
  await open({ ...reviewed, withdrawal, by: [...reviewed.by, held] }, { resumeWithdrawal: () => ({}) })
  expect(screen.getAllByText('asked the bank').length).toBe(2)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await giveReason(await press('Take up again'), 'Back to review, pay nothing yet')
  await waitFor(() => expect(sent('resumeWithdrawal')).toEqual([{ number, reason }]))
})

test('[WAL-08] a forced receipt says that it can not be taken back, and asks a second operator', async () => {
  await open(paying, { forceReceipt: () => ({ approval: '7' }) })
  expect(screen.getByText('1 payout in dispute')).toBeTruthy()
  const dialog = await press('Force receipt: payout 1')
  expect(within(dialog).getByText(/This can’t be taken back/)).toBeTruthy()
  expect(within(dialog).getByText(/only when a second operator approves/)).toBeTruthy()
  await giveReason(dialog, 'Say for good that ₫20,000,000.00 arrived')
  await gone()
  expect(sent('forceReceipt')).toEqual([{ number, place: 1, reason }])
})

test('[WAL-08] what is in dispute is given back or paid again by two operators; what is not is not offered', async () => {
  await open(paying, { refundLeg: () => ({ approval: '7' }), payLegAgain: refuse('leg_over') })
  await giveReason(await press('Refund: payout 1'), 'Ask to give back ₫20,000,000.00')
  await gone()
  expect(sent('refundLeg')).toEqual([{ number, place: 1, reason }])
  const dialog = await press('Pay again: payout 1')
  expect(within(dialog).getByText(/the member is paid twice/)).toBeTruthy()
  await giveReason(dialog, 'Ask to pay ₫20,000,000.00 again')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''))
  expect(screen.queryByRole('button', { name: /(Refund|Pay again): payout 2/ })).toBeNull()
})

test('[WAL-08] what the bank sent back is returned by two operators, or counts as received after all', async () => {
  const [first] = paying.withdrawal.legs
  const legs = [{ ...first, state: 'bounced', amount: '20000000.00', received: '20000000.00', remaining: '0.00' }]
  const withdrawal = { ...paying.withdrawal, state: 'paid', legs }
  await open({ ...paying, withdrawal }, { returnLeg: () => ({ approval: '7' }) })
  expect(screen.getByText('1 payout in dispute')).toBeTruthy()
  expect(screen.getByText('Sent back by the bank')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Refund|Pay again):/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Force receipt: payout 1' })).toBeTruthy()
  await giveReason(await press('Return: payout 1'), 'Ask to return ₫20,000,000.00')
  await gone()
  expect(sent('returnLeg')).toEqual([{ number, place: 1, reason }])
})

test('[WAL-10] images of an answer are fetched when somebody wants to see them', async () => {
  const image = new Blob(['picture'], { type: 'image/png' })
  await open(paying, { uploadedImage: () => image })
  await userEvent.click(screen.getByRole('button', { name: 'Show image 1' }))
  const shown = await screen.findByRole('img', { name: 'Images of the member for payout 1, image 1' })
  expect(shown.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
})

test('[WAL-07] the account in the clear is shown for a reason alone; one that is gone is said to be', async () => {
  const account = {
    ...{ id: 'a'.repeat(22), bin: '970407', bank: 'TCB', last4: '3021', isDefault: true, isHeld: false },
    ...{ addedAt: at, usableFrom: at },
  }
  await open(reviewed, {
    memberPayouts: () => ({ accounts: [account], paymentPassword: null }),
    payoutAccountInClear: () => ({ bin: '970407', number: '19031234563021', holder: 'NGUYEN LINH' }),
  })
  await giveReason(await press('Show number'), /Show number/)
  expect(await screen.findByText('19031234563021')).toBeTruthy()
  expect(sent('payoutAccountInClear')).toEqual([{ id: reviewed.member.id, account: account.id, reason }])
  cleanup()
  await open(reviewed, { memberPayouts: () => ({ accounts: [], paymentPassword: null }) })
  expect(await screen.findByText('The member has removed this account since.')).toBeTruthy()
})

test('[OPS-05] entries of the withdrawal are found in the statement, page by page back to its request', async () => {
  const row = { at, kind: 'withdrawal', amount: '-38000000.00', balance: '0.00', round: null }
  const bets = { ...row, entryId: '950', source: 'vendor:PG', kind: 'bet', externalId: 'x', amount: '-1.00' }
  await open(reviewed, {
    memberStatement: ({ after }) =>
      after
        ? { rows: [{ ...row, entryId: '907', source: 'withdrawal', externalId: number }], next: null }
        : { rows: [bets], next: 'more' },
  })
  expect(await screen.findByText(/^Looked through back to/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Look further back' }))
  const entry = await screen.findByRole('link', { name: '#907' })
  expect(entry.getAttribute('href')).toBe('/entries/907')
  expect(screen.queryByRole('link', { name: '#950' })).toBeNull()
})

test('[OPS-05] actions that the role does not include are not offered, nor images, numbers and entries', async () => {
  await open(paying, {}, ['withdrawalRecord'])
  expect(screen.queryByRole('button', { name: /Force|Refund|Pay again|Show/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Trace of the money' })).toBeNull()
  cleanup()
  await open({ ...reviewed, needsSecond: true }, {}, ['withdrawalRecord', 'approveWithdrawal'])
  expect(screen.queryByRole('button', { name: /Approve|Reject|Hold/ })).toBeNull()
})

test('[OPS-05] a withdrawal that is not there says so, and can be asked for again', async () => {
  answer(request, { withdrawalRecord: refuse('withdrawal_not_found') })
  await openConsole('/withdrawals/222222222222')
  expect(await screen.findByRole('heading', { name: 'There is no such withdrawal.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
