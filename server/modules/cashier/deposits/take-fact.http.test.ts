import { contentCodeIn } from '@banyan/rules/cashier/transfer-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { available, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import { saveDetail } from '#/modules/accounts/own-account.ts'
import { reinstateMember, suspendMember } from '#/modules/sign-in/members.ts'
import { bankTime, type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'

/** One for all: each test has members of its own. */
let d: DepositWorld
beforeAll(async () => {
  d = await depositWorld()
})
// Proves the book of every test.
afterAll(() => d[Symbol.asyncDispose]())

const dong = (thousands: number) => BigInt(thousands) * 100_000n
const content = ({ transfer }: { transfer: { content: string } | null }) => transfer?.content ?? ''
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/* Domain section 7, the rows of deposits. */

test('[WAL-06] a callback that comes twice is acknowledged and credited once', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  const transfer = { id: 9_000_001, content: content(order) }
  for (let times = 0; times < 3; times++) expect(await d.transfer(transfer)).toBe(200)
  await d.drain()
  expect(await d.transfer(transfer)).toBe(200)
  await d.drain()
  expect(await d.money(linh)).toBe(dong(505))
})

test('[SYS-02] [SYS-03] while the portal is closed a payment that comes is taken and credited', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  const maintenance = { title: { en: 'Back soon' }, message: { en: 'We are changing the wheels.' }, until: null }
  await d.w.set('availability', { maintenance })
  await d.w.set('regions', { denied: ['VN'] })
  expect(await d.transfer({ id: 9_000_002, content: content(order) })).toBe(200)
  await d.drain()
  expect(await d.money(linh)).toBe(dong(505))
  await d.w.set('availability', { maintenance: null })
  await d.w.set('regions', { denied: [] })
})

test('[WAL-06] a forged, an old and another brand’s callback are refused and move nothing', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh, { channel: 'WALLET' })
  const { number: orderNumber } = order
  expect(await d.callback({ orderNumber }, { secret: 'another key of the aggregator, not ours' })).toBe(401)
  expect(await d.callback({ orderNumber }, { partner: 'another-brand' })).toBe(401)
  expect(await d.callback({ orderNumber }, { secondsOff: -301 })).toBe(401)
  expect(await d.callback({ orderNumber }, { secondsOff: 301 })).toBe(401)
  expect(await d.transfer({ content: content(order), forged: true })).toBe(401)
  await d.drain()
  expect(await d.seen(linh, orderNumber)).toMatchObject({ state: 'created', credited: null })
})

test('[WAL-06] the same transaction with another amount credits nothing more, and is told to operators', async () => {
  const linh = await d.w.signIn()
  const { number: orderNumber } = await d.order(linh, { channel: 'WALLET' })
  await d.callback({ orderNumber, transactionId: 'T-drift' })
  await d.callback({ orderNumber, transactionId: 'T-drift', amount: '5000000' })
  await d.drain()
  expect(await d.seen(linh, orderNumber)).toMatchObject({ state: 'completed', credited: '497500.00' })
  expect(d.w.logs).toContainEqual(expect.objectContaining({ level: 50, transactionId: 'T-drift' }))
})

test('[WAL-06] a transfer with the content of an order that is over is credited, as late', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  await d.ask(linh, 'cancelDeposit', { number: order.number })
  await d.transfer({ content: content(order) })
  await d.drain()
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', isLate: true, credited: '505000.00' })
})

test('[WAL-06] what is paid after its time is credited without the bonus', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  await d.transfer({ content: content(order), transactionDate: bankTime(inMinutes(16)) })
  await d.drain()
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', isLate: true, credited: '500000.00' })
})

test('[WAL-06] a second payment of one order is credited through an order of its own, without a bonus', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  await d.transfer({ content: content(order) })
  await d.transfer({ content: content(order), transferAmount: 70_000 })
  await d.drain()
  const { rows } = (await d.ask(linh, 'depositOrders')).value
  expect(rows.map(({ state, credited }: { state: string; credited: string }) => [state, credited])).toEqual([
    ['completed', '70000.00'],
    ['completed', '505000.00'],
  ])
  expect(await d.money(linh)).toBe(dong(575))
})

test('[WAL-06] more or less than ordered: a transfer is credited as it came, a page’s payment is reviewed', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  await d.transfer({ content: content(order), transferAmount: 123_457 })
  const page = await d.order(linh, { channel: 'WALLET' })
  await d.callback({ orderNumber: page.number, amount: '499000' })
  await d.drain()
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', differs: true, credited: '124691.57' })
  expect(await d.seen(linh, page.number)).toMatchObject({ state: 'review', differs: true, credited: null })
})

test('[WAL-06] another currency or account than the order’s credits nobody', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  await d.transfer({ content: content(order), accountNumber: '9999999999' })
  const page = await d.order(linh, { channel: 'WALLET' })
  expect(await d.callback({ orderNumber: page.number, currency: 'THB' })).toBe(200)
  await d.drain()
  expect((await d.seen(linh, order.number)).state).toBe('created')
  expect((await d.seen(linh, page.number)).state).toBe('created')
})

test('[WAL-06] a transfer in another name than the member’s is reviewed; in its own, however spelt, it is credited', async () => {
  const linh = await d.w.signIn()
  await d.w.database.transaction((tx) =>
    saveDetail(tx, d.w.personal, linh.accountId, { name: 'fullName', value: 'Nguyễn Thị Linh' }),
  )
  const [own, foreign] = [await d.order(linh, { amount: '100000' }), await d.order(linh, { amount: '200000' })]
  await d.transfer({ content: content(own), transferAmount: 100_000, payerName: 'NGUYEN THI  LINH' })
  await d.transfer({ content: content(foreign), transferAmount: 200_000, payerName: 'TRAN VAN MINH' })
  await d.drain()
  expect((await d.seen(linh, own.number)).state).toBe('completed')
  expect((await d.seen(linh, foreign.number)).state).toBe('review')
})

test('[WAL-06] a chargeback takes back what there is, leaves a debt that suspends, holds the money, and is covered by the next deposit', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh, { channel: 'WALLET' })
  await d.callback({ orderNumber: order.number, transactionId: 'T-back' })
  await d.drain()
  const spent = { debit: available(linh.accountId, 'VND'), credit: vendorAccount('PG', 'VND'), amount: dong(400) }
  const key = { source: 'test', kind: 'bet', externalId: 'spent before the chargeback' }
  await d.w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'test', legs: [spent] }))
  for (let times = 0; times < 2; times++)
    expect(await d.callback({ orderNumber: order.number, transactionId: 'T-back', status: 'reversed' })).toBe(200)
  await d.drain()
  // Whoever owes something is out until an operator lets it in again.
  expect((await d.ask(linh, 'depositChannels')).code).toBe('not_logged_in')
  await d.w.database.transaction((tx) => reinstateMember(tx, linh.accountId))
  const back = await d.w.signIn(linh.accountId)
  expect(await d.seen(back, order.number)).toMatchObject({ state: 'reversed' })
  const money = () => moneyOf(d.w.database.db, linh.accountId, 'VND')
  expect(await money()).toMatchObject({ available: { balance: 0n }, owedMinor: dong(400) })
  expect(await heldUntil(d.w.database.db, linh.accountId, 'money_out')).toBeDefined()
  const next = await d.order(back)
  await d.transfer({ content: content(next) })
  await d.drain()
  expect(await money()).toMatchObject({ available: { balance: dong(105) }, owedMinor: 0n })
})

test('[WAL-06] a chargeback that overtakes its payment lets nothing be credited', async () => {
  const linh = await d.w.signIn()
  const { number: orderNumber } = await d.order(linh, { channel: 'WALLET' })
  await d.callback({ orderNumber, transactionId: 'T-early', status: 'reversed' })
  await d.callback({ orderNumber, transactionId: 'T-early' })
  await d.drain()
  expect(await d.money(linh)).toBe(0n)
})

test('[WAL-06] a failure ends an open order; after the payment it is old news, and a payment after it is credited', async () => {
  const linh = await d.w.signIn()
  const [one, other] = [
    await d.order(linh, { channel: 'WALLET', amount: '100000' }),
    await d.order(linh, { channel: 'WALLET', amount: '200000' }),
  ]
  await d.callback({ orderNumber: one.number, status: 'failed', amount: '0', reason: 'card_declined' })
  await d.callback({ orderNumber: other.number, amount: '200000' })
  await d.callback({ orderNumber: other.number, status: 'failed', amount: '0' })
  await d.drain()
  expect(await d.seen(linh, one.number)).toMatchObject({ state: 'failed', reason: 'card_declined' })
  expect((await d.seen(linh, other.number)).state).toBe('completed')
  await d.callback({ orderNumber: one.number, amount: '100000' })
  await d.drain()
  expect(await d.seen(linh, one.number)).toMatchObject({ state: 'completed', isLate: true })
})

test('[WAL-06] a suspended member opens no order, and its late payment is credited all the same', async () => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  const setState = (state: 'active' | 'suspended') =>
    d.w.database.transaction((tx) =>
      tx.updateTable('accounts').set({ state }).where('id', '=', linh.accountId).execute(),
    )
  // An order that was on its way when the account was suspended: its session was good a moment before.
  await setState('suspended')
  await expect(d.order(linh)).rejects.toThrow('account_suspended')
  await setState('active')
  await d.w.database.transaction((tx) => suspendMember(tx, linh.accountId))
  await expect(d.order(linh)).rejects.toThrow('not_logged_in')
  await d.transfer({ content: content(order) })
  await d.drain()
  expect(await d.money(linh)).toBe(dong(505))
})

test.each([
  ['lower case', (code: string) => code.toLowerCase()],
  ['spaces', (code: string) => code.replace(/(.{3})/g, '$1 ')],
  ['text around', (code: string) => `CT DEN:0123 NGUYEN VAN A chuyen tien ${code}-GD 55512`],
])('[WAL-06] a content code with %s finds its order', async (_, spell) => {
  const linh = await d.w.signIn()
  const order = await d.order(linh)
  expect(contentCodeIn(spell(content(order)))).toBe(content(order))
  await d.transfer({ content: spell(content(order)) })
  await d.drain()
  expect((await d.seen(linh, order.number)).state).toBe('completed')
})

/** Members in the name that their bank tells. */
async function named(fullName: string) {
  const who = await d.w.signIn()
  await d.w.database.transaction((tx) =>
    saveDetail(tx, d.w.personal, who.accountId, { name: 'fullName', value: fullName }),
  )
  return who
}

test('[WAL-06] a transfer without a code finds the only open order of its amount, if its payer is the member', async () => {
  const linh = await named('Nguyễn Thị Linh')
  const order = await d.order(linh, { amount: '311000' })
  const transfer = { content: 'chuyen tien', transferAmount: 311_000, payerName: 'NGUYEN THI LINH' }
  await d.transfer(transfer)
  await d.drain()
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'completed', credited: '314110.00' })
})

test.each([
  ['another payer', { payerName: 'TRAN VAN MINH' }],
  ['a payer without a name', { payerName: '' }],
  ['another amount', { transferAmount: 322_000 }],
  ['another account', { accountNumber: '9999999999' }],
  ['the code of nobody’s order', { content: 'D7K2M9QX' }],
])('[WAL-06] a transfer without its order’s code and with %s waits for an operator', async (_, otherwise) => {
  const linh = await named('Nguyễn Thị Linh')
  const order = await d.order(linh, { amount: '321000' })
  await d.transfer({ content: 'nap', transferAmount: 321_000, payerName: 'NGUYEN THI LINH', ...otherwise })
  await d.drain()
  expect((await d.seen(linh, order.number)).state).toBe('created')
  await d.ask(linh, 'cancelDeposit', { number: order.number })
})

test('[WAL-06] two open orders of one amount are never told apart by it', async () => {
  const [linh, other] = [await named('Lê Văn An'), await named('Phạm Thị Bình')]
  const [own, theirs] = [await d.order(linh, { amount: '331000' }), await d.order(other, { amount: '331000' })]
  await d.transfer({ content: 'nap', transferAmount: 331_000, payerName: 'LE VAN AN' })
  await d.drain()
  expect((await d.seen(linh, own.number)).state).toBe('created')
  expect((await d.seen(other, theirs.number)).state).toBe('created')
})
