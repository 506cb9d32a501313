import { randomBytes } from 'node:crypto'
import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import { mostPayable } from '@banyan/rules/lottery/exposure.ts'
import { roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { array, assert, asyncProperty, boolean, constantFrom, integer, oneof, record, uniqueArray } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, demoFunding, lotteryAccount } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { HeldMoney, inBook, inBookTurns } from '#/ledger/in-book.ts'
import { postOne } from '#/ledger/post.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { createAccount, setSuspended } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { priceSlip } from '../deciding/price-slip.ts'
import { SaleTerms } from '../deciding/sale-terms.ts'
import { newDay } from '../draws/seeds.ts'
import { lotterySections } from '../sections.ts'
import { insertDay, insertIssues, issueId } from '../store/issues.ts'
import { cancelBet } from './cancel-bet.ts'
import type { SlipAnswer } from './decide-slip.ts'
import { placeByRules } from './place-by-rules.ts'
import { placeSlips } from './place-slips.ts'
import { boundWorker } from './work-out-bounds.ts'

const players = 3
/** A bet of one line costs 1,000.00 and wins 980,000.00 at most on three digits, 4,000.00 at most on big or small. */
const funds = 12_000_000n
const terms = new SaleTerms('0', [], [])
const { initial } = lotterySections.lottery
const settings = {
  ...initial,
  limits: {
    ...initial.limits,
    ...{ mostPayoutOfPlayer: '2500000.00', mostPayoutOfNumber: '2000000.00', mostPayoutOfIssue: '5000000.00' },
  },
}

/** Few of each, so that slips meet: again, on one number, over one limit. */
const bet = oneof(
  {
    weight: 4,
    arbitrary: constantFrom<string[]>(
      ['SSC_L3_DIRECT', '1|2|3'],
      ['SSC_L3_DIRECT', '1|2|4'],
      ['SSC_L3_DIRECT', '7|7|7'],
    ),
  },
  constantFrom<string[]>(['SSC_SUM_BSOE', 'B'], ['SSC_SUM_BSOE', 'S']),
)
const slip = record({
  player: integer({ min: 0, max: players - 1 }),
  id: integer({ min: 1, max: 9 }),
  bets: array(bet, { minLength: 1, maxLength: 2 }),
  multiple: oneof({ weight: 6, arbitrary: constantFrom(1) }, constantFrom(2, 90)),
})
type Slip = typeof slip extends { generate: (...args: never) => { value: infer Value } } ? Value : never

/** Slips of different players that come together, and what is done behind them. */
const step = record({
  slips: uniqueArray(slip, { selector: ({ player }) => player, minLength: 1, maxLength: players }),
  /** The player whose newest bet is taken back. */
  cancels: oneof({ weight: 4, arbitrary: constantFrom(undefined) }, integer({ min: 0, max: players - 1 })),
  suspends: oneof({ weight: 9, arbitrary: constantFrom(undefined) }, integer({ min: 0, max: players - 1 })),
  worksOut: boolean(),
})
type Step = typeof step extends { generate: (...args: never) => { value: infer Value } } ? Value : never

let database: Database
beforeAll(async () => {
  database = await emptyDatabase('pglite')
})
afterAll(async () => {
  expect((await verifyBook(database)).differences).toEqual([])
})

let sides = 0

/** An issue with players who do what others do on another one. */
class Side {
  readonly issue: string
  readonly #issueId: bigint
  readonly #members: readonly bigint[]

  private constructor(issue: string, id: bigint, members: readonly bigint[]) {
    this.issue = issue
    this.#issueId = id
    this.#members = members
  }

  static async open(): Promise<Side> {
    const place = ++sides
    const day = new Date(Date.UTC(2027, 0, place)).toISOString().slice(0, 10)
    const issue = `${day.replaceAll('-', '')}-0001`
    const now = Math.floor((await databaseNow(database.db)).getTime() / 1_000)
    const planned = { issue, openAt: now - 1, saleCloseAt: now + 36_000, drawAt: now + 36_005 }
    const round = roundAfterClose(now + 36_000)
    const sealed = newDay({ game: 'SSC1M', day, issues: [{ issue, round }] }, randomBytes(32), randomBytes)
    const members = await database.transaction(async (tx) => {
      await insertDay(tx, 'SSC1M', day, sealed)
      await insertIssues(tx, 'SSC1M', day, [{ ...planned, fair: { place: 0, round } }])
      const created: bigint[] = []
      for (let player = 0; player < players; player++) {
        const username = `side${place}p${player}`
        const id = await createAccount(tx, anAccount({ username }))
        const own = available(id, 'VND')
        const key = { source: 'test', kind: 'funding', externalId: username }
        const legs = [{ debit: demoFunding('VND'), credit: own, amount: funds }]
        await postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject: own })
        // Opened and met, as after a first slip.
        await Draft.lock(tx, [own, lotteryAccount('VND')])
        created.push(id)
      }
      return created
    })
    return new Side(issue, (await issueId(database.db, 'SSC1M', issue)) ?? 0n, members)
  }

  priced({ player, id, bets, multiple }: Slip) {
    const items = bets.map(([playCode = '', selection = '']) => ({
      ...{ playCode, selection, unit: '1000.00', multiple, lines: 1 },
    }))
    const sent = {
      slip: `slip-of-side-${id}`,
      gameCode: 'SSC1M',
      numero: this.issue,
      prizeMode: 'LOTT',
      items,
    } as const
    const priced = priceSlip(this.#members[player] ?? 0n, sent, { settings, terms })
    return { ...priced, issueId: this.#issueId }
  }

  async suspend(player: number, isSuspended: boolean): Promise<void> {
    await database.transaction((tx) => setSuspended(tx, this.#members[player] ?? 0n, isSuspended))
  }

  /** Takes the newest bet of a player back, and tells what came of it. */
  async cancel(player: number): Promise<string> {
    const member = this.#members[player] ?? 0n
    const { number } = (await this.#bets()).findLast(({ account_id }) => account_id === member) ?? {}
    if (number === undefined) return 'none'
    return await inBook(database, (tx) => cancelBet(tx, member, number)).then(String, (error) =>
      error instanceof Refusal ? error.code : Promise.reject(error),
    )
  }

  async #bets() {
    const rows = database.db.selectFrom('lottery_bets').selectAll().where('issue_id', '=', this.#issueId)
    return await rows.orderBy('number').execute()
  }

  /** Everything that the slips left, in which nothing tells one side from the other. */
  async left() {
    const { db } = database
    const sums = await db.selectFrom('lottery_exposure').selectAll().where('issue_id', '=', this.#issueId).execute()
    const mayWin = await db
      .selectFrom('lottery_player_exposure')
      .selectAll()
      .where('issue_id', '=', this.#issueId)
      .execute()
    const holders = this.#members.map(String)
    const accounts = await db.selectFrom('ledger_accounts').selectAll().where('holder', 'in', holders).execute()
    const ids = accounts.map(({ id }) => id)
    const entries = await db.selectFrom('ledger_entries').selectAll().where('subject_id', 'in', ids).execute()
    const placeOf = (id: bigint) => this.#members.indexOf(id)
    const playerOf = (account: bigint | null) =>
      holders.indexOf(accounts.find(({ id }) => id === account)?.holder ?? '')
    return {
      bets: (await this.#bets())
        .map(({ number, issue_id, account_id, placed_at, content_hash, ...bet }) => ({
          ...bet,
          player: placeOf(account_id),
        }))
        .toSorted(byText),
      sums: sums
        .map(({ issue_id, version, ...sum }) => sum)
        .filter(({ payable }) => payable > 0n)
        .toSorted(byText),
      mayWin: mayWin.map(({ account_id, payable }) => ({ player: placeOf(account_id), payable })).toSorted(byText),
      entries: entries
        .filter(({ source }) => source === 'lottery')
        .map(({ id, made_at, external_id, about, actor, subject_id, debit_id, credit_id, fingerprint, ...entry }) => ({
          ...{
            ...entry,
            slip: external_id.split(':')[1]?.slice(0, 5),
            isActor: actor === `member:${this.#members[playerOf(subject_id)]}`,
          },
          ...{ subject: playerOf(subject_id), debit: playerOf(debit_id), credit: playerOf(credit_id) },
        }))
        .toSorted(byText),
      balances: holders.map(
        (own) => accounts.find(({ kind, holder }) => kind === 'available' && holder === own)?.balance,
      ),
    }
  }

  /** No draw makes more payable than the bounds say; once they are worked out, they say no more than the most that one does. */
  async checkBounds(areWorkedOut: boolean): Promise<void> {
    const sums = await database.db
      .selectFrom('lottery_exposure')
      .selectAll()
      .where('issue_id', '=', this.#issueId)
      .execute()
    const byPlay = Map.groupBy(sums, ({ play_code }) => play_code)
    let together = 0n
    for (const [playCode, own] of byPlay) {
      if (playCode === '') continue
      const cells = new Map(own.filter(({ cell }) => cell !== '*').map(({ cell, payable }) => [cell, payable]))
      const betType = betTypeOf(playCode)
      if (!betType) throw new Error(`no bet type ${playCode}`)
      const exact = mostPayable(betType, cells)
      const bound = own.find(({ cell }) => cell === '*')?.payable ?? 0n
      expect(areWorkedOut ? bound === exact : bound >= exact).toBe(true)
      together += bound
    }
    expect(byPlay.get('')?.[0]?.payable ?? 0n).toBe(together)
  }
}

const byText = (one: unknown, other: unknown) => (textOf(one) < textOf(other) ? -1 : 1)
const textOf = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))

function outcomeOf(answer: SlipAnswer) {
  if (answer.is === 'accepted') return { is: answer.is, bets: answer.bets.length, balance: answer.balance }
  return answer
}

/** Each side's answers, and what is left of them at the end. */
async function play(steps: readonly Step[]): Promise<void> {
  const [plainly, byRules] = [await Side.open(), await Side.open()]
  const [heldMoney, workOut] = [new HeldMoney(), boundWorker(database)]
  for (const { slips, cancels, suspends, worksOut } of steps) {
    const told: SlipAnswer[] = []
    const priced = slips.map((one) => plainly.priced(one))
    await placeSlips(database, priced, { settings, heldMoney }, (at, answer) => {
      told[at] = answer
    })
    const others = slips.map((one) => byRules.priced(one))
    const answers = await inBookTurns(database, (turns) => placeByRules(turns, others, settings))
    expect(told.map(outcomeOf)).toEqual(answers.map(outcomeOf))
    await plainly.checkBounds(false)
    if (cancels !== undefined) expect(await plainly.cancel(cancels)).toBe(await byRules.cancel(cancels))
    if (worksOut) {
      while (await workOut()) await plainly.checkBounds(false)
      await plainly.checkBounds(true)
    }
    if (suspends !== undefined) for (const side of [plainly, byRules]) await side.suspend(suspends, true)
  }
  while (await workOut()) await plainly.checkBounds(false)
  await plainly.checkBounds(true)
  expect(await plainly.left()).toEqual(await byRules.left())
}

const one = (given: Partial<Slip>): Slip => ({
  player: 0,
  id: 1,
  bets: [['SSC_L3_DIRECT', '1|2|3']],
  multiple: 1,
  ...given,
})
const alone = (given: Partial<Slip>, more: Partial<Step> = {}): Step => ({
  ...{ slips: [one(given)], cancels: undefined, suspends: undefined, worksOut: false, ...more },
})

const on = (selection: string): Pick<Slip, 'bets' | 'multiple'> => ({
  bets: [['SSC_L3_DIRECT', selection]],
  multiple: 2,
})
const big: Pick<Slip, 'bets' | 'multiple'> = { bets: [['SSC_SUM_BSOE', 'B']], multiple: 90 }

/** What chance seldom brings together. */
const examples: [Step[]][] = [
  // By what was added the issue is full, by its numbers it is not.
  [[alone(on('1|2|3')), alone({ player: 1, ...on('1|2|4') }), alone({ player: 2, ...on('7|7|7') })]],
  // The same, where what was added is on another bet type.
  [
    [
      ...[alone(on('1|2|3')), alone({ player: 1, ...on('1|2|4') }), alone({ player: 2, ...on('7|7|7'), multiple: 1 })],
      alone({ player: 1, id: 2, ...big }),
    ],
  ],
  // More than a player may win, and less than the issue may cost.
  [[alone(on('1|2|3')), alone({ id: 2, ...on('1|2|4') })]],
  // Taken back while the bounds are those that were added.
  [[alone(on('1|2|3')), alone({ player: 1, ...on('1|2|4') }, { cancels: 0 }), alone({ id: 2, ...on('7|7|7') })]],
]

test('[LOT-05] [LOT-08] the database accepts in one trip what the rules accept, and leaves the same', async () => {
  await assert(asyncProperty(array(step, { minLength: 1, maxLength: 8 }), play), {
    numRuns: Number(process.env.PLAIN_SLIP_RUNS ?? 15),
    examples,
  })
}, 120_000)
