import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import type { Page } from '@playwright/test'
import { answering } from './answering.ts'
import { member, type Screen } from './screens.ts'

const at = '2026-11-24T04:10:00.000Z'
/** The countdown shows minutes. */
const inAnHour = new Date(Date.now() + 3_590_000).toISOString()
const account = { bin: '970436', bank: 'Vietcombank', accountNumber: '0123456789', holder: 'BANYAN PLAY' }
const content = 'D7K2M9QX'
const qr =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454065000005802VN62120808D7K2M9QX6304914B'

const order: Deposit = {
  ...{ number: '7F3K2M9QXD42', channel: 'VIETQR', channelName: 'VietQR', kind: 'bankQr', state: 'created' },
  ...{ amount: '500000.00', fee: '0.00', bonus: '5000.00', credited: null, isLate: false, differs: false },
  ...{ createdAt: at, expiresAt: inAnHour, finishedAt: null, page: null, reason: null },
  transfer: { qr, ...account, content },
  steps: [{ at, state: 'created' }],
}
const over = (number: string, state: Deposit['state'], given: Partial<Deposit> = {}): Deposit => ({
  ...order,
  ...{ number, state, transfer: null, finishedAt: at, steps: [...order.steps, { at, state }] },
  ...given,
})
const credited = over('8G4M3N7RYE52', 'completed', { credited: '505000.00' })
const reviewed: Deposit = { ...over('9H5N4P8SZF63', 'review', { differs: true }), finishedAt: null, kind: 'hosted' }
const orders = [
  order,
  reviewed,
  credited,
  over('2J6P5Q9TAG74', 'expired'),
  over('3K7Q6R2UBH85', 'failed', { kind: 'scratchCard', reason: 'bad_card' }),
  over('4L8R7S3VCJ96', 'rejected', { kind: 'manual', reason: 'The receipt is of another transfer.' }),
  over('5M9S8T4WDK27', 'reversed', { credited: '505000.00' }),
]

const history = answering({ depositOrders: { rows: orders, next: null } })
const article = async (page: Page) => await page.getByRole('dialog').getByRole('article').first().waitFor()
const one = (name: string, shown: Deposit): Screen => ({
  name,
  path: `/member/depositv2?order=${shown.number}`,
  account: member,
  before: answering({ depositOrder: shown }),
  open: article,
})

/** How an account pays in. */
export const depositScreens: readonly Screen[] = [
  {
    name: 'the ways to pay in, and what was paid in',
    path: '/member/depositv2',
    account: member,
    before: history,
    open: async (page) => {
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
      await page.getByRole('dialog').getByText(credited.number).waitFor()
    },
  },
  one('an order with its QR code', order),
  one('an order that an operator looks at', reviewed),
  one('an order that is credited', credited),
]
