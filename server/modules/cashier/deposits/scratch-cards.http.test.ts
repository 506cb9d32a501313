import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cardStatuses } from '@banyan/contract/gateway/scratch-card.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashier, type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'

/** Charges cards by their code's first letter. */
const provider = createServer(async (request, response) => {
  const { request_id: number, code } = JSON.parse(await text(request))
  const status = { B: cardStatuses.badCard, M: cardStatuses.maintenance }[code[0] as string] ?? cardStatuses.pending
  response.end(JSON.stringify({ status, request_id: number }))
})

let d: DepositWorld
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
  const secret = 'a key of the cards, nobody else has it'
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

let requests = 0
let amount = 10
/** What became of a card: the order's state, or why there is none. Amounts differ, as those of open orders must. */
async function charge(who: Awaited<ReturnType<typeof d.w.signIn>>, code: string): Promise<string> {
  const card = { telco: 'VIETTEL', serial: `S${code}`, code }
  const order = { requestId: `card-request-${++requests}`, channel: 'CARD', amount: String(++amount * 1_000), card }
  const answer = await d.ask(who, 'openDeposit', order)
  lastHint = answer.value?.retryAfterSeconds
  return answer.code ?? answer.value.state
}
/** When to come again, where the last answer said so. */
let lastHint: number | undefined

test('[WAL-06] a card is tried once within a day, by whoever has it; one that could not be sent may be tried again', async () => {
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  expect(await charge(linh, 'PENDING0001')).toBe('created')
  expect(await charge(linh, 'PENDING0001')).toBe('deposit_card_used')
  expect(await charge(minh, 'PENDING0001')).toBe('deposit_card_used')
  expect(await charge(minh, 'MAINTAINED1')).toBe('failed')
  expect(await charge(minh, 'MAINTAINED1')).toBe('failed')
  await d.w.moveClock(24 * 3_600)
  expect(await charge(await d.w.signIn(minh.accountId), 'PENDING0001')).toBe('created')
})

test('[WAL-06] five wrong cards close cards to their member for a day, and to nobody else', async () => {
  const [linh, minh] = [await d.w.signIn(), await d.w.signIn()]
  for (let cards = 1; cards <= 5; cards++) expect(await charge(linh, `BAD00000${cards}`)).toBe('failed')
  expect(await charge(linh, 'PENDING0002')).toBe('deposit_cards_locked')
  expect(lastHint).toBeGreaterThan(24 * 3_600 - 600)
  expect(lastHint).toBeLessThanOrEqual(24 * 3_600)
  expect(await charge(minh, 'PENDING0002')).toBe('created')
  // From the start of this world, and a day after the test before it.
  await d.w.moveClock(3 * 24 * 3_600)
  expect(await charge(await d.w.signIn(linh.accountId), 'PENDING0003')).toBe('created')
})

test('[PRV-04] neither the code nor the serial number of a card is kept', async () => {
  await charge(await d.w.signIn(), 'PENDING0004')
  const kept = await d.w.database.db.selectFrom('deposits').select(sql<string>`deposits::text`.as('row')).execute()
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain('PENDING0004')
})
