import { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, corrections } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import {
  type GamePlayer,
  gameCode,
  launch,
  type VendorWorld,
  vendorWorld,
} from '#/modules/rounds/test-world/vendor-world.ts'
import { openLot } from '#/modules/wagering/turnover.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { recordReader } from '../test-world/record-reader.ts'

let v: VendorWorld
/** Who bet 100 and won 250.50, bet 40 that was taken back, bet 10 that is open, and was given 5 by an operator. */
let who: GamePlayer
const currency = 'VND'
const dayS = 86_400

// Noon in UTC, seven in the evening of 1 March in Vietnam.
beforeAll(async () => {
  v = await vendorWorld()
  await at(0)
  who = await v.player(1_000_00n)
  const bet = (id: string, amount: string) =>
    v.pg.call('bet', {
      player: who.player,
      session: who.session,
      currency,
      gameCode,
      transactionId: id,
      roundId: `round-${id}`,
      amount,
    })
  await bet('won', '100')
  await v.pg.call('win', {
    player: who.player,
    currency,
    transactionId: 'won-paid',
    roundId: 'round-won',
    amount: '250.5',
    roundClosed: true,
  })
  await bet('back', '40')
  await v.pg.call('refund', { player: who.player, currency, transactionId: 'back-again', betTransactionId: 'back' })
  await bet('open', '10')
  const given = { accountId: who.memberId, amount: 5_00n, key: 'approval-1', actor: 'dao.pham' }
  await v.w.database.transaction((tx) => correctBalance(tx, given))
})
afterAll(() => v[Symbol.asyncDispose]())

const at = (seconds: number) => v.w.database.transaction((tx) => stopClock(tx, seconds))
const own = () => recordReader(v.w, who.memberId)

test('[WAL-09] a history tells each movement with its type, its game and the balance after it', async () => {
  const { from, to, rows, next } = await own().read('transactionHistory', { period: 'today' })
  expect([from, to, next]).toEqual(['2026-03-01', '2026-03-01', null])
  const told = rows.map(({ type, group, amount, balance, reference }) =>
    [type, group, amount, balance, reference].join(' '),
  )
  expect(told).toEqual([
    'correction admin 5.00 1145.50 approval-1',
    'bet bet -10.00 1140.50 open',
    'betReturn bet 40.00 1150.50 back-again',
    'bet bet -40.00 1110.50 back',
    'payout bet 250.50 1150.50 won-paid',
    'bet bet -100.00 900.00 won',
    'demoMoney admin 1000.00 1000.00 1',
  ])
  expect(rows[2]?.remark).toMatchObject({ vendor: 'PG', gameCode, roundId: 'round-back' })
  expect(rows[2]?.remark?.game).toBeTruthy()
  expect(rows[0]?.remark).toBeNull()
})

test('[WAL-09] filters by group, direction and reference; the totals are of what they let through', async () => {
  const reader = own()
  const of = async (filter: Record<string, string>) => {
    const { rows } = await reader.read('transactionHistory', filter)
    const { in: into, out, net } = await reader.read('transactionTotals', filter)
    return [rows.length, into, out, net].join(' ')
  }
  expect(await of({})).toBe('7 1295.50 150.00 1145.50')
  expect(await of({ group: 'bet' })).toBe('5 290.50 150.00 140.50')
  expect(await of({ group: 'bet', direction: 'in' })).toBe('2 290.50 0.00 290.50')
  expect(await of({ direction: 'out' })).toBe('3 0.00 150.00 -150.00')
  expect(await of({ group: 'deposit' })).toBe('0 0.00 0.00 0.00')
  expect(await of({ reference: 'won-paid' })).toBe('1 250.50 0.00 250.50')
  expect(await of({ reference: 'won-paid', group: 'admin' })).toBe('0 0.00 0.00 0.00')
  expect(await of({ reference: 'nothing' })).toBe('0 0.00 0.00 0.00')
})

test('[WAL-09] bets have a status, and filter by it, by vendor, game and product', async () => {
  const reader = own()
  const ids = async (filter: Record<string, string>) =>
    (await reader.read('betHistory', filter)).rows.map(({ roundId, status }) => `${roundId} ${status}`).toSorted()
  const all = ['round-back cancelled', 'round-open open', 'round-won won']
  expect(await ids({})).toEqual(all)
  expect(await ids({ status: 'won' })).toEqual(['round-won won'])
  for (const none of ['lost', 'draw']) expect(await ids({ status: none })).toEqual([])
  expect(await ids({ status: 'cancelled' })).toEqual(['round-back cancelled'])
  expect(await ids({ status: 'open' })).toEqual(['round-open open'])
  expect(await ids({ vendor: 'PG', gameCode, product: 'RNG' })).toEqual(all)
  for (const other of [{ vendor: 'JDB' }, { gameCode: 'koi' }, { product: 'LIVE' }] as const)
    expect(await ids(other)).toEqual([])
  const { rounds, stake, payout, profit, isComplete } = await reader.read('betTotals')
  expect([rounds, stake, payout, profit, isComplete]).toEqual([2, '110.00', '250.50', '140.50', true])
  const back = await reader.read('betTotals', { status: 'cancelled' })
  expect([back.rounds, back.stake, back.payout]).toEqual([1, '0.00', '0.00'])
  const [row] = (await reader.read('betHistory', { status: 'cancelled' })).rows
  expect(row).toMatchObject({ stake: '40.00', payout: '40.00', profit: '0.00' })
})

test('[WAL-09] one bet tells what moved money in it; another account’s is none', async () => {
  const { calls, status, profit } = await own().read('betDetail', { vendor: 'PG', roundId: 'round-back' })
  expect([status, profit]).toEqual(['cancelled', '0.00'])
  expect(calls.map(({ type, stake, payout }) => [type, stake, payout])).toEqual([
    ['bet', '40.00', '0.00'],
    ['betReturn', '0.00', '40.00'],
  ])
  const other = recordReader(v.w, (await v.w.signIn()).accountId)
  for (const roundId of ['round-back', 'nothing'])
    expect(await other.codeOf('betDetail', { vendor: 'PG', roundId })).toBe('round_not_found')
})

test('[WAL-09] nobody reads another account’s records; a trial account and a visitor read none', async () => {
  const other = recordReader(v.w, (await v.w.signIn()).accountId)
  for (const id of ['transactionHistory', 'betHistory', 'bonusDetails'] as const)
    expect((await other.read(id)).rows).toEqual([])
  expect((await other.read('personalProfit')).products).toEqual([])
  expect((await other.read('playedGames')).list).toEqual([])
  const trial = recordReader(v.w, (await v.w.signIn({ type: accountTypes.trial })).accountId)
  for (const id of Object.keys(recordsCalls) as (keyof typeof recordsCalls)[]) {
    const query = id === 'betDetail' ? { vendor: 'PG', roundId: 'r' } : {}
    expect(await trial.codeOf(id, query)).toBe('in_need_true_account')
    const answer = await v.w.app.portal.inject(`${recordsCalls[id].path}?${new URLSearchParams(query as never)}`)
    expect(answer.json().code).toBe('not_logged_in')
  }
})

test('[WAL-09] agents have records as well', async () => {
  const agent = recordReader(v.w, (await v.w.signIn({ type: 1 })).accountId)
  expect(await agent.codeOf('transactionHistory')).toBe('ok')
})

test('[WAL-09] profit is payout less stake; what is open stands apart; the games that were played are told', async () => {
  const { products, bets, stake, payout, profit, pending, deposits, rebate } = await own().read('personalProfit')
  expect([bets, stake, payout, profit, pending]).toEqual([2, '110.00', '250.50', '140.50', '10.00'])
  expect(products).toMatchObject([{ product: 'RNG', bets: 2, stake: '110.00', payout: '250.50', profit: '140.50' }])
  expect([deposits, rebate]).toEqual(['0.00', '0.00'])
  expect((await own().read('playedGames')).list).toMatchObject([{ vendor: 'PG', gameCode, product: 'RNG' }])
})

test('[WAL-09] valid bets stand beside each bet, in the totals and by product, once the fold has counted them', async () => {
  // What is younger than a second may belong to a transaction that is not over.
  await at(5)
  await v.w.app.work.polled('fold-valid-bets')
  await at(10)
  await v.w.app.work.polled('fold-promotion-facts')
  const reader = own()
  const valid = async () =>
    (await reader.read('betHistory')).rows.map((row) => `${row.roundId} ${row.valid}`).toSorted()
  expect(await valid()).toEqual(['round-back 0.00', 'round-open 0.00', 'round-won 100.00'])
  expect((await reader.read('betTotals')).valid).toBe('100.00')
  expect((await reader.read('betDetail', { vendor: 'PG', roundId: 'round-won' })).valid).toBe('100.00')
  const report = await reader.read('personalProfit')
  expect([report.valid, report.products.map((own) => own.valid)]).toEqual(['100.00', ['100.00']])
})

test('[WAL-09] bonuses that expire within the next 7 or 30 days are found by the day on which they expire', async () => {
  const now = await databaseNow(v.w.database.db)
  const lots = [1, 8, 40].map((days) => ({ days, expiresAt: new Date(now.getTime() + days * dayS * 1_000) }))
  const account = await v.w.signIn()
  await v.w.database.transaction(async (tx) => {
    for (const { days, expiresAt } of lots)
      await openLot(tx, {
        ...{ accountId: account.accountId, asset: currency, source: 'bonus', reference: `deposit-${days}` },
        ...{ amount: 1_000n, base: 0n, factor: 1, contribution: undefined, largestBet: undefined, expiresAt },
      })
  })
  const reader = recordReader(v.w, account.accountId)
  const found = async (query: Record<string, string>) =>
    (await reader.read('bonusDetails', query)).rows.map(({ name }) => name)
  expect(await found({ period: 'nextSevenDays' })).toEqual(['deposit-1'])
  expect(await found({ period: 'nextThirtyDays' })).toEqual(['deposit-8', 'deposit-1'])
  expect(await found({ period: 'today' })).toEqual(['deposit-40', 'deposit-8', 'deposit-1'])
  expect(await found({ from: '2026-03-05', to: '2026-03-20' })).toEqual(['deposit-8'])
})

test('[WAL-09] deposits, withdrawals, rebate and promotion in the profit are the sums of the book, folded or not', async () => {
  const { accountId } = await v.w.signIn()
  const own = available(accountId, currency)
  const moves = [
    ['provider:VIETQR', 'deposit', 900_00n],
    ['operator', 'deposit_manual', 50_00n],
    ['provider:VIETQR', 'deposit_reversal', -100_00n],
    ['withdrawal', 'withdrawal', -300_00n],
    ['withdrawal', 'withdrawal_refund', 120_00n],
    ['lottery', 'rebate', 7_50n],
    ['lottery', 'rebate', -2_25n],
    ['promotions', 'promo_wheel', 30_00n],
    ['promotions', 'promo_gift', 3_33n],
  ] as const
  for (const [index, [source, kind, amount]] of moves.entries()) {
    const [debit, credit] = amount > 0n ? [corrections(currency), own] : [own, corrections(currency)]
    await v.w.database.transaction((tx) =>
      postOne(tx, {
        key: { source, kind, externalId: `profit-${index}` },
        ...{ parameters: {}, actor: 'test', subject: own },
        legs: [{ debit, credit, amount: amount > 0n ? amount : -amount }],
      }),
    )
  }
  const reader = recordReader(v.w, accountId)
  const read = async () => {
    const { deposits, withdrawals, rebate, promotion, profit } = await reader.read('personalProfit', {
      period: 'today',
    })
    return { deposits, withdrawals, rebate, promotion, profit }
  }
  const sums = { deposits: '850.00', withdrawals: '180.00', rebate: '5.25', promotion: '33.33', profit: '38.58' }
  expect(await read()).toEqual(sums)
  await at(3_600)
  await v.w.app.work.runDue('fold-records')
  expect(await read()).toEqual(sums)
  await at(0)
})

test('[WAL-09] a range has 31 days and no more, and goes back 90 and no further', async () => {
  const codeOf = (from?: string, to?: string) => own().codeOf('transactionHistory', { from, to })
  expect(await codeOf('2026-02-01', '2026-03-03')).toBe('ok')
  expect(await codeOf('2026-02-01', '2026-03-04')).toBe('range_too_long')
  expect(await codeOf('2025-12-01', '2025-12-02')).toBe('ok')
  expect(await codeOf('2025-11-30', '2025-12-02')).toBe('range_too_old')
  expect(await codeOf('2026-03-01', '2026-02-28')).toBe('invalid_input')
  for (const none of ['2026-02-30', '2026-13-01', '26-01-01', 'today'])
    expect(await codeOf(none, '2026-03-01')).toBe('invalid_input')
  for (const id of ['transactionTotals', 'betHistory', 'betTotals', 'bonusDetails'] as const) {
    expect(await own().codeOf(id, { from: '2026-01-01', to: '2026-02-01' })).toBe('range_too_long')
    expect(await own().codeOf(id, { from: '2025-11-30' })).toBe('range_too_old')
  }
  const { from, to } = await own().read('transactionHistory', { from: '2026-02-28' })
  expect([from, to]).toEqual(['2026-02-28', '2026-02-28'])
})

test.each([
  ['transactionHistory', { size: 9 }],
  ['transactionHistory', { size: 201 }],
  ['transactionHistory', { after: 'WyJ4Il0' }],
  ['transactionHistory', { after: 'WyI5OTk5OTk5OTk5OTk5OTk5OTk5OSJd' }],
  ['transactionHistory', { reference: 'a b' }],
  ['transactionHistory', { reference: 'x'.repeat(201) }],
  ['transactionHistory', { group: 'house' }],
  ['transactionHistory', { account: '1' }],
  ['betHistory', { status: 'settled' }],
  ['betHistory', { vendor: 'pg' }],
  ['betHistory', { after: 'WyJ4IiwieCIsIngiXQ' }],
  ['betDetail', { vendor: 'PG', roundId: 'x'.repeat(65) }],
  ['personalProfit', { period: 'ever' }],
] as const)('[WAL-09] %s refuses %j', async (id, query) => {
  expect(await own().codeOf(id, query)).toBe('invalid_input')
})

test.each([10, 200] as const)('[WAL-09] %d rows a page are taken', async (size) => {
  expect((await own().all('transactionHistory', {}, size)).length).toBe(7)
})

test('[WAL-09] a day is the merchant’s: it ends at midnight in Vietnam, and the folded days say the same', async () => {
  const late = await v.player(0n)
  // 23:59:59 of 1 March, and 00:00 of 2 March.
  for (const [seconds, amount] of [
    [17_999 - 1, 100n],
    [18_000 - 0, 7n],
  ] as const) {
    await at(seconds)
    await v.fund(late.memberId, amount)
  }
  const reader = recordReader(v.w, late.memberId)
  const days = async () =>
    await Promise.all(
      (['today', 'yesterday'] as const).map(async (period) => (await reader.read('transactionTotals', { period })).in),
    )
  expect(await days()).toEqual(['0.07', '1.00'])
  await at(19_000)
  await v.w.app.work.runDue('fold-records')
  expect(await days()).toEqual(['0.07', '1.00'])
  await at(dayS + 18_000)
  expect(await days()).toEqual(['0.00', '0.07'])
  expect(await launch(v.w, late.memberId)).toBeTruthy()
})
