import { array, assert, asyncProperty, bigInt, constantFrom, integer, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { available, demoFunding, vendorAccount } from './chart.ts'
import { post } from './post.ts'
import type { Posting } from './posting.ts'
import { statementPage } from './store/movements.ts'
import { verifyBook } from './verify.ts'

const VND = 'VND'
const members = [1n, 2n, 3n] as const

interface Command {
  readonly memberId: bigint
  readonly kind: 'fund' | 'bet' | 'win' | 'correct'
  readonly id: number
  readonly amount: bigint
}

const command = record({
  memberId: constantFrom(...members),
  kind: oneof(
    { weight: 3, arbitrary: constantFrom('bet' as const) },
    constantFrom('fund' as const, 'win' as const, 'correct' as const),
  ),
  // Few ids, so that they are sent again, with the same and with other amounts.
  id: integer({ min: 1, max: 12 }),
  amount: bigInt({ min: 0n, max: 60n }),
})
const batches = array(array(command, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 })

function postingOf({ memberId, kind, id, amount }: Command): Posting {
  const subject = available(memberId, VND)
  const vendor = vendorAccount('PG', VND)
  const sides = {
    fund: { debit: demoFunding(VND), credit: subject },
    bet: { debit: subject, credit: vendor },
    win: { debit: vendor, credit: subject },
    correct: { debit: subject, credit: vendor },
  }
  return {
    key: { source: 'model', kind, externalId: String(id) },
    parameters: { memberId: String(memberId), amount: String(amount) },
    actor: 'demo',
    legs: amount === 0n ? [] : [{ ...sides[kind], amount }],
    subject,
    shortfall: kind === 'correct' ? 'owed' : 'refused',
  }
}

/** The book as anybody would write it who had never heard of locks and batches. */
class Model {
  readonly balances = new Map<bigint, bigint>(members.map((id) => [id, 0n]))
  readonly debts = new Map<bigint, bigint>(members.map((id) => [id, 0n]))
  readonly #done = new Map<string, { text: string; refusal: string | undefined; balance: bigint }>()
  readonly movements = new Map<bigint, bigint[]>(members.map((id) => [id, []]))

  run({ memberId, kind, id, amount }: Command): string {
    const key = `${kind} ${id}`
    const text = `${memberId} ${amount}`
    const before = this.#done.get(key)
    if (before) return before.text === text ? `repeated ${before.refusal} ${before.balance}` : 'conflict'
    const refusal = this.#move(memberId, kind, amount)
    const balance = this.balances.get(memberId) ?? 0n
    this.#done.set(key, { text, refusal, balance })
    return `posted ${refusal} ${balance}`
  }

  #move(memberId: bigint, kind: Command['kind'], amount: bigint): string | undefined {
    const balance = this.balances.get(memberId) ?? 0n
    const isDebit = kind === 'bet' || kind === 'correct'
    const taken = isDebit && amount > balance ? balance : amount
    if (isDebit && taken < amount) {
      if (kind === 'bet') return 'insufficient_funds'
      this.debts.set(memberId, (this.debts.get(memberId) ?? 0n) + amount - taken)
    }
    const change = isDebit ? -taken : amount
    this.balances.set(memberId, balance + change)
    if (change !== 0n) this.movements.get(memberId)?.push(change)
    return undefined
  }
}

test('[WAL-01] [WAL-02] any batches of any commands leave the book that a plain model leaves, and it proves itself', {
  timeout: 120_000,
}, async () => {
  await assert(
    asyncProperty(batches, async (commands) => {
      const database = await emptyDatabase('pglite')
      const model = new Model()
      for (const batch of commands) {
        const outcomes = await database.transaction((tx) => post(tx, batch.map(postingOf)))
        const told = outcomes.map((outcome) =>
          outcome.is === 'conflict' ? 'conflict' : `${outcome.is} ${outcome.refusal} ${outcome.subject?.balance}`,
        )
        expect(told).toEqual(batch.map((each) => model.run(each)))
      }
      for (const memberId of members) {
        const { available: left, heldMinor, owedMinor } = await moneyOf(database.db, memberId, VND)
        expect([left.balance, heldMinor, owedMinor]).toEqual([
          model.balances.get(memberId),
          0n,
          model.debts.get(memberId),
        ])
        const statement = await statementPage(database.db, { memberId, asset: VND, atMost: 100 })
        expect(statement.map(({ amount }) => amount)).toEqual(model.movements.get(memberId)?.toReversed())
      }
      expect((await verifyBook(database)).differences).toEqual([])
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 25) },
  )
})
