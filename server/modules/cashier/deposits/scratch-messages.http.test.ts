import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cardPaths, cardSignedText, cardStatuses } from '@banyan/contract/gateway/scratch-card.ts'
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { cashier, type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'

const secret = 'a key of the cards, nobody else has it'
const md5 = (signed: string) => createHash('md5').update(signed).digest('hex')

/** What the provider answers about each order; it is silent about the others. */
const answers = new Map<string, object>()
const asked: string[] = []
const provider = createServer(async (request, response) => {
  const { request_id: number } = JSON.parse(await text(request))
  if (request.url !== `/${cardPaths.query}`)
    return void response.end(JSON.stringify({ status: cardStatuses.pending, request_id: number, trans_id: 1 }))
  asked.push(number)
  const answer = answers.get(number)
  if (!answer) return void response.writeHead(503).end()
  response.writeHead('status' in answer && answer.status === 404 ? 404 : 200)
  response.end(JSON.stringify({ request_id: number, ...answer }))
})

let d: DepositWorld
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
  d = await depositWorld({
    payments: [{ name: 'SCRATCH', partner: 'banyan-play', access: '-', secret, url, sources: ['127.0.0.1'] }],
  })
  const card = { id: 'CARD', kind: 'scratchCard' as const, provider: 'SCRATCH', accounts: [] }
  const channel = { ...card, name: { en: 'Card' }, enabled: true, least: '10000.00', most: '1000000.00', presets: [] }
  const terms = { feePpm: 200_000, bonusPpm: 0, turnover: 3, minutes: 15, countries: [] }
  await d.w.set('cashier', { ...cashier, openAtMost: 10, channels: [{ ...channel, ...terms }] })
})
afterAll(async () => {
  await d[Symbol.asyncDispose]()
  provider.close()
})

interface Card {
  readonly telco: string
  readonly serial: string
  readonly code: string
}

let cards = 0
const newCard = (): Card => {
  const digits = String(++cards).padStart(6, '0')
  return { telco: 'VIETTEL', serial: `SERIAL${digits}`, code: `CODE${digits}` }
}

async function handIn(who: SignedInClient, card: Card, amount = '100000'): Promise<Deposit> {
  return await d.order(who, { channel: 'CARD', amount, card })
}

/** A message of the provider, signed for the card that it names; answers the status of the reply. */
async function tell(number: string, card: Card, given: object): Promise<number> {
  const message = { status: cardStatuses.charged, request_id: number, ...given, ...card }
  const body = { ...message, callback_sign: md5(cardSignedText(secret, card.code, card.serial)) }
  const { statusCode } = await d.w.app.vendors.inject({ method: 'POST', url: '/gateway/v1/scratch', payload: body })
  return statusCode
}

let passed = 0
/** Moves the clock on by so many seconds. */
async function pass(seconds: number): Promise<void> {
  passed += seconds
  await d.w.moveClock(passed)
}

/** Delivers what was told, and lets the provider be asked where a message has it asked. */
async function handle(): Promise<void> {
  await d.drain()
  await d.w.app.work.polled('ask-about-claims')
}

const charged = (transactionId: number, value = 100_000) => ({
  ...{ status: cardStatuses.charged, trans_id: transactionId, declared_value: value, value, amount: value },
})
const doubts = (transactionId: number) =>
  d.w.logs.filter((line) => line.level === 50 && line.transactionId === String(transactionId))

test('[WAL-06] a message credits nothing by itself: the provider is asked about the order, and its answer counts', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  answers.set(number, charged(101))
  expect(await tell(number, card, charged(101))).toBe(200)
  await d.drain()
  expect(await d.money(linh)).toBe(0n)
  await d.w.app.work.polled('ask-about-claims')
  expect(await d.seen(linh, number)).toMatchObject({ state: 'completed', credited: '80000.00' })
  expect(await d.money(linh)).toBe(8_000_000n)
  expect(doubts(101)).toEqual([])
})

test('[WAL-06] a message with a forged amount credits what the provider answers, and is reported', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  answers.set(number, charged(102))
  expect(await tell(number, card, charged(102, 900_000))).toBe(200)
  await handle()
  expect(await d.seen(linh, number)).toMatchObject({ state: 'completed', credited: '80000.00' })
  expect(await d.money(linh)).toBe(8_000_000n)
  expect(doubts(102)).toMatchObject([{ outcome: 'answer_differs' }])
})

test('[WAL-06] a message that says a card was charged credits nothing where the provider refused it', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  answers.set(number, { status: cardStatuses.badCard })
  await tell(number, card, charged(103))
  await handle()
  expect(await d.seen(linh, number)).toMatchObject({ state: 'failed', reason: 'bad_card' })
  expect(await d.money(linh)).toBe(0n)
  expect(doubts(103)).toMatchObject([{ outcome: 'answer_differs' }])
})

test('[WAL-06] a message that names another card than the order has is reported, and the provider is not asked', async () => {
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  const [own, others] = [newCard(), newCard()]
  const order = await handIn(linh, own)
  await handIn(minh, others)
  answers.set(order.number, charged(104))
  for (const swapped of [others, { ...own, serial: others.serial }, { ...own, telco: 'MOBIFONE' }])
    expect(await tell(order.number, swapped, charged(104))).toBe(200)
  await handle()
  expect(asked).not.toContain(order.number)
  expect(await d.money(linh)).toBe(0n)
  expect(await d.seen(linh, order.number)).toMatchObject({ state: 'created' })
  expect(doubts(104).map(({ outcome }) => outcome)).toContain('card_differs')
  // The true message of the same transaction still counts.
  await tell(order.number, own, charged(104))
  await handle()
  expect(await d.money(linh)).toBe(8_000_000n)
})

test('[WAL-06] a message about no order of this provider credits nothing and is reported', async () => {
  await tell('D-unknown', newCard(), charged(105))
  await handle()
  expect(asked).not.toContain('D-unknown')
  expect(doubts(105)).toMatchObject([{ outcome: 'unmatched' }])
})

test('[WAL-06] an order that the provider does not know is not credited, whatever a message says', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  answers.set(number, { status: 404 })
  await tell(number, card, charged(106))
  await handle()
  expect(await d.money(linh)).toBe(0n)
  expect(doubts(106)).toMatchObject([{ outcome: 'not_known' }])
})

test('[WAL-06] a provider that does not answer is asked again until it does, and nothing is credited before', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  await tell(number, card, charged(107))
  await handle()
  const askedOnce = asked.filter((one) => one === number).length
  expect(askedOnce).toBe(1)
  expect(await d.seen(linh, number)).toMatchObject({ state: 'created', credited: null })
  // Not due yet.
  await d.w.app.work.polled('ask-about-claims')
  expect(asked.filter((one) => one === number)).toHaveLength(1)
  for (const seconds of [61, 121, 241]) {
    await pass(seconds)
    await d.w.app.work.runDue('ask-providers')
  }
  expect(asked.filter((one) => one === number)).toHaveLength(4)
  expect(await d.money(linh)).toBe(0n)
  answers.set(number, charged(107))
  await pass(481)
  await d.w.app.work.runDue('ask-providers')
  expect(await d.money(linh)).toBe(8_000_000n)
})

test('[WAL-06] a pending answer leaves the message waiting for the next one', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  answers.set(number, { status: cardStatuses.pending, trans_id: 108 })
  await tell(number, card, charged(108))
  await handle()
  expect(await d.money(linh)).toBe(0n)
  answers.set(number, charged(108))
  await pass(61)
  await d.w.app.work.polled('ask-about-claims')
  expect(await d.money(linh)).toBe(8_000_000n)
  expect(doubts(108)).toEqual([])
})

test('[WAL-06] a message that comes late and twice credits its order once, as late', async () => {
  const linh = await d.w.signIn()
  const card = newCard()
  const { number } = await handIn(linh, card)
  await pass(16 * 60)
  await d.w.app.work.runDue('expire-deposits')
  expect(await d.seen(linh, number)).toMatchObject({ state: 'expired' })
  answers.set(number, charged(109))
  for (let times = 0; times < 3; times++) expect(await tell(number, card, charged(109))).toBe(200)
  await handle()
  await tell(number, card, charged(109))
  await handle()
  expect(await d.seen(linh, number)).toMatchObject({ state: 'completed' })
  expect(await d.money(linh)).toBe(8_000_000n)
})

test('[PRV-04] the messages that are kept and logged name no card in the clear', async () => {
  const card = newCard()
  const { number } = await handIn(await d.w.signIn(), card)
  await tell(number, { ...card, serial: 'SWAPPED1' }, charged(110))
  await handle()
  const kept = await d.w.database.db.selectFrom('gateway_events').select(['event_key', 'body']).execute()
  const clear = kept.map(({ event_key: key, body }) => `${key} ${Buffer.from(body).toString('latin1')}`).join()
  for (const written of [clear, JSON.stringify(d.w.logs)])
    for (const word of [card.code, card.serial, 'SWAPPED1']) expect(written).not.toContain(word)
})
