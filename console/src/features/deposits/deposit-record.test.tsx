// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type AnsweredRequest, type Answers, answer } from '#/src/test-world/answers.ts'
import { depositRecord as order, reportedPayment } from '#/src/test-world/deposits.ts'
import { openConsole, operatorWith } from '#/src/test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<AnsweredRequest>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const { number } = order.deposit

// A loaded machine takes a while to read the page.
beforeAll(() => import('#/src/pages/deposit-page.tsx'))
beforeEach(() => {
  request.mockReset()
  localStorage.clear()
})
afterEach(cleanup)

const sent = (call: string) => request.mock.calls.flatMap(([id, , options]) => (id === call ? [options?.body] : []))

async function open(record: object = order, answers: Answers = {}, calls?: readonly string[]): Promise<void> {
  answer(request, { depositRecord: () => record, ...answers }, operatorWith(calls))
  await openConsole(`/deposits/${number}`)
  await screen.findByText('Way of the order')
}

async function press(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog')
}

async function giveReason(dialog: HTMLElement, button: string): Promise<void> {
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'as the bank says')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

const withDeposit = (change: object, rest: object = {}) => ({
  ...order,
  ...rest,
  deposit: { ...order.deposit, ...change },
})

test('[OPS-05] an order shows why it waits, its terms, the money that came and what the provider told', async () => {
  await open()
  expect(screen.getByText('Credit what came, not what was ordered.')).toBeTruthy()
  const payments = within(screen.getByRole('heading', { name: 'Money that came' }).closest('section') as HTMLElement)
  expect(payments.getByText('₫1,400,000.00')).toBeTruthy()
  expect(payments.getByText('<b>D7K2M9QX</b>')).toBeTruthy()
  expect(screen.getByText('ipn')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'linh' }).getAttribute('href')).toBe(`/members/${order.member.id}`)
})

test('[OPS-05] a credited payment leads to its entry in the ledger', async () => {
  const payments = order.payments.map((payment) => ({ ...payment, entryId: '907' }))
  await open({ ...order, payments })
  expect(screen.getByRole('link', { name: '#907' }).getAttribute('href')).toBe('/entries/907')
})

test('[OPS-05] the way is drawn from the table of states and told as a list, with what can still happen', async () => {
  await open()
  const [drawing] = document.querySelectorAll('svg[viewBox^="0 0 1"]')
  const looks = (look: string) =>
    Array.from(drawing?.querySelectorAll(`[data-look=${look}]`) ?? [], (node) => node.getAttribute('data-state'))
  expect([looks('current'), looks('passed')]).toEqual([['review'], ['created']])
  expect(Array.from(drawing?.querySelectorAll('[data-taken]') ?? [], (edge) => edge.getAttribute('data-edge'))).toEqual(
    ['created review'],
  )
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  const told = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Awaiting payment.*the member$/),
    expect.stringMatching(/^In review.*payment provider MOMO · paid 1400000\.00$/),
  ])
  const next = within(screen.getByRole('list', { name: 'What can still happen' })).getAllByRole('listitem')
  expect(next.map(({ textContent }) => textContent)).toEqual([
    'An operator approvesCredited',
    'An operator rejectsRejected',
  ])
})

test('[OPS-05] the amount that came is proposed, and the button says what it does to the money', async () => {
  await open(order, { approveDeposit: () => ({}) })
  const dialog = await press('Approve')
  expect(within(dialog).getByRole('textbox', { name: /Amount that came/ })).toHaveProperty('value', '1400000')
  await giveReason(dialog, 'Credit ₫1,400,000.00')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('approveDeposit')).toEqual([{ number, amount: '1400000', reason: 'as the bank says' }])
  expect(screen.getByText('Approved: ₫1,400,000.00')).toBeTruthy()
})

test.each(['1,400,000.00', '1.400.000,00', '1 400 000', '١٬٤٠٠٬٠٠٠', '１４０００００', '\u200f1400000\u200f'])(
  '[OPS-05] %j is taken as the amount that it is',
  async (typed) => {
    await open(order, { approveDeposit: () => ({}) })
    const dialog = await press('Approve')
    const box = within(dialog).getByRole('textbox', { name: /Amount that came/ })
    await userEvent.clear(box)
    await userEvent.paste(typed)
    await giveReason(dialog, 'Credit ₫1,400,000.00')
    await waitFor(() => expect(sent('approveDeposit')).toHaveLength(1))
    const [{ amount }] = sent('approveDeposit') as [{ amount: string }]
    expect(Number(amount)).toBe(1_400_000)
  },
)

test('[OPS-05] the ordered amount is sent as it is, with its fee and bonus told', async () => {
  await open(withDeposit({ fee: '15000.00', bonus: '30000.00' }), { approveDeposit: () => ({}) })
  const dialog = await press('Approve')
  expect(within(dialog).getByText(/calculated anew/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'As ordered: ₫1,500,000.00' }))
  expect(within(dialog).getByText('Fee ₫15,000.00 is taken off and bonus ₫30,000.00 is added.')).toBeTruthy()
  await giveReason(dialog, 'Credit ₫1,515,000.00')
  await waitFor(() => expect(sent('approveDeposit')).toEqual([{ number, reason: 'as the bank says' }]))
})

test('[OPS-05] an amount that is none is told at once and can not be sent', async () => {
  await open()
  const dialog = await press('Approve')
  const box = within(dialog).getByRole('textbox', { name: /Amount that came/ })
  for (const wrong of ['0', '-5', '1e3', '1.234', '0.00']) {
    await userEvent.clear(box)
    await userEvent.type(box, wrong)
    expect([wrong, within(dialog).queryByText(/an amount above zero/) !== null]).toEqual([wrong, true])
    expect(within(dialog).getByRole('button', { name: /^(Approve|Credit) ₫/ })).toHaveProperty('disabled', true)
  }
})

test('[ACC-23] above the limit of one operator the approval is asked of a second one', async () => {
  await open({ ...order, needsSecond: true }, { approveLargeDeposit: () => ({ approval: '5' }) })
  expect(screen.getByText('Needs a second operator')).toBeTruthy()
  const dialog = await press('Approve')
  await giveReason(dialog, 'Ask to credit ₫1,400,000.00')
  await waitFor(() => expect(sent('approveLargeDeposit')).toHaveLength(1))
  expect(sent('approveDeposit')).toEqual([])
  expect(await screen.findByText(/Nothing moves until a second operator approves/)).toBeTruthy()
})

test('[ACC-23] where the server says that a second one is needed, the button asks for it', async () => {
  const refused = () => {
    throw new RequestError('second_operator_needed', '')
  }
  await open(order, { approveDeposit: refused, approveLargeDeposit: () => ({ approval: '5' }) })
  const dialog = await press('Approve')
  await giveReason(dialog, 'Credit ₫1,400,000.00')
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Ask to credit ₫1,400,000.00' }))
  await waitFor(() => expect(sent('approveLargeDeposit')).toHaveLength(1))
})

test('[WAL-06] of a manual order the reported payment is chosen, and credited as it came', async () => {
  const manual = withDeposit(
    { kind: 'manual', channel: 'MANUAL' },
    { payments: [], needsSecond: true, review: 'manual' },
  )
  const transfer = { ...reportedPayment, id: '44', amount: '1490000.00', receivingAccount: '0123456789' }
  await open(manual, {
    listUnmatched: () => ({ rows: [transfer], next: null, waiting: 1 }),
    approveDeposit: () => ({}),
  })
  const dialog = await press('Approve')
  expect(await within(dialog).findByRole('button', { name: 'Ask to credit ₫1,500,000.00' })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /Reported payment/ }))
  await userEvent.click(await screen.findByRole('option', { name: /₫1,490,000.00/ }))
  expect(within(dialog).queryByRole('textbox', { name: /Amount that came/ })).toBeNull()
  await giveReason(dialog, 'Credit ₫1,490,000.00')
  await waitFor(() => expect(sent('approveDeposit')).toEqual([{ number, payment: '44', reason: 'as the bank says' }]))
  const asked = request.mock.calls.flatMap(([id, query]) => (id === 'listUnmatched' ? [query] : []))
  expect(asked).toContainEqual(expect.objectContaining({ order: number }))
})

test('[OPS-05] an order is rejected with a reason, and one that has moved on is shown anew', async () => {
  let isOver = false
  const record = () => (isOver ? withDeposit({ state: 'completed' }) : order)
  answer(request, {
    depositRecord: record,
    rejectDeposit: () => {
      isOver = true
      throw new RequestError('deposit_over', '')
    },
  })
  await openConsole(`/deposits/${number}`)
  await screen.findByText('Way of the order')
  const dialog = await press('Reject')
  await giveReason(dialog, 'Reject, credit nothing of ₫1,500,000.00')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''))
  expect(sent('rejectDeposit')).toEqual([{ number, reason: 'as the bank says' }])
  expect(screen.getAllByText('Credited').length).toBeGreaterThan(0)
})

test('[OPS-05] a credited order is taken back with a second operator, and the button says how much', async () => {
  await open(withDeposit({ state: 'completed', credited: '1515000.00' }, { review: null }), {
    reverseDeposit: () => ({ approval: '6' }),
  })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  const dialog = await press('Take back')
  await giveReason(dialog, 'Ask to take back ₫1,515,000.00')
  await waitFor(() => expect(sent('reverseDeposit')).toEqual([{ number, reason: 'as the bank says' }]))
})

test('[OPS-05] actions that the role does not include are not offered, nor images', async () => {
  await open({ ...order, proofs: ['proof-proof-proof-1-22'] }, {}, ['depositRecord'])
  expect(screen.queryByRole('button', { name: /Approve|Reject|Take back|Show image/ })).toBeNull()
  expect(screen.getByText(/1 image\. Your role does not include seeing it/)).toBeTruthy()
  cleanup()
  await open({ ...order, needsSecond: true }, {}, ['depositRecord', 'approveDeposit'])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('[WAL-10] a proof is fetched when somebody wants to see it, and shown from the page itself', async () => {
  const image = new Blob(['picture'], { type: 'image/png' })
  await open({ ...order, sender: 'NGUYEN VAN A', proofs: ['proof-proof-proof-1-22'] }, { uploadedImage: () => image })
  expect(sent('uploadedImage')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show image 1' }))
  const shown = await screen.findByRole('img', { name: 'Proof of payment, image 1' })
  expect(shown.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  expect(sent('uploadedImage')).toEqual([{ id: 'proof-proof-proof-1-22' }])
})

test('[WAL-10] what is no image is not shown', async () => {
  const page = new Blob(['<script>hit()</script>'], { type: 'text/html' })
  await open({ ...order, proofs: ['proof-proof-proof-1-22'] }, { uploadedImage: () => page })
  await userEvent.click(screen.getByRole('button', { name: 'Show image 1' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.queryByRole('img', { name: /Proof/ })).toBeNull()
})

test('[OPS-05] an order that is not there says so, and can be asked for again', async () => {
  answer(request, {
    depositRecord: () => {
      throw new RequestError('deposit_not_found', '')
    },
  })
  await openConsole('/deposits/222222222222')
  expect(await screen.findByRole('heading', { name: 'There is no such order.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
