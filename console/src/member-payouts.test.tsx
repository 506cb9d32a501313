// @vitest-environment happy-dom
import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from './test-world/members.ts'
import { openConsole, operatorWith, owner } from './test-world/open-console.tsx'

const request = vi.hoisted(() => vi.fn<(id: string, query: object, sent?: { body: object }) => Promise<object>>())
vi.mock('#/src/api/request.ts', () => ({ request }))

const at = '2026-11-01T05:00:00.000Z'
const account = {
  ...{ id: 'a'.repeat(22), bin: '970436', bank: 'Vietcombank', last4: '4556', isDefault: true, isHeld: false },
  ...{ addedAt: at, usableFrom: at },
}
const payouts: ValueOf<Calls['memberPayouts']> = {
  accounts: [account, { ...account, id: 'b'.repeat(22), last4: '7788', isDefault: false, isHeld: true }],
  paymentPassword: { setAt: at, triesLeft: 2, lockedUntil: null },
}

let answers: Record<string, object | (() => object)>
beforeEach(() => {
  localStorage.clear()
  answers = { operatorInfo: owner, memberRecord: member, memberPayouts: payouts }
  request.mockReset()
  request.mockImplementation(async (id) => {
    const known = answers[id]
    if (!known) throw new RequestError('network_failed', id)
    return typeof known === 'function' ? known() : known
  })
})
afterEach(cleanup)

const sentTo = (call: string) => request.mock.calls.filter(([id]) => id === call).map(([, , sent]) => sent?.body)

async function openCard(): Promise<HTMLElement> {
  await openConsole(`/members/${member.id}`)
  return (await screen.findByRole('heading', { name: 'Withdrawals' })).closest('section') as HTMLElement
}

/** Presses what asks for a reason, gives one and confirms. */
async function actOn(card: HTMLElement, action: RegExp, confirm?: string) {
  await userEvent.click(await within(card).findByRole('button', { name: action }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'she asked for it')
  await userEvent.click(within(dialog).getByRole('button', { name: confirm ?? action }))
}

test('[WAL-07] the record shows accounts by their ends, and the tries that are left of the payment password', async () => {
  const card = await openCard()
  const rows = (await within(card).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Payment password.*2 attempts left/)
  expect(rows[1]).toMatch(/Vietcombank •••• 4556.*Default/)
  expect(rows[2]).toMatch(/Vietcombank •••• 7788.*Held until/)
})

test('[PRV-04] number and holder are shown once a reason was given', async () => {
  answers.payoutAccountInClear = { bin: '970436', number: '0011223344556', holder: 'NGUYEN VAN DUC' }
  await actOn(await openCard(), /^Show number: .*4556/)
  const shown = (await screen.findByText('0011223344556')).closest('[role=dialog]') as HTMLElement
  expect(sentTo('payoutAccountInClear')).toEqual([{ id: member.id, account: account.id, reason: 'she asked for it' }])
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('0011223344556')).toBeNull())
})

test('[WAL-07] the removal of an account is asked for, for a second operator', async () => {
  answers.removePayoutAccount = { approval: '8' }
  await actOn(await openCard(), /^Remove: .*4556/, 'Ask for approval')
  expect(await screen.findByText(/Sent for approval/)).toBeTruthy()
  expect(sentTo('removePayoutAccount')).toEqual([{ id: member.id, account: account.id, reason: 'she asked for it' }])
})

test('[WAL-07] the reset of a payment password is asked for, for a second operator', async () => {
  answers.resetPaymentPassword = { approval: '7' }
  await actOn(await openCard(), /^Reset$/, 'Ask for approval')
  expect(await screen.findByText(/Sent for approval/)).toBeTruthy()
  expect(sentTo('resetPaymentPassword')).toEqual([{ id: member.id, reason: 'she asked for it' }])
})

test('[OPS-05] what the role does not include is not offered', async () => {
  answers.operatorInfo = operatorWith(['memberRecord', 'memberPayouts'])
  const card = await openCard()
  expect(await within(card).findByText(/7788/)).toBeTruthy()
  expect(within(card).queryByRole('button')).toBeNull()
})

test('[WAL-07] accounts that do not come are asked for again', async () => {
  delete answers.memberPayouts
  const card = await openCard()
  const again = await within(card).findByRole('button', { name: 'Try again' })
  answers.memberPayouts = { accounts: [], paymentPassword: null }
  await userEvent.click(again)
  expect(await within(card).findByText('Not set')).toBeTruthy()
})
