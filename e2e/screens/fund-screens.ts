import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import type { Page } from '@playwright/test'
import { type Answers, answering } from './answering.ts'
import { member, type Screen } from './screens.ts'

type Wallet = ValueOf<Calls['GCS_merchantWallet']>

const agoMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const vendor = (code: string, name: string, given: Partial<Wallet['vendors'][number]>): Wallet['vendors'][number] => ({
  ...{ vendor: code, name, balance: '0.00', balanceAt: agoMinutes(0), inTransit: '0.00' },
  ...{ unit: '1000.00', least: '20000.00', maintenance: false, backOnly: false },
  ...given,
})
const wallet: Wallet = {
  ...{ isSingle: false, main: '12480500.00', held: '2000000.00', inTransit: '500000.00', total: '19080500.00' },
  ...{ currencySymbol: '₫', takesAlong: true },
  vendors: [
    vendor('EVOLUTION', 'Evolution', { balance: '2750000.00' }),
    vendor('PRAGMATIC', 'Pragmatic Play', { balance: '1000000.00', balanceAt: agoMinutes(3), inTransit: '500000.00' }),
    vendor('SABA', 'Saba Sports', { maintenance: true, balanceAt: agoMinutes(190) }),
    vendor('JILI', 'JILI', { balance: '350000.00', balanceAt: agoMinutes(1), backOnly: true }),
  ],
}
/** Another journey may pay this member, whose push must not replace the balance that is shown here. */
const pushedAtMost = 1_000_000_000
const single: Wallet = { ...wallet, isSingle: true, vendors: [], inTransit: '0.00', total: '14480500.00' }

const transfer = (number: string, given: Partial<WalletTransfer>): WalletTransfer => ({
  ...{ number, from: 'MAIN', to: 'EVOLUTION', name: 'Evolution', amount: '500000.00', state: 'done' },
  at: agoMinutes(60),
  ...given,
})
const inTransit = transfer('F7F3K2M9QXD4', {
  ...{ to: 'PRAGMATIC', name: 'Pragmatic Play', state: 'inTransit', at: agoMinutes(3) },
})
const moved = transfer('F8G4M3N7RYE5', {})
/** The list does not have it yet. */
const asked = 'F2J6P5Q9TAG7'
const rows = [
  inTransit,
  moved,
  transfer('F9H5N4P8SZF6', { from: 'SABA', to: 'MAIN', name: 'Saba Sports', amount: '1250000.00', state: 'returned' }),
]

const isThere = async (page: Page) => {
  await page.getByRole('dialog').getByText(inTransit.number).waitFor()
}
const screen = (name: string, open: Screen['open'] = isThere, answers: Answers = {}): Screen => ({
  name,
  path: '/member/transferFund',
  account: member,
  before: answering({ GCS_merchantWallet: wallet, walletTransfers: { rows }, ...answers }),
  open,
})
const fill = async (page: Page) => {
  await isThere(page)
  await page.getByRole('listitem').filter({ hasText: 'Evolution' }).first().getByRole('button').first().click()
  await page.locator('input[name=amount]').fill('500000')
}

/** How an account moves money between its wallet and those that vendors keep. */
export const fundScreens: readonly Screen[] = [
  screen(
    'one wallet for all games',
    async (page) => {
      await page
        .getByRole('dialog')
        .getByText(/5\D000\D000/)
        .first()
        .waitFor()
    },
    {
      GCS_merchantWallet: single,
      walletBalance: { balance: '5000000.00', held: '0.00', owed: '0.00', version: pushedAtMost, currencySymbol: '₫' },
    },
  ),
  screen('wallets of vendors', async (page) => {
    await isThere(page)
    await page.locator('summary').click()
  }),
  screen('wallets of vendors that money is moved to', fill),
  screen(
    'wallets of vendors that money was moved to',
    async (page) => {
      await fill(page)
      await page.locator('form button[type=submit]').click()
      await page.getByText(asked).waitFor()
    },
    { GCS_walletTransfer: { ...inTransit, to: 'EVOLUTION', name: 'Evolution', number: asked } },
  ),
  screen(
    'wallets of vendors that were emptied',
    async (page) => {
      await isThere(page)
      await page.getByRole('status').locator('xpath=preceding-sibling::div//button').first().click()
      await page.getByRole('status').getByRole('list').waitFor()
    },
    {
      walletRecall: {
        results: [
          { vendor: 'EVOLUTION', name: 'Evolution', outcome: 'moved', transfer: moved },
          { vendor: 'PRAGMATIC', name: 'Pragmatic Play', outcome: 'busy', transfer: null },
          { vendor: 'SABA', name: 'Saba Sports', outcome: 'maintenance', transfer: null },
          { vendor: 'JILI', name: 'JILI', outcome: 'noAnswer', transfer: null },
        ],
      },
    },
  ),
  screen(
    'wallets of vendors that nothing was moved to',
    async (page) => {
      await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Evolution' }).first().waitFor()
    },
    { walletTransfers: { rows: [] } },
  ),
]
