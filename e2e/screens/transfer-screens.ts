import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { type Answers, answering } from './answering.ts'
import { member, type Screen } from './screens.ts'

const transferTerms: ValueOf<Calls['transferTerms']> = {
  ...{ upline: 'ag***2', mayUpline: true, mayDownline: false },
  ...{ least: '50000.00', most: '50000000.00', step: '1000.00', available: '12480500.00' },
  ...{ leftToday: '200000000.00', dayEndsAt: '2026-11-24T17:00:00.000Z', turnoverLeft: '0.00', turnover: 1 },
  ...{ heldUntil: null, openWithdrawal: null, hasPaymentPassword: true },
  ...{ needsAuthenticator: false, currencySymbol: '₫' },
}
const sent = { number: 'T7F3K2M9QXD4', amount: '500000.00', to: 'ag***2', at: '2026-11-24T08:02:11.000Z' }

const fill = async (page: Page) => {
  await page.locator('input[name=amount]').fill('500000')
  await page.locator('input[name=payment-pin]').fill('135790')
  await page.locator('form button[type=submit]').click()
  await page.getByRole('alertdialog').waitFor()
}

const screen = (
  name: string,
  terms: Partial<typeof transferTerms>,
  open: Screen['open'] = async (page) => {
    await page.getByRole('dialog').locator('input[name=amount]').waitFor()
  },
  answers: Answers = {},
): Screen => ({
  name,
  path: '/member/transferUpline',
  account: member,
  before: answering({ transferTerms: { ...transferTerms, ...terms }, ...answers }),
  open,
})

/** How an account sends money within its tree. */
export const transferScreens: readonly Screen[] = [
  screen('a transfer that nothing stands in the way of', {}),
  screen('a transfer that lines stand in the way of', {
    ...{ available: '1000.00', leftToday: '0.00', turnoverLeft: '300000.00', openWithdrawal: 'W7F3K2M9QXD4' },
    ...{ heldUntil: '2026-11-27T03:00:00.000Z', hasPaymentPassword: false },
  }),
  screen('a transfer to an account below', { mayDownline: true }, async (page) => {
    await page.getByRole('dialog').locator('input[value=down]').press('Space')
    await page.locator('input[name=amount]').fill('49000')
    await page.locator('form button[type=submit]').click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }),
  screen('a transfer that is asked about', {}, fill),
  screen(
    'a transfer that was sent',
    {},
    async (page) => {
      await fill(page)
      await page.getByRole('alertdialog').getByRole('button').first().click()
      await page.getByText(sent.number).waitFor()
    },
    { transferUpline: sent },
  ),
  screen('a transfer that is not offered', { upline: null, mayUpline: false }, async (page) => {
    await page.getByRole('dialog').locator('.min-h-96').waitFor()
  }),
]
