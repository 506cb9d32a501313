import {
  array,
  assert,
  asyncProperty,
  bigInt,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
  uniqueArray,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, demoFunding, vendorAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { inBookTurns } from '#/ledger/in-book.ts'
import { postOne } from '#/ledger/post.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { createAccount, setSuspended } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import type { AnsweredCall, MoneyCall } from '../deciding/money-call.ts'
import { unlimitedGifts } from '../test-world/unlimited-gifts.ts'
import { settleByRules } from './settle-by-rules.ts'
import { plainOf, settlePlainCalls } from './settle-plain-calls.ts'

const circumstances = {
  isOffered: ({ parameters }: MoneyCall) => parameters.gameCode !== 'gone',
  boardFloor: 80n,
  ...unlimitedGifts,
  // Few enough that rounds meet them.
  capsOf: () => ({ ...unlimitedGifts.capsOf(''), winMultiple: 2n, perWin: 70n }),
}
const players = 3
const funds = 300n

const command = record({
  player: integer({ min: 0, max: players - 1 }),
  operation: oneof(
    { weight: 6, arbitrary: constantFrom('bet' as const, 'win' as const) },
    constantFrom('refund' as const, 'endRound' as const, 'betAndWin' as const),
  ),
  // Few of each, so that calls meet: again, after one another, in one another's rounds.
  id: integer({ min: 1, max: 14 }),
  refersTo: integer({ min: 1, max: 14 }),
  round: oneof({ weight: 6, arbitrary: constantFrom('own', 'next') }, constantFrom('shared', undefined)),
  amount: bigInt({ min: 0n, max: 90n }),
  // More than is left after a bet or two.
  atLeast: constantFrom(undefined, undefined, 260n),
  closesRound: oneof({ weight: 4, arbitrary: constantFrom(false) }, constantFrom(true)),
  isReward: oneof({ weight: 5, arbitrary: constantFrom(false) }, constantFrom(true)),
  gameCode: oneof({ weight: 8, arbitrary: constantFrom('koi') }, constantFrom('gone')),
  side: constantFrom(
    undefined,
    { oddsE4: 12_000, outcome: undefined, market: undefined },
    { oddsE4: undefined, outcome: 'PLAYER', market: 'a deal' },
    { oddsE4: 19_500, outcome: 'BANKER', market: 'a deal' },
  ),
  sessionRefusal: oneof({ weight: 8, arbitrary: constantFrom(undefined) }, constantFrom('token_invalid' as const)),
  betsUntil: oneof(
    { weight: 6, arbitrary: constantFrom('2999-01-01T00:00:00.000Z') },
    constantFrom(undefined, '2001-01-01T00:00:00.000Z'),
  ),
})
type Command = typeof command extends { generate: (...args: never) => { value: infer Value } } ? Value : never

/**
 * Calls of different players that come together, and who of them is suspended from then on. Of two that show one id or come
 * to one round, the plain one is done first: they differ, as if they had come one after the other.
 */
const step = record({
  calls: uniqueArray(command, { selector: ({ player }) => player, minLength: 1, maxLength: players }).filter(
    (calls) =>
      new Set(calls.map(({ id }) => id)).size === calls.length &&
      calls.filter(({ round }) => round === 'shared').length < 2 &&
      !calls.some(({ refersTo }) => calls.some(({ id }) => id === refersTo)),
  ),
  suspends: oneof({ weight: 9, arbitrary: constantFrom(undefined) }, integer({ min: 0, max: players - 1 })),
  frees: boolean(),
})

let database: Database
beforeAll(async () => {
  database = await emptyDatabase('pglite')
})
afterAll(async () => {
  expect((await verifyBook(database)).differences).toEqual([])
})

let worlds = 0

/** Players of a vendor who do what others of another vendor do. */
class Side {
  readonly vendorCode: string
  readonly #members: readonly bigint[]

  private constructor(vendorCode: string, members: readonly bigint[]) {
    this.vendorCode = vendorCode
    this.#members = members
  }

  static async open(name: string): Promise<Side> {
    const vendorCode = `${name}${++worlds}`
    const members: bigint[] = []
    for (let player = 0; player < players; player++) {
      const username = `${vendorCode.toLowerCase()}p${player}`
      const subject = await database.transaction(async (tx) => {
        const id = await createAccount(tx, anAccount({ username }))
        const own = available(id, 'VND')
        const legs = [{ debit: demoFunding('VND'), credit: own, amount: funds }]
        const key = { source: 'test', kind: 'funding', externalId: username }
        await postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject: own })
        // Opened and met, as after a first call.
        await Draft.lock(tx, [own, vendorAccount(vendorCode, 'VND')])
        return id
      })
      members.push(subject)
    }
    return new Side(vendorCode, members)
  }

  callOf({ player, operation, id, refersTo, round, amount, ...given }: Command): MoneyCall {
    const memberId = this.#members[player] ?? 0n
    const takes = operation === 'bet' || operation === 'betAndWin'
    const roundId =
      round === undefined || operation === 'refund' ? undefined : round === 'shared' ? round : round + player
    return {
      ...{ vendorCode: this.vendorCode, operation, memberId, asset: 'VND', transactionId: `t${id}` },
      roundId,
      stake: takes ? amount : 0n,
      pays: operation === 'win' ? amount : operation === 'betAndWin' ? 5n : 0n,
      refersTo: operation === 'refund' ? `t${refersTo}` : undefined,
      atLeast: given.atLeast !== undefined && takes && given.atLeast > amount ? given.atLeast : undefined,
      closesRound: given.closesRound || operation === 'endRound',
      isReward: operation === 'win' && given.isReward,
      side: takes && roundId !== undefined ? given.side : undefined,
      sessionRefusal: takes ? given.sessionRefusal : undefined,
      betsUntil: takes ? given.betsUntil : undefined,
      parameters: { player: String(player), amount: String(amount), gameCode: given.gameCode },
    }
  }

  async suspend(player: number, isSuspended: boolean): Promise<void> {
    await database.transaction((tx) => setSuspended(tx, this.#members[player] ?? 0n, isSuspended))
  }

  /** Everything that the calls left, in which nothing tells one side from the other. */
  async left(): Promise<unknown> {
    const { db } = database
    const source = `vendor:${this.vendorCode}`
    const entries = await db.selectFrom('ledger_entries').selectAll().where('source', '=', source).execute()
    const accounts = await db.selectFrom('ledger_accounts').selectAll().execute()
    const rounds = await db.selectFrom('game_rounds').selectAll().where('vendor_code', '=', this.vendorCode).execute()
    const gifts = await db
      .selectFrom('vendor_gift_days')
      .select(['given', 'let_pass'])
      .where('vendor_code', '=', this.vendorCode)
      .execute()
    const sides = await db.selectFrom('round_sides').selectAll().where('vendor_code', '=', this.vendorCode).execute()
    const outbox = await db.selectFrom('outbox').select('payload').orderBy('id').execute()
    const nameOf = (id: bigint | null) => {
      const account = accounts.find((each) => each.id === id)
      return (
        account && `${account.kind} ${account.holder === this.vendorCode ? 'vendor' : this.#placeOf(account.holder)}`
      )
    }
    const roundOf = (number: bigint | null) => rounds.find((each) => each.number === number)?.round_id
    const entryOf = (id: bigint | null) => entries.find((each) => each.id === id)?.external_id
    return {
      // Of calls that came together, those that are plain are written first.
      entries: entries.toSorted(byKey).map(({ id, source, actor, made_at, about, reverses, ...entry }) => ({
        ...entry,
        ...{ isActor: actor === source, about: roundOf(about), reverses: entryOf(reverses) },
        ...{
          subject_id: nameOf(entry.subject_id),
          debit_id: nameOf(entry.debit_id),
          credit_id: nameOf(entry.credit_id),
        },
      })),
      rounds: rounds
        .map(({ number, vendor_code, account_id, opened_at, closed_at, ...round }) => ({
          ...{ ...round, player: this.#placeOf(String(account_id)), isClosed: closed_at !== null },
        }))
        .toSorted((one, other) => (one.round_id < other.round_id ? -1 : 1)),
      sides: sides
        .map(({ vendor_code, account_id, round_number, ...side }) => ({
          ...{ ...side, player: this.#placeOf(String(account_id)), round: roundOf(round_number) },
        }))
        .toSorted((one, other) => (one.transaction_id < other.transaction_id ? -1 : 1)),
      balances: this.#members.map((id) => {
        const { balance, version } =
          accounts.find(({ kind, holder }) => kind === 'available' && holder === String(id)) ?? {}
        return { balance, version }
      }),
      gifts,
      told: outbox.filter(({ payload }) => JSON.stringify(payload).includes(`"${this.vendorCode}"`)).length,
    }
  }

  readonly #placeOf = (holder: string) => this.#members.findIndex((id) => String(id) === holder)
}

const byKey = (one: { readonly external_id: string }, other: { readonly external_id: string }) =>
  one.external_id < other.external_id ? -1 : 1

const plainBet: Command = {
  ...{ player: 0, operation: 'bet', id: 1, refersTo: 14, round: 'own', amount: 80n, atLeast: undefined },
  ...{ closesRound: false, isReward: false, gameCode: 'koi', sessionRefusal: undefined, side: undefined },
  betsUntil: '2999-01-01T00:00:00.000Z',
}
const alone = (given: Partial<Command>) => ({ calls: [{ ...plainBet, ...given }], suspends: undefined, frees: false })

/** What chance seldom brings together. */
const examples: [ReturnType<typeof alone>[]][] = [
  // Taken back before it came.
  [[alone({ operation: 'refund', id: 2, refersTo: 1 }), alone({})]],
  // Enough for the stake, and less than must be there.
  [[alone({}), alone({ id: 2, amount: 1n, atLeast: 260n })]],
  // The last bet of a round is taken back, and then it pays.
  [[alone({}), alone({ operation: 'refund', id: 2, refersTo: 1 }), alone({ operation: 'win', id: 3 })]],
  // What a free round wins is a gift.
  [[alone({ amount: 0n }), alone({ operation: 'win', id: 2, amount: 7n })]],
  // What a round has paid counts against its stake, and one win has a bound of its own.
  [
    [
      alone({ amount: 10n }),
      alone({ operation: 'win', id: 2, amount: 20n }),
      alone({ operation: 'win', id: 3, amount: 1n }),
    ],
  ],
  [[alone({}), alone({ operation: 'win', id: 2, amount: 71n }), alone({ operation: 'win', id: 3, amount: 70n })]],
  // A round that was closed by its win takes no bet.
  [[alone({}), alone({ operation: 'win', id: 2, amount: 7n, closesRound: true }), alone({ id: 3, amount: 1n })]],
]

const toldOf = ({ outcome, balance }: AnsweredCall) => ({ outcome, balance })

test('[PLAY-04] what the database accepts by itself is what the rules accept, and leaves the same rows', {
  timeout: 240_000,
}, async () => {
  let [accepted, paid] = [0, 0]
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const [plain, ruled] = [await Side.open('PL'), await Side.open('RU')]
      for (const { calls, suspends, frees } of steps) {
        if (suspends !== undefined) for (const side of [plain, ruled]) await side.suspend(suspends, !frees)
        const own = calls.map((each) => plain.callOf(each))
        const candidates = own.flatMap((call) => plainOf(call, circumstances) ?? [])
        const byRules = async (given: readonly MoneyCall[]) =>
          given.length === 0 ? [] : await inBookTurns(database, (turns) => settleByRules(turns, given, circumstances))
        const expected = await byRules(calls.map((each) => ruled.callOf(each)))
        const done = await inBookTurns(database, (turns) => settlePlainCalls(turns, candidates))
        for (const { call } of candidates) {
          const { outcome } = expected[own.indexOf(call)] as AnsweredCall
          // A win without a stake is for the rules alone, which count it.
          const mayBeGift = call.operation === 'win' && call.pays > 0n && !done.has(call) && outcome === 'ok'
          if (!mayBeGift) expect(done.has(call), `${call.operation} ${call.transactionId}`).toBe(outcome === 'ok')
        }
        accepted += done.size
        paid += [...done.keys()].filter(({ pays }) => pays > 0n).length
        const others = own.filter((call) => !done.has(call))
        const answers = new Map([...done, ...(await byRules(others)).map((each) => [each.call, each] as const)])
        expect(own.map((call) => toldOf(answers.get(call) as AnsweredCall))).toEqual(expected.map(toldOf))
      }
      expect(await plain.left()).toEqual(await ruled.left())
    }),
    { numRuns: Number(process.env.PLAIN_RUNS ?? 30), examples },
  )
  expect(accepted).toBeGreaterThan(30)
  expect(paid).toBeGreaterThan(0)
})
