import { outcomes } from '@banyan/contract/vendor/outcomes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import {
  campaignId,
  type Forgery,
  type GamePlayer,
  gameCode,
  JDB,
  PG,
  type VendorWorld,
  vendorWorld,
} from '../test-world/vendor-world.ts'

/** Of a party that speaks for every vendor. */
const everybodys = { vendorCode: '*', id: 'all', secret: 'a key of a party that speaks for all' }

let v: VendorWorld
let who: GamePlayer
beforeAll(async () => {
  const old = { ...PG, id: 'k0', secret: 'the key that PG had before this one, 0' }
  v = await vendorWorld({ vendorKeys: [{ ...PG }, old, { ...JDB }, everybodys] })
  who = await v.player()
})
afterAll(async () => {
  expect((await verifyBook(v.w.database)).differences).toEqual([])
  await v[Symbol.asyncDispose]()
})

let ids = 0
const bet = (given: object = {}) => ({
  ...{ player: who.player, session: who.session, currency: 'VND', gameCode },
  ...{ transactionId: `h${++ids}`, roundId: `h${ids}`, amount: '1', ...given },
})
const entries = async () => (await verifyBook(v.w.database)).entries

const forgeries: Readonly<Record<string, Forgery>> = {
  'another vendor’s key under our name': { key: { ...PG, secret: JDB.secret } },
  'the name of another vendor': { headers: { 'x-vendor': 'JDB' } },
  'what one key signed for another vendor': {
    key: { ...everybodys, vendorCode: 'JDB' },
    headers: { 'x-vendor': 'PG' },
  },
  'an unknown key': { headers: { 'x-key': 'k9' } },
  'no signature': { headers: { 'x-signature': '' } },
  'a signature of other letters': { headers: { 'x-signature': 'A'.repeat(64) } },
  'a short signature': { headers: { 'x-signature': 'ab' } },
  'a time that was not signed': { signedSecondsOff: -1 },
  'a time that is none': { headers: { 'x-time': '1e9' } },
  'a body that was not signed': { sends: '{"player":"somebody"}' },
  'the same body with another space': { sends: ' {}' },
  'another path': { path: '/vendor/v1/win' },
  'a query that was not signed': { path: '/vendor/v1/bet?x=1' },
  'a call of 121 s ago': { secondsOff: -121 },
  'a call of in 130 s': { secondsOff: 130 },
}

test.each(Object.entries(forgeries))(
  '[PLAY-04] C32 %s is refused before anything is looked at',
  async (_name, forgery) => {
    const before = await entries()
    expect(await v.pg.call('bet', bet(), forgery)).toEqual({ outcome: 'bad_signature' })
    expect(await v.pg.status('bet', bet(), forgery)).toBe(401)
    expect(await entries()).toBe(before)
  },
)

test('[PLAY-04] C32, C35 two keys are good at a time, and clocks may differ by two minutes', async () => {
  const old = { ...PG, id: 'k0', secret: 'the key that PG had before this one, 0' }
  for (const forgery of [
    { key: old },
    { key: { ...everybodys, vendorCode: 'PG' } },
    { secondsOff: -110 },
    { secondsOff: 110 },
  ])
    expect((await v.pg.call('bet', bet(), forgery)).outcome).toBe('ok')
})

const twice: Readonly<Record<string, (text: string) => string>> = {
  'the same again': (text) => text.replace('{', '{"amount":"1",'),
  'another one first': (text) => text.replace('{', '{"amount":"1000",'),
  'another one last': (text) => text.replace(/\}$/, ',"amount":"1000"}'),
  'spelt otherwise': (text) => text.replace('{', '{"\\u0061mount":"1000",'),
  'a field that we do not know': (text) => text.replace('{', '{"x":1,"x":1,'),
  'within a field that we do not know': (text) => text.replace('{', '{"x":[{"y":1,"y":2}],'),
}

test.each(Object.entries(twice))('[PLAY-04] a key that stands twice is refused: %s', async (_how, change) => {
  const before = await entries()
  const text = change(JSON.stringify(bet()))
  expect(JSON.parse(text)).toMatchObject({ player: who.player })
  expect(await v.pg.call('bet', text as never)).toEqual({ outcome: 'bad_request' })
  // The long way, which other headers take, does the same.
  const long = { headers: { 'content-type': 'application/json; charset=utf-8' } }
  expect(await v.pg.call('bet', text as never, long)).toEqual({ outcome: 'bad_request' })
  expect(await entries()).toBe(before)
})

const noAmounts = [
  ...[1, 1.5, null, true, '', ' 1', '1 ', '+1', '-1', '-0', '01', '1.', '.5', '1e3', '1E3', '0x10', '1,000', '1_000'],
  ...[
    'NaN',
    'Infinity',
    '１',
    '١',
    '1.001',
    '0.000000001',
    '99999999999999',
    '9223372036854775808',
    '1e21',
    '1'.repeat(5000),
  ],
]

test.each(noAmounts)('[PLAY-04] C33 %j is no amount', async (amount) => {
  const before = await entries()
  expect(await v.pg.call('bet', bet({ amount }))).toEqual({ outcome: 'bad_request' })
  expect(await v.pg.status('bet', bet({ amount }))).toBe(400)
  expect(await entries()).toBe(before)
})

/** Every other field that holds an amount. */
const amountFields = [
  ['bet', 'minBalance'],
  ['win', 'amount'],
  ['betAndWin', 'amount'],
  ['betAndWin', 'winAmount'],
  ['betAndWin', 'minBalance'],
  ['jackpotWin', 'amount'],
  ['promoWin', 'amount'],
  ['tip', 'amount'],
  ['buyIn', 'amount'],
  ['buyOut', 'amount'],
  ['adjust', 'amount'],
] as const

test.each(amountFields)('[PLAY-04] C33 nor are they in %s as its %s', async (operation, field) => {
  const before = await entries()
  // A correction may go down.
  const wrong = noAmounts.filter((amount) => operation !== 'adjust' || !/^-[01]$/.test(String(amount)))
  const rest = { winAmount: '1', roundClosed: true, buyInTransactionId: 'none', campaignId, reason: 'none' }
  for (const amount of wrong) {
    const answer = await v.pg.call(operation, { ...bet(), ...rest, [field]: amount })
    expect(answer, JSON.stringify(amount)).toEqual({ outcome: 'bad_request' })
  }
  expect(await entries()).toBe(before)
})

const noOdds = [
  ...[
    1.5,
    15_000,
    null,
    true,
    '',
    ' 1.5',
    '1.5 ',
    '0',
    '0.5',
    '-1.5',
    '+1.5',
    '1',
    '1.0',
    '1.0000',
    '01.5',
    '1.',
    '.5',
  ],
  ...['1.50001', '10000', '1e9', '1000000000', 'NaN', 'Infinity', 'evens', '1,5', '3/2', '１.5', '9'.repeat(5000)],
]

test.each([
  ...noOdds.map((odds) => ({ odds })),
  ...[1, null, '', 'PLAYER ', 'AN OUTCOME', 'người', 'x'.repeat(65), ['PLAYER']].map((outcome) => ({ outcome })),
  ...[1, null, '', 'round 1', 'x'.repeat(65)].map((market) => ({ market, outcome: 'PLAYER' })),
  { market: 'a market without an outcome' },
  { market: 'M1' },
  { market: 'M1', odds: '1.95' },
])('[PLAY-04] [WAL-07] C33 no bet is on %j', async (side) => {
  const before = await entries()
  for (const operation of ['bet', 'betAndWin'] as const) {
    const asked = bet({ winAmount: '0', roundClosed: true, ...side })
    expect(await v.pg.call(operation, asked)).toEqual({ outcome: 'bad_request' })
    expect(await v.pg.status(operation, asked)).toBe(400)
  }
  expect(await entries()).toBe(before)
})

test('[PLAY-04] C33 of nothing nothing moves, whoever asks for it', async () => {
  const { pg, w } = v
  const poor = await v.player(500n)
  const own = { player: poor.player, session: poor.session, amount: '0.00' }
  const more = { winAmount: '0', roundClosed: true, campaignId, reason: 'none' }
  for (const operation of ['bet', 'betAndWin', 'tip', 'jackpotWin', 'promoWin', 'adjust'] as const)
    expect(await pg.call(operation, { ...bet(own), ...more })).toMatchObject({ outcome: 'ok', balance: '5.00' })
  expect(await pg.call('adjust', { ...bet(own), ...more, amount: '-0' })).toMatchObject({ balance: '5.00' })
  const moved = w.database.db.selectFrom('ledger_transfers').select('amount').where('amount', '=', 0n)
  expect(await moved.execute()).toEqual([])
})

test.each([
  ['an amount of more than the books take', { amount: '10000000000000.01' }],
  ['an id with a space', { transactionId: 'a b' }],
  ['an id of other letters', { transactionId: 'ид' }],
  ['an empty id', { transactionId: '' }],
  ['an id of 65 letters', { transactionId: 'a'.repeat(65) }],
  ['a round of 65 letters', { roundId: 'a'.repeat(65) }],
  ['a round that is no text', { roundId: 7 }],
  ['a null in an id', { transactionId: 'a\u0000b' }],
  ['no game', { gameCode: undefined }],
  ['a session that is none', { session: "' or 1=1 --" }],
  ['isFree that is no yes or no', { isFree: 'yes' }],
])('[PLAY-04] C33 %s breaks the schema', async (_name, given) => {
  expect(await v.pg.call('bet', bet(given))).toEqual({ outcome: 'bad_request' })
})

test('[PLAY-04] C33 ids and amounts at their limits are taken', async () => {
  const rich = await v.player(10n ** 15n)
  const most = { player: rich.player, session: rich.session, amount: '10000000000000' }
  expect(
    (await v.pg.call('bet', bet({ ...most, transactionId: '~'.repeat(64), roundId: '!'.repeat(64) }))).outcome,
  ).toBe('ok')
})

test.each([['text'], [7], [null], [[]], [{}]])('[PLAY-04] C33 a body of %j is refused', async (body) => {
  expect(await v.pg.call('bet', body as never)).toEqual({ outcome: 'bad_request' })
})

test('[PLAY-04] C33 what is no JSON is refused, and what is too long or no JSON type is not read', async () => {
  expect(await v.pg.call('bet', '{"player":' as never)).toEqual({ outcome: 'bad_request' })
  expect(await v.pg.status('bet', bet({ padding: 'x'.repeat(64 * 1024) }))).toBe(413)
  expect(await v.pg.status('bet', bet(), { headers: { 'content-type': 'text/plain' } })).toBe(415)
})

test('[PLAY-04] C34 an operation that does not exist is not found, and nothing else than POST is taken', async () => {
  expect(await v.pg.status('bet', bet(), { path: '/vendor/v1/steal' })).toBe(404)
  const got = await v.w.app.vendors.inject({ method: 'GET', url: '/vendor/v1/bet' })
  expect(got.statusCode).toBeGreaterThanOrEqual(400)
})

test('[PLAY-04] C33 another currency, an unknown player and a trial account move nothing', async () => {
  expect((await v.pg.call('bet', bet({ currency: 'USD' }))).outcome).toBe('currency_mismatch')
  expect(await v.pg.call('bet', bet({ player: 'x'.repeat(22) }))).toEqual({ outcome: 'player_not_found' })
  const { accountId } = await v.w.signIn({ type: 4 })
  const { public_id: player } = await v.w.database.db
    .selectFrom('account_standing')
    .select('public_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(await v.pg.call('win', { ...bet(), player, roundClosed: true })).toEqual({ outcome: 'player_not_found' })
})

test('[PLAY-04] what fails on our side is told as something to try again, and nothing of it is shown', async () => {
  await using broken = await vendorWorld({ queriesFailWith: new Error('the disk is full') })
  const answer = await broken.pg.call('balance', { player: who.player, currency: 'VND' })
  expect(answer).toEqual({ outcome: 'retryable' })
  expect(await broken.pg.status('balance', { player: who.player, currency: 'VND' })).toBe(503)
  expect(broken.w.logs.some(({ msg }) => msg === "a vendor's call failed")).toBe(true)
})

test('[PLAY-04] C37 the port of vendors documents every operation and outcome, and serves nothing of the portal', async () => {
  const document = (await v.w.app.vendors.inject('/openapi.json')).json()
  expect(Object.keys(document.paths)).toContain('/vendor/v1/bet-and-win')
  expect(Object.keys(document.paths)).toHaveLength(13)
  // C37: whether a call is to be sent again stands at every outcome.
  const { description } = document.paths['/vendor/v1/bet'].post
  for (const [code, { retry }] of Object.entries(outcomes))
    expect(description).toContain(`- \`${code}\`${retry ? ' (send again)' : ''}: `)
  expect((await v.w.app.vendors.inject('/wps/system/config')).statusCode).toBe(404)
  expect((await v.w.app.portal.inject({ method: 'POST', url: '/vendor/v1/bet' })).statusCode).toBe(404)
})
