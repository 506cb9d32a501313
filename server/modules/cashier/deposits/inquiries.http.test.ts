import { expect, test } from 'vitest'
import { cashier, depositWorld } from '../test-world/deposit-world.ts'

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const content = ({ transfer }: { transfer: { content: string } | null }) => transfer?.content ?? ''

test('[WAL-06] a provider’s page that answers nothing leaves the order unknown; it is opened again by its number', async () => {
  await using own = await depositWorld()
  const linh = await own.w.signIn()
  own.aggregator.answers = { payments: { raw: '<html>gateway timeout</html>', status: 200 } }
  const order = await own.order(linh, { channel: 'WALLET' })
  expect(order).toMatchObject({ state: 'unknown', page: null })
  own.aggregator.answers = {}
  await own.w.moveClock(61)
  await own.w.app.work.runDue('ask-providers')
  expect(await own.seen(linh, order.number)).toMatchObject({ state: 'created', page: 'https://pay.example/p' })
  const opened = own.aggregator.asked.filter(({ path }) => path.endsWith('payments'))
  expect(new Set(opened.map(({ body }) => body.orderNumber))).toEqual(new Set([order.number]))
})

test('[WAL-06] an order that its provider declines is failed, with the provider’s reason', async () => {
  await using own = await depositWorld()
  own.aggregator.answers = { payments: { result: 'refused', reason: 'limit_reached' } }
  const linh = await own.w.signIn()
  expect(await own.order(linh, { channel: 'WALLET' })).toMatchObject({ state: 'failed', reason: 'limit_reached' })
})

test('[WAL-06] a page that the browser comes back from proves nothing: the provider is asked', async () => {
  await using own = await depositWorld()
  const linh = await own.w.signIn()
  const { number } = await own.order(linh, { channel: 'WALLET' })
  expect((await own.ask(linh, 'checkDeposit', { number })).value.state).toBe('created')
  const at = new Date().toISOString()
  const payment = {
    transactionId: 'T-asked',
    orderNumber: number,
    status: 'paid',
    amount: '500000',
    currency: 'VND',
    at,
  }
  own.aggregator.answers = { query: { result: 'found', payment } }
  expect((await own.ask(linh, 'checkDeposit', { number })).value).toMatchObject({ state: 'completed' })
  // The callback that comes after all counts no second time.
  await own.callback({ orderNumber: number, transactionId: 'T-asked' })
  await own.drain()
  expect(await own.money(linh)).toBe(49_750_000n)
})

test('[WAL-06] an order expires by the database’s clock, and too many unpaid ones close the channel for an hour', async () => {
  await using own = await depositWorld()
  await own.w.set('cashier', { ...cashier, unpaidPerHour: 3 })
  const linh = await own.w.signIn()
  const numbers: string[] = []
  for (let n = 1; n <= 3; n++) {
    numbers.push((await own.order(linh, { amount: String(n * 100_000) })).number)
    await own.w.moveClock(901 * n)
    await own.w.app.work.runDue('expire-deposits')
  }
  for (const number of numbers) expect((await own.seen(linh, number)).state).toBe('expired')
  const body = { requestId: 'request-fourth', channel: 'VIETQR', amount: '900000' }
  const refused = await own.ask(linh, 'openDeposit', body)
  expect(refused.code).toBe('deposit_too_many_unpaid')
  // The first of the three expired 1,802 s ago.
  expect(refused.value.retryAfterSeconds).toBeGreaterThan(1_700)
  expect(refused.value.retryAfterSeconds).toBeLessThanOrEqual(1_798)
  expect((await own.order(linh, { channel: 'WALLET' })).state).toBe('created')
  await own.w.moveClock(901 * 3 + 3_600)
  // The session was idle for too long.
  const back = await own.w.signIn(linh.accountId)
  expect((await own.ask(back, 'openDeposit', body)).value.state).toBe('created')
})

test('[WAL-06] an order that expires while it is paid ends in one state, and its money is there', async () => {
  await using own = await depositWorld()
  const linh = await own.w.signIn()
  const order = await own.order(linh)
  await own.w.moveClock(901)
  await own.transfer({ content: content(order) })
  await Promise.all([own.w.app.work.runDue('expire-deposits'), own.drain()])
  expect(await own.seen(linh, order.number)).toMatchObject({ state: 'completed', credited: '505000.00' })
  expect(await own.money(linh)).toBe(dong(505))
})
