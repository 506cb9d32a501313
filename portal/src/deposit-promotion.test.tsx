// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerSession, member, openSignedIn } from './test-world/accounts.ts'
import { aroundEachTest } from './test-world/around-each-test.ts'
import { answerDeposits, type DepositServer, depositServer } from './test-world/deposit-server.ts'
import {
  answerPromotions,
  type PromotionServer,
  promotion,
  promotionServer,
  standing,
} from './test-world/promotion-server.ts'

let cashier: DepositServer
let server: PromotionServer

const progress = (done: string) => ({ done, of: '100000.00', unit: 'money' }) as const

aroundEachTest(() => {
  cashier = depositServer()
  server = promotionServer({
    promotions: [
      promotion('welcome', { standing: standing({ progress: progress('0.00') }) }),
      promotion('reload', { kind: 'reload', standing: standing({ status: 'process', progress: progress('0.00') }) }),
      promotion('second', { standing: standing({ status: 'process', progress: progress('50000.00') }) }),
      promotion('later'),
      promotion('vip', { standing: standing({ status: 'process', obstacle: 'phone' }) }),
      promotion('claimed', { kind: 'reload', standing: standing({ status: 'claimed' }) }),
      promotion('wheel', { kind: 'wheel' }),
    ],
  })
  return answerSession(
    () => member,
    (input, init) => answerPromotions(server, answerDeposits(cashier))(input, init),
  )
})

async function form() {
  await openSignedIn('/member/depositv2')
  const page = within(await screen.findByRole('dialog', { name: 'Deposit' }))
  const choice = within(await page.findByRole('group', { name: 'Promotion for this deposit' }))
  fireEvent.change(page.getByLabelText(/^Amount/), { target: { value: '500000' } })
  return { page, choice }
}
const open = async (page: Awaited<ReturnType<typeof form>>['page']) =>
  userEvent.click(page.getByRole('button', { name: /^Deposit .*₫500,000/ }))
const calls = () =>
  [...server.sent, ...cashier.sent].filter(({ call }) => /^(join|open)/.test(call)).map(({ call }) => call)

test('[PRO-01] [WAL-06] a deposit can be made for what rewards it, or for no bonus, which is chosen at first', async () => {
  const { page, choice } = await form()
  expect(
    choice
      .getAllByRole('radio')
      .map((each) => each.closest('label')?.firstElementChild?.nextElementSibling?.textContent),
  ).toEqual(['No bonus', 'Name of welcome', 'Name of reload'])
  expect((choice.getByRole('radio', { name: 'No bonus' }) as HTMLInputElement).checked).toBe(true)
  await open(page)
  await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })
  expect(calls()).toEqual(['openDeposit'])
})

test('[PRO-01] what can be joined is joined before the order is opened', async () => {
  const { page, choice } = await form()
  await userEvent.click(choice.getByRole('radio', { name: /^Name of welcome/ }))
  expect(choice.getByText(/You join it when you open the deposit/)).toBeTruthy()
  expect(choice.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/promotions/welcome')
  await open(page)
  await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })
  expect(calls()).toEqual(['joinPromotion', 'openDeposit'])
  expect(server.sent.find(({ call }) => call === 'joinPromotion')?.body).toEqual({ promotion: 'welcome', version: 3 })
})

test('[PRO-01] what applies anyway is not joined', async () => {
  const { page, choice } = await form()
  await userEvent.click(choice.getByRole('radio', { name: /^Name of reload/ }))
  await open(page)
  await page.findByRole('article', { name: 'Deposit K7M2P9QXABCD' })
  expect(calls()).toEqual(['openDeposit'])
})

test('[PRO-01] where joining is refused, no order is opened', async () => {
  server.faults.joinPromotion = { refused: 'promotion_changed' }
  const { page, choice } = await form()
  await userEvent.click(choice.getByRole('radio', { name: /^Name of welcome/ }))
  await open(page)
  expect(await screen.findByText(/The terms have changed since you read them/)).toBeTruthy()
  await waitFor(() => expect(calls()).toEqual(['joinPromotion']))
})

test('[PRO-01] what was joined before is chosen at first', async () => {
  server.promotions = [promotion('welcome', { standing: standing({ status: 'signed', progress: progress('0.00') }) })]
  const { choice } = await form()
  expect((choice.getByRole('radio', { name: /^Name of welcome/ }) as HTMLInputElement).checked).toBe(true)
})
