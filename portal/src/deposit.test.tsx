// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerDeposits, type DepositServer, depositServer, someChannels } from './test-world/deposit-server.ts'

let server: DepositServer

aroundEachTest(() => {
  server = depositServer()
  return answerSession(
    () => member,
    (input, init) => answerDeposits(server)(input, init),
  )
})

async function open(address = '/member/depositv2') {
  return await openSignedIn(address)
}

const centre = async () => within(await screen.findByRole('dialog', { name: 'Deposit' }))
/** The page of deposits, once its channels are there. */
async function form() {
  const page = await centre()
  await page.findByRole('radio', { name: /^Bank QR/ })
  return page
}
type Page = Awaited<ReturnType<typeof centre>>
const choose = async (page: Page, name: RegExp) => userEvent.click(page.getByRole('radio', { name }))
const write = (page: Page, label: string | RegExp, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } })
const press = async (page: Page, name: string | RegExp) => userEvent.click(await page.findByRole('button', { name }))
const sent = (call: string) => server.sent.filter((each) => each.call === call).map(({ body }) => body)
/** A text without the isolates around its amounts. */
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')
const byText = (text: string) => (_: string, element: Element | null) =>
  element?.children.length === 0 && plain(element.textContent) === text

test('[WAL-06] each way to pay in tells its limits, its fee and its bonus', async () => {
  await open()
  const page = await form()
  const names = page.getAllByRole('radio').map((each) => plain(each.closest('label')?.textContent))
  expect(names).toEqual([
    'Bank QR₫50,000 – ₫300,000,000No fee',
    'MoMo wallet₫50,000 – ₫20,000,000No fee+1% bonus',
    'Bank transfer₫100,000 – ₫300,000,000No fee',
    'Phone card₫10,000 – ₫1,000,00015% fee',
  ])
})

test('[WAL-06] what will be credited is counted exactly, fee and bonus rounded down once', async () => {
  server.channels = [
    { ...(someChannels[1] as (typeof someChannels)[number]), feePpm: 12_345, bonusPpm: 10_007, turnover: 3 },
  ]
  await open()
  const page = await centre()
  await page.findByRole('radio')
  write(page, /^Amount/, '51000')
  expect(page.getByText('−₫629.59', { collapseWhitespace: true })).toBeTruthy()
  expect(page.getByText('+₫510.35')).toBeTruthy()
  expect(page.getByText('₫50,880.76')).toBeTruthy()
  expect(
    page.getByText('Before you can withdraw, this deposit must be betted 3 times, and its bonus too.'),
  ).toBeTruthy()
})

test('[WAL-06] a preset is pressed instead of written, and the button says what it will do', async () => {
  await open()
  const page = await form()
  await press(page, /₫500,000/)
  expect((page.getByLabelText(/^Amount/) as HTMLInputElement).value).toBe('500,000')
  await press(page, /^Deposit .*₫500,000/)
  await waitFor(() => expect(sent('openDeposit')).toMatchObject([{ channel: 'VIETQR', amount: '500000' }]))
})

test.each([
  ['', 'Please enter an amount: ₫50,000 to ₫300,000,000, in steps of ₫1,000.'],
  ['49999', 'The least that this way takes is ₫50,000; the most is ₫300,000,000, in steps of ₫1,000.'],
  ['300000001', 'The most that this way takes is ₫300,000,000; the least is ₫50,000, in steps of ₫1,000.'],
  ['50001', 'Please enter an amount in whole steps of ₫1,000, from ₫50,000 to ₫300,000,000.'],
  ['500000.50', 'Please enter a whole amount in digits: ₫50,000 to ₫300,000,000, in steps of ₫1,000.'],
])('[WAL-06] the amount %j is refused with its bounds, and nothing is sent', async (written, said) => {
  await open()
  const page = await form()
  write(page, /^Amount/, written)
  await press(page, /^Deposit/)
  expect(await page.findByText(byText(said))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/^Amount/)))
  expect(sent('openDeposit')).toEqual([])
})

test('[WAL-06] an order that is opened is shown at an address of its own', async () => {
  const { router } = await open('/rng')
  const header = within(screen.getAllByRole('banner')[0] as HTMLElement)
  await userEvent.click(await header.findByRole('link', { name: 'Deposit' }))
  const page = await form()
  write(page, /^Amount/, '500000')
  await press(page, /^Deposit/)
  expect(await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })).toBeTruthy()
  expect(router.state.location.href).toBe('/member/depositv2?order=K7M2P9QXABCD')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/rng'))
})

test('[WAL-06] a lost answer is said, and the repeated press repeats the same request', async () => {
  server.faults.openDeposit = 'lost'
  await open()
  const page = await form()
  write(page, /^Amount/, '500000')
  await press(page, /^Deposit/)
  expect(await page.findByText(/never opens a second one/)).toBeTruthy()
  delete server.faults.openDeposit
  await press(page, /^Deposit/)
  expect(await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })).toBeTruthy()
  const [first, second] = sent('openDeposit')
  expect(first?.requestId).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  expect(second).toEqual(first)
  expect(server.orders.length).toBe(1)
})

test('[WAL-06] other content is another request, and so is the one after an answer', async () => {
  server.faults.openDeposit = 'lost'
  await open()
  const page = await form()
  for (const amount of ['500000', '600000']) {
    write(page, /^Amount/, amount)
    await press(page, /^Deposit/)
    await waitFor(() => expect(sent('openDeposit').at(-1)?.amount).toBe(amount))
    await page.findByText(/never opens a second one/)
  }
  server.faults.openDeposit = { refused: 'deposit_amount_refused', status: 422 }
  await press(page, /^Deposit/)
  await page.findByText(/in steps of 1,000 within the limits/)
  await press(page, /^Deposit/)
  await waitFor(() => expect(sent('openDeposit').length).toBe(4))
  const ids = sent('openDeposit').map(({ requestId }) => requestId)
  expect(ids[1]).not.toBe(ids[0])
  expect(ids[2]).toBe(ids[1])
  expect(ids[3]).not.toBe(ids[2])
})

test('[WAL-06] a double press opens one order', async () => {
  await open()
  const page = await form()
  write(page, /^Amount/, '500000')
  const button = page.getByRole('button', { name: /^Deposit/ })
  act(() => {
    button.click()
    button.click()
  })
  await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })
  expect(sent('openDeposit').length).toBe(1)
})

test.each([
  ['deposit_channel_closed', /This way to pay in is not available now/],
  ['deposit_too_many_open', /as many open orders as are allowed/],
  ['deposit_same_open', /already have an open order for this amount/],
  ['deposit_too_many_unpaid', /closed to you for an hour/],
  ['idempotency_conflict', /sent before with other values/],
  ['account_suspended', /./],
])('[WAL-06] %s is told in a dialog; what was written stays', async (refused, said) => {
  server.faults.openDeposit = { refused, status: 409 }
  await open()
  const page = await form()
  write(page, /^Amount/, '500000')
  await press(page, /^Deposit/)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getAllByText(said).length).toBeGreaterThan(0)
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((page.getByLabelText(/^Amount/) as HTMLInputElement).value).toBe('500000')
})

test.each([
  ...['deposit_proof_needed', 'deposit_card_needed'],
  ...['upload_not_found', 'upload_used', 'upload_three_at_most'],
])('[WAL-06] %s is told in the form', async (refused) => {
  server.faults.openDeposit = { refused, status: 422 }
  await open()
  const page = await form()
  write(page, /^Amount/, '500000')
  await press(page, /^Deposit/)
  expect((await page.findByRole('alert')).textContent).toMatch(/Please|can’t be used again/)
})

test('[WAL-06] a way that the merchant closes meanwhile is gone from the form', async () => {
  await open()
  const page = await form()
  await choose(page, /^MoMo/)
  write(page, /^Amount/, '500000')
  server.channels = server.channels.filter(({ id }) => id !== 'MOMO')
  server.faults.openDeposit = { refused: 'deposit_channel_closed', status: 409 }
  await press(page, /^Deposit/)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(page.queryByRole('radio', { name: /^MoMo/ })).toBeNull())
  expect((page.getByRole('radio', { name: /^Bank QR/ }) as HTMLInputElement).checked).toBe(true)
})

test('[WAL-06] a scratch card needs its company, serial number and code; marks between digits are left out', async () => {
  await open()
  const page = await form()
  await choose(page, /^Phone card/)
  write(page, /^Amount/, '100000')
  write(page, /^Serial number/, '12345')
  await press(page, /^Deposit/)
  expect(await page.findByText('Please choose the company that issued the card.')).toBeTruthy()
  expect(page.getAllByText(/^6 to 20 letters and digits/).length).toBe(2)
  await choose(page, /^Viettel$/)
  write(page, /^Serial number/, '1000 4512-3456')
  write(page, /^Card code/, '512345678901')
  await press(page, /^Deposit/)
  const card = { telco: 'VIETTEL', serial: '100045123456', code: '512345678901' }
  await waitFor(() => expect(sent('openDeposit')).toMatchObject([{ channel: 'CARD', amount: '100000', card }]))
})

test('[WAL-06] [WAL-10] a manual transfer tells the account, and needs the sender and a receipt that has been uploaded', async () => {
  const answers = answerDeposits(server)
  const id = 'u'.repeat(22)
  vi.stubGlobal(
    'fetch',
    answerSession(
      () => member,
      async (input, init) =>
        String(input).startsWith('/wps/uploads/image')
          ? new Response(JSON.stringify({ success: true, value: { id } }))
          : answers(input, init),
    ),
  )
  await open()
  const page = await form()
  await choose(page, /^Bank transfer/)
  expect(page.getByText('0123456789')).toBeTruthy()
  write(page, /^Amount/, '500000')
  await press(page, /^Deposit/)
  expect(await page.findByText(/^Please enter the name of the account/)).toBeTruthy()
  expect(page.getByText('Please add a picture of the receipt.')).toBeTruthy()
  write(page, /^Name of the account/, '  TRAN THUY LINH ')
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', {
    type: 'image/png',
  })
  await userEvent.upload(page.getByLabelText(/Choose images/), png)
  await page.findByText('Uploaded')
  await press(page, /^Deposit/)
  const evidence = { sender: 'TRAN THUY LINH', proofs: [id] }
  await waitFor(() => expect(sent('openDeposit')).toMatchObject([{ channel: 'MANUAL', amount: '500000', ...evidence }]))
  expect(await page.findByText('Our staff are looking for your transfer')).toBeTruthy()
})

test('[WAL-06] where no way is open that is said; ways that did not come are asked for again', async () => {
  server.faults.depositChannels = { refused: 'unknown_error', status: 500 }
  await open()
  const page = await centre()
  const again = await page.findByRole('button', { name: 'Try again' })
  delete server.faults.depositChannels
  server.channels = []
  await userEvent.click(again)
  expect(await page.findByText('There is no way to pay in right now')).toBeTruthy()
})
