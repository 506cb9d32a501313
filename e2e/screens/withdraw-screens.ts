import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type Obstacle, withdrawalLines } from '@banyan/contract/wallet/obstacle.ts'
import type { TurnoverLot } from '@banyan/contract/wallet/turnover-calls.ts'
import type { Withdrawal, WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import type { Page } from '@playwright/test'
import { type Answers, answering } from './answering.ts'
import { member, type Screen } from './screens.ts'

const at = (second: number) => `2026-11-24T08:02:${String(second).padStart(2, '0')}.000Z`
const sentAt = new Date(Date.now() - 330_000).toISOString()
/** The countdown shows minutes. */
const answerBy = new Date(Date.now() + 1_470_000).toISOString()

const account = {
  ...{ id: 'a'.repeat(22), bin: '970436', bank: 'Vietcombank', last4: '6789', isDefault: true },
  ...{ addedAt: at(0), usableFrom: at(0), isHeld: false },
}
const held = { ...account, id: 'b'.repeat(22), bin: '970407', bank: 'Techcombank', last4: '4321', isDefault: false }
const payoutAccounts: ValueOf<Calls['payoutAccounts']> = {
  accounts: [account, { ...held, isHeld: true, usableFrom: '2026-11-27T03:00:00.000Z' }],
  ...{ holder: 'T*** T*** L***', banks: [], needsPaymentPassword: true, proof: 'password' },
  paymentPassword: { setAt: at(0), lockedUntil: null },
  ...{ moneyHeldUntil: null, contactsHeldUntil: null },
}

const requirements = (...obstacles: Obstacle[]): ValueOf<Calls['withdrawalRequirements']> => ({
  lines: withdrawalLines.map((line) => ({ line, obstacle: obstacles.find((each) => each.line === line) ?? null })),
  terms: {
    ...{ least: '100000.00', most: '300000000.00', step: '1000.00', available: '12480000.00' },
    ...{ leftToday: '50000000.00', countLeftToday: 2, freeLeftToday: 1, dayEndsAt: '2026-11-24T17:00:00.000Z' },
    ...{ fee: null, feePpm: 5_000, leastFee: '10000.00', receiptMinutes: 30 },
  },
  currencySymbol: '₫',
})
const turnover: Obstacle = { line: 'turnover', code: 'turnover_not_met', left: '30000000.00' }

const lot = (id: string, given: Partial<TurnoverLot>): TurnoverLot => ({
  ...{ id, source: 'deposit', reference: id, state: 'active', createdAt: `2026-11-2${id}T08:40:00.000Z`, overAt: null },
  ...{
    amount: '1000000.00',
    factor: 1,
    required: '1000000.00',
    done: '1000000.00',
    left: '0.00',
    contribution: null,
    largestBet: null,
  },
  ...given,
})
const contribution = [
  ...(['RNG', 'FISH', 'SPORTS'] as const).map((product) => ({ product, percent: 100 })),
  { product: 'LOTT' as const, percent: 50 },
  { product: 'LIVE' as const, percent: 10 },
]
const lots = [
  lot('3', {
    source: 'bonus',
    amount: '500000.00',
    factor: 10,
    required: '5000000.00',
    done: '0.00',
    left: '5000000.00',
  }),
  lot('2', {
    ...{ source: 'bonus', amount: '2000000.00', factor: 20, required: '40000000.00' },
    ...{ done: '15000000.00', left: '25000000.00', contribution },
  }),
  lot('1', { state: 'done', overAt: '2026-11-23T08:00:00.000Z' }),
]
const turnoverLots = { left: '30000000.00', rows: lots, next: null }

const leg = (place: number, given: Partial<WithdrawalLeg>): WithdrawalLeg => ({
  ...{ place, state: 'sent', amount: '2000000.00', received: '0.00', refunded: '0.00', remaining: '2000000.00' },
  ...{ sentAt, answerBy, finishedAt: null, reference: `BYN7F3K20${place}`, reason: null },
  ...given,
})
const step = (second: number, event: Withdrawal['steps'][number]['event'], place: number | null = null) =>
  ({ at: at(second), event, state: 'paying', place, legState: null }) as const
const order: Withdrawal = {
  ...{ number: 'W7F3K2M9QXD4', state: 'paying', amount: '5000000.00', fee: '0.00', net: '5000000.00' },
  ...{ received: '3000000.00', refunded: '0.00', reason: null, mayCancel: false, finishedAt: null },
  account: { bin: '970436', bank: 'Vietcombank', last4: '6789' },
  ...{ createdAt: at(11), changedAt: at(40) },
  legs: [
    leg(1, { state: 'received', amount: '3000000.00', received: '3000000.00', remaining: '0.00', answerBy: null }),
    leg(2, {}),
  ],
  steps: [
    ...[step(11, 'requested'), step(12, 'flagged'), step(20, 'approved'), step(21, 'sent')],
    ...[step(22, 'paid', 1), step(30, 'received', 1), step(31, 'paid', 2)],
  ],
}
const over = (number: string, state: Withdrawal['state'], given: Partial<Withdrawal>): Withdrawal => ({
  ...order,
  ...{ number, state, legs: [], received: '0.00', finishedAt: at(50), ...given },
})
const reviewed = over('W8G4M3N7RYE5', 'review', {
  ...{ finishedAt: null, mayCancel: true, steps: order.steps.slice(0, 2), fee: '25000.00', net: '4975000.00' },
})
const refused = over('W9H5N4P8SZF6', 'rejected', {
  ...{ refunded: '5000000.00', reason: 'The account is in another name.' },
  steps: [...order.steps.slice(0, 2), step(50, 'rejected')],
})
const orders = [order, refused, over('W2J6P5Q9TAG7', 'paid', { received: '5000000.00' })]

const all: Answers = {
  ...{ payoutAccounts, turnoverLots, withdrawals: { rows: orders, next: null } },
  withdrawalRequirements: requirements(),
}
const article = async (page: Page) => {
  await page.getByRole('dialog').getByRole('article').first().waitFor()
  await page.getByRole('dialog').getByText(account.last4).first().waitFor()
}
const one = (name: string, shown: Withdrawal, ...obstacles: Obstacle[]): Screen => ({
  name,
  path: `/member/withdraw?order=${shown.number}`,
  account: member,
  before: answering({ ...all, withdrawalOrder: shown, withdrawalRequirements: requirements(...obstacles) }),
  open: article,
})
const form = (name: string, answers: Answers): Screen => ({
  name,
  path: '/member/withdraw',
  account: member,
  before: answering({ ...all, ...answers }),
  open: async (page) => {
    await page.getByRole('dialog').locator('input[name=amount]').waitFor()
    await page.getByRole('dialog').getByText(order.number).waitFor()
  },
})
const asks = one(
  'a withdraw that asks',
  order,
  { line: 'open', code: 'withdrawal_open', number: order.number },
  turnover,
)

/** How an account is paid out. */
export const withdrawScreens: readonly Screen[] = [
  form('a withdraw that nothing stands in the way of', {}),
  form('a withdraw that lines stand in the way of', {
    payoutAccounts: { ...payoutAccounts, accounts: [], paymentPassword: null },
    withdrawalRequirements: requirements(
      { line: 'payoutAccount', code: 'payout_account_needed' },
      { line: 'password', code: 'payment_password_needed' },
      turnover,
    ),
  }),
  asks,
  {
    ...asks,
    name: 'a withdraw that arrived in part',
    open: async (page) => {
      await article(page)
      await page.locator('input[value=partly]').press('Space')
      await page.locator('input[name=arrived]').fill('1500000')
      await page.locator('input[name=arrived]').scrollIntoViewIfNeeded()
    },
  },
  one('a withdraw in review', reviewed, { line: 'open', code: 'withdrawal_open', number: reviewed.number }),
  one('a withdraw that was refused', refused),
  form('a withdraw that money at vendors stands in the way of', {
    withdrawalRequirements: requirements({
      ...{ line: 'balance', code: 'money_at_vendors', left: '300000.00', atVendors: '700000.00' },
    }),
  }),
]
