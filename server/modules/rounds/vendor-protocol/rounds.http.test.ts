import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { type GamePlayer, gameCode, launch, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

/** One for all: every player, round and id here is its own. */
let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(async () => {
  expect((await verifyBook(v.w.database)).differences).toEqual([])
  await v[Symbol.asyncDispose]()
})

let ids = 0
const newId = () => `t${++ids}`
const currency = 'VND'

const byPlayer = ({ player }: GamePlayer) => ({ player, currency })
const bySession = ({ player, session }: GamePlayer) => ({ player, session, currency, gameCode })

function betBody(who: GamePlayer, amount: string, given: object = {}) {
  return { ...bySession(who), transactionId: newId(), roundId: newId(), amount, ...given }
}
function winBody(who: GamePlayer, roundId: string, amount: string, given: object = {}) {
  return { ...byPlayer(who), transactionId: newId(), roundId, amount, roundClosed: true, ...given }
}
const refundBody = (who: GamePlayer, betTransactionId: string, given: object = {}) => ({
  ...byPlayer(who),
  transactionId: newId(),
  betTransactionId,
  ...given,
})

const ok = (balance: string) => ({ outcome: 'ok', balance, currency })
const is = (outcome: string, balance: string) => ({ outcome, balance, currency })

test('[PLAY-04] C6 the same id with another amount, round, player or operation is a conflict', async () => {
  const [who, other] = [await v.player(), await v.player()]
  const bet = betBody(who, '100')
  await v.pg.call('bet', bet)
  for (const changed of [{ amount: '101' }, { amount: '100.0' }, { roundId: newId() }, bySession(other)])
    expect((await v.pg.call('bet', { ...bet, ...changed })).outcome).toBe('conflict')
  const win = winBody(who, bet.roundId, '100', { transactionId: bet.transactionId })
  expect(await v.pg.call('win', win)).toEqual(is('conflict', '900.00'))
  // A field that we do not know makes no other call of it, and nor does a session that was begun since.
  expect((await v.pg.call('bet', { ...bet, sentAt: 'later' })).outcome).toBe('ok_duplicate')
  expect((await v.pg.call('bet', { ...bet, session: 'x'.repeat(22) })).outcome).toBe('ok_duplicate')
})

test('[PLAY-04] C6 whatever a call says makes it this call: with any other field it is another one', async () => {
  const who = await v.player()
  const [bet, buyIn] = [betBody(who, '1'), { ...bySession(who), transactionId: newId(), amount: '7' }]
  await v.pg.call('bet', bet)
  await v.pg.call('buyIn', buyIn)
  const amounts = { amount: '2', minBalance: '3' }
  const buyOut = { ...byPlayer(who), transactionId: newId(), buyInTransactionId: buyIn.transactionId, amount: '7' }
  const adjust = { ...byPlayer(who), transactionId: newId(), amount: '1', reason: 'one' }
  const both = betBody(who, '1', { winAmount: '1', roundClosed: false, minBalance: '1' })
  const others = { gameCode: 'koi', roundId: newId() }
  for (const [operation, body, changes] of [
    ['bet', bet, { ...others, ...amounts, isFree: true }],
    ['betAndWin', both, { ...others, ...amounts, winAmount: '2', roundClosed: true }],
    ['win', winBody(who, bet.roundId, '1'), { amount: '2', roundClosed: false, freeRewardId: 'reward' }],
    ['refund', refundBody(who, both.transactionId), { betTransactionId: bet.transactionId }],
    ['buyOut', buyOut, { amount: '8', buyInTransactionId: bet.transactionId }],
    ['adjust', adjust, { amount: '-1', reason: 'another' }],
  ] as const) {
    await v.pg.call(operation, body)
    for (const [field, value] of Object.entries(changes)) {
      const answer = await v.pg.call(operation, { ...body, [field]: value })
      expect(answer.outcome, `${field} of ${operation}`).toBe('conflict')
    }
  }
  expect(await v.pg.call('balance', byPlayer(who))).toEqual(ok('1001.00'))
})

test('[PLAY-04] C7 what takes a bet, a tip or a buy-in back names the entry that it reverses', async () => {
  const who = await v.player()
  const tip = { ...bySession(who), transactionId: newId(), amount: '5' }
  const buyIn = { ...bySession(who), transactionId: newId(), amount: '7' }
  const bet = betBody(who, '3')
  expect((await v.pg.call('bet', bet)).outcome).toBe('ok')
  expect((await v.pg.call('tip', tip)).outcome).toBe('ok')
  expect((await v.pg.call('buyIn', buyIn)).outcome).toBe('ok')
  for (const { transactionId } of [bet, tip, buyIn]) {
    const refund = refundBody(who, transactionId)
    expect((await v.pg.call('refund', refund)).outcome).toBe('ok')
    const entry = (id: string) =>
      v.w.database.db.selectFrom('ledger_entries').select(['id', 'reverses']).where('external_id', '=', id)
    const taken = await entry(transactionId).executeTakeFirstOrThrow()
    expect((await entry(refund.transactionId).executeTakeFirstOrThrow()).reverses).toBe(taken.id)
  }
})

test('[PLAY-04] C15, C16 an old, a foreign or a made-up session bets no more; a game in service takes no bets', async () => {
  const [who, other] = [await v.player(), await v.player()]
  const bet = betBody(who, '100')
  await v.pg.call('bet', bet)
  for (const session of ['x'.repeat(22), other.session])
    expect(await v.pg.call('bet', betBody(who, '1', { session }))).toEqual(is('token_invalid', '900.00'))
  for (const code of ['serviced', 'unheard-of'])
    expect(await v.pg.call('bet', betBody(who, '1', { gameCode: code }))).toEqual(is('game_disabled', '900.00'))
  await v.w.moveClock(12 * 3600 + 60)
  expect(await v.pg.call('bet', betBody(who, '1'))).toEqual(is('token_expired', '900.00'))
  expect(await v.pg.call('win', winBody(who, bet.roundId, '5'))).toEqual(ok('905.00'))
  await v.w.moveClock(0)
})

test('[PLAY-04] C26 a correction goes up and down, and below nothing it is owed', async () => {
  const who = await v.player()
  const adjust = (amount: string) =>
    v.pg.call('adjust', { ...byPlayer(who), transactionId: newId(), amount, reason: 'a round was drawn again' })
  expect(await adjust('12.34')).toEqual(ok('1012.34'))
  expect(await adjust('-12.34')).toEqual(ok('1000.00'))
  expect(await adjust('-1500')).toEqual(ok('0.00'))
  expect(await moneyOf(v.w.database.db, who.memberId, currency)).toMatchObject({ owedMinor: 50_000n })
})

test('[PLAY-04] C28 what is at a table is held, and what was lost or won there is the vendor’s', async () => {
  const who = await v.player()
  for (const [amount, left, vendorGot] of [
    ['450.25', '1150.25', -15_025n],
    ['120', '970.25', 18_000n],
  ] as const) {
    const before = await vendorMoney()
    const buyIn = { ...bySession(who), transactionId: newId(), amount: '300' }
    expect((await v.pg.call('buyIn', buyIn)).outcome).toBe('ok')
    expect((await moneyOf(v.w.database.db, who.memberId, currency)).heldMinor).toBe(30_000n)
    const buyOut = { ...byPlayer(who), transactionId: newId(), buyInTransactionId: buyIn.transactionId, amount }
    expect(await v.pg.call('buyOut', buyOut)).toEqual(ok(left))
    expect((await moneyOf(v.w.database.db, who.memberId, currency)).heldMinor).toBe(0n)
    expect((await vendorMoney()) - before).toBe(vendorGot)
  }
  const none = { ...bySession(who), transactionId: newId(), amount: '0' }
  expect(await v.pg.call('buyIn', none)).toEqual({ outcome: 'bad_request' })
})

/** What the vendor's games took, less what they paid. */
async function vendorMoney(): Promise<bigint> {
  const { rows } = await v.w.database.transaction((tx) =>
    sql<{ sum: bigint }>`
      select coalesce(sum(case when t.credit_id = a.id then t.amount else -t.amount end), 0)::bigint as sum
      from ledger_accounts a join ledger_transfers t on a.id in (t.credit_id, t.debit_id)
      where a.kind = 'vendor' and a.holder = 'PG'
    `.execute(tx),
  )
  return rows[0]?.sum ?? 0n
}

test('[PLAY-04] rounds and ids of one vendor are nothing to another', async () => {
  const who = await v.player()
  const bet = betBody(who, '100')
  await v.pg.call('bet', bet)
  expect((await v.jdb.call('win', winBody(who, bet.roundId, '100'))).outcome).toBe('ref_not_found')
  expect((await v.jdb.call('refund', refundBody(who, bet.transactionId))).outcome).toBe('ok_noop')
  expect((await v.jdb.call('bet', bet)).outcome).toBe('ref_cancelled')
  expect((await v.jdb.call('bet', betBody(who, '1'))).outcome).toBe('token_invalid')
  expect(await v.pg.call('balance', byPlayer(who))).toEqual(ok('900.00'))
})

test('[PLAY-04] a launch begins one session, within a minute, at its own vendor', async () => {
  const { accountId } = await v.w.signIn({ language: 'AR' })
  const launchToken = await launch(v.w, accountId)
  expect(await v.jdb.call('authenticate', { launchToken, gameCode })).toEqual({ outcome: 'token_invalid' })
  expect(await v.pg.call('authenticate', { launchToken, gameCode: 'unheard-of' })).toEqual({ outcome: 'game_disabled' })
  expect(await v.pg.call('authenticate', { launchToken, gameCode })).toEqual({
    ...ok('0.00'),
    ...{ session: expect.stringMatching(/^[\w-]{22}$/), player: expect.stringMatching(/^[\w-]{22}$/), language: 'ar' },
  })
  expect(await v.pg.call('authenticate', { launchToken, gameCode })).toEqual({ outcome: 'token_invalid' })
  const late = await launch(v.w, accountId)
  await v.w.moveClock(61)
  expect(await v.pg.call('authenticate', { launchToken: late, gameCode })).toEqual({ outcome: 'token_invalid' })
  await v.w.moveClock(0)
})

test('[SYS-02] [SYS-03] while the portal is closed vendors are answered as before', async () => {
  const who = await v.player()
  const maintenance = { title: { en: 'Back soon' }, message: { en: 'We are changing the wheels.' }, until: null }
  await v.w.set('availability', { maintenance })
  await v.w.set('regions', { denied: ['VN'] })
  const bet = betBody(who, '100')
  expect(await v.pg.call('bet', bet)).toEqual(ok('900.00'))
  expect(await v.pg.call('win', winBody(who, bet.roundId, '50'))).toEqual(ok('950.00'))
  expect(await v.pg.call('balance', bySession(who))).toEqual(ok('950.00'))
  await v.w.set('availability', { maintenance: null })
  await v.w.set('regions', { denied: [] })
})
