import { calls } from '@banyan/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import { type GamePlayer, gameCode, type VendorWorld, vendorWorld } from '#/modules/rounds/test-world/vendor-world.ts'
import { look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { openLot } from '#/modules/wagering/turnover.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'

/** One for all: every player and round is its test's own. */
let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(async () => {
  expect((await verifyBook(v.w.database)).differences).toEqual([])
  await v[Symbol.asyncDispose]()
})

const currency = 'VND'
let ids = 0
const newId = (kind: string) => `${kind}-${++ids}`

async function bet({ player, session }: GamePlayer, roundId: string, amount: string, transactionId = newId('b')) {
  const answer = await v.pg.call('bet', { player, session, currency, gameCode, transactionId, roundId, amount })
  return { transactionId, outcome: answer.outcome }
}
const win = (who: GamePlayer, roundId: string, amount: string) =>
  v.pg.call('win', { player: who.player, currency, transactionId: newId('w'), roundId, amount, roundClosed: true })
const lot = ({ memberId: accountId }: GamePlayer, reference: string) =>
  v.w.database.transaction((tx) =>
    openLot(tx, { accountId, asset: currency, source: 'deposit', reference, amount: 100n, factor: 3 }),
  )
const refund = ({ player }: GamePlayer, betTransactionId: string) =>
  v.pg.call('refund', { player, currency, transactionId: newId('r'), betTransactionId })

const statementOf = async (who: GamePlayer, query: object = {}) =>
  (await look(v.w, calls.memberStatement, { id: who.player, ...query })).value
const entry = (id: string) => look(v.w, calls.traceEntry, { id })
const round = (roundId: string, query: object = {}) => look(v.w, calls.traceRound, { vendor: 'PG', roundId, ...query })

test('[WAL-01] from an amount of the statement to the vendor’s message and the round, and the other way', async () => {
  const who = await v.player(100_000n)
  const roundId = newId('round')
  const { transactionId } = await bet(who, roundId, '300')
  await win(who, roundId, '750.5')
  const { rows } = await statementOf(who)
  const named = { vendor: 'PG', roundId }
  expect(rows).toMatchObject([
    { source: 'vendor:PG', kind: 'win', amount: '750.50', balance: '1450.50', round: named },
    { source: 'vendor:PG', kind: 'bet', amount: '-300.00', balance: '700.00', round: named, externalId: transactionId },
    { source: 'test', kind: 'funding', amount: '1000.00', balance: '1000.00', round: null },
  ])
  const traced = (await entry(rows[1]?.entryId ?? '')).value
  const member = { id: who.player, username: expect.stringMatching(/^player-/) }
  expect(traced).toMatchObject({
    ...{ source: 'vendor:PG', kind: 'bet', externalId: transactionId, actor: 'vendor:PG' },
    ...{ refusal: null, reverses: null, reversedBy: null, subject: { member, balance: '700.00' } },
    legs: [
      {
        ...{ amount: '300.00', asset: 'VND' },
        from: { kind: 'available', member, vendor: null, balanceAfter: '700.00' },
        to: { kind: 'vendor', member: null, vendor: 'PG', balanceAfter: null },
      },
    ],
    transaction: { transactionId, operation: 'bet', outcome: 'ok', staked: '300.00', paid: '0.00', roundId },
    round: { ...named, gameCode, staked: '300.00', paid: '750.50', closedAt: expect.any(String), player: member },
  })
  const back = (await round(roundId)).value
  expect(back.round).toEqual(traced.round)
  expect(back.rows.map(({ operation, entryId }) => ({ operation, entryId }))).toEqual([
    { operation: 'bet', entryId: rows[1]?.entryId },
    { operation: 'win', entryId: rows[0]?.entryId },
  ])
  expect((await look(v.w, calls.findMembers, { q: roundId })).value.rows).toMatchObject([
    { id: who.player, matchedBy: 'round' },
  ])
})

test('[WAL-01] a bet that was taken back names the entry that took it back, and is no stake of its round', async () => {
  const who = await v.player(100_000n)
  const roundId = newId('round')
  const { transactionId } = await bet(who, roundId, '200')
  await bet(who, roundId, '50')
  await refund(who, transactionId)
  const [returned, , first] = (await statementOf(who)).rows
  expect(returned).toMatchObject({ kind: 'refund', amount: '200.00', round: { roundId } })
  expect((await entry(first?.entryId ?? '')).value.reversedBy).toBe(returned?.entryId)
  const traced = (await entry(returned?.entryId ?? '')).value
  expect(traced).toMatchObject({ reverses: first?.entryId, transaction: { refersTo: transactionId, roundId } })
  const { rows, round: told } = (await round(roundId)).value
  expect(told).toMatchObject({ staked: '50.00', paid: '0.00', closedAt: null })
  expect(rows.map(({ operation }) => operation)).toEqual(['bet', 'bet', 'refund'])
})

test('[WAL-01] what was refused is traced too: it moved nothing', async () => {
  const who = await v.player(1_000n)
  const roundId = newId('round')
  const { outcome } = await bet(who, roundId, '500')
  expect(outcome).toBe('insufficient_funds')
  await bet(who, roundId, '5')
  const { rows } = (await round(roundId)).value
  expect(rows.map((row) => row.outcome)).toEqual(['insufficient_funds', 'ok'])
  expect((await entry(rows[0]?.entryId ?? '')).value).toMatchObject({ refusal: 'insufficient_funds', legs: [] })
})

test('[OPS-05] a correction is an entry like any other', async () => {
  const who = await v.player(1_000n)
  const { entryId } = await v.w.database.transaction((tx) =>
    correctBalance(tx, { accountId: who.memberId, amount: -400n, key: newId('approval'), actor: 'dao.pham' }),
  )
  expect((await entry(String(entryId))).value).toMatchObject({
    ...{ source: 'operator', kind: 'correction', actor: 'dao.pham', transaction: null, round: null },
    legs: [{ amount: '4.00', from: { kind: 'available' }, to: { kind: 'correction', member: null, vendor: null } }],
  })
})

test('[OPS-05] statement, rounds and a round’s calls go on page by page and hold everything once', async () => {
  const who = await v.player(1_000_000n)
  const one = newId('round')
  for (let i = 0; i < 12; i++) await bet(who, one, '1')
  for (let i = 0; i < 11; i++) await bet(who, newId('round'), '2')
  for (let i = 0; i < 12; i++) await lot(who, newId('deposit'))
  const id = who.player
  for (const [call, query] of [
    [calls.memberStatement, { id }],
    [calls.memberRounds, { id }],
    [calls.memberTurnover, { id }],
    [calls.traceRound, { vendor: 'PG', roundId: one }],
  ] as const) {
    const whole: readonly object[] = (await look(v.w, call, { ...query, size: 200 })).value.rows
    const paged: object[] = []
    let after: string | null | undefined
    while (after !== null) {
      const given = { ...query, size: 10, ...(after !== undefined && { after }) }
      const { value }: { value: { rows: object[]; next: string | null } } = await look(v.w, call, given)
      paged.push(...value.rows)
      after = value.next
    }
    expect(paged, call.id).toEqual(whole)
    expect(whole.length, call.id).toBeGreaterThan(10)
  }
  const turnover = (await look(v.w, calls.memberTurnover, { id })).value
  expect(turnover).toMatchObject({ left: '36.00', next: null })
  expect(turnover.rows[0]).toMatchObject({
    source: 'deposit',
    amount: '1.00',
    factor: 3,
    left: '3.00',
    state: 'active',
  })
  const rounds = (await look(v.w, calls.memberRounds, { id })).value.rows
  expect(rounds.at(-1)).toMatchObject({ vendor: 'PG', roundId: one, staked: '12.00', paid: '0.00', closedAt: null })
})

test('[OPS-05] an entry or a round that there is not is said to be not there, and what can be none is refused', async () => {
  for (const id of ['999999999999', '9999999999999999999']) expect((await entry(id)).code).toBe('entry_not_found')
  for (const id of ['0', '-1', '1e3', 'x', '']) expect((await entry(id)).code).toBe('invalid_input')
  expect((await round('nowhere')).code).toBe('round_not_found')
  const who = await v.player()
  const own = newId('round')
  await bet(who, own, '1')
  expect((await look(v.w, calls.traceRound, { vendor: 'JDB', roundId: own })).code).toBe('round_not_found')
  for (const roundId of ['', 'a b', 'x'.repeat(65), 'a\0']) expect((await round(roundId)).code).toBe('invalid_input')
  for (const after of ['x', Buffer.from('["yesterday","x"]').toString('base64url')])
    expect((await round(own, { after })).code).toBe('invalid_input')
  const id = await publicIdOf(v.w, who.memberId)
  for (const call of [calls.memberStatement, calls.memberRounds, calls.memberTurnover])
    expect((await look(v.w, call, { id, after: 'bm9wZQ' })).code).toBe('invalid_input')
})
