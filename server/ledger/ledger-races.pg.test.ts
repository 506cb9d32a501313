import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { isUnavailable } from '#/platform/db/unavailable.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { type AccountRef, available, demoFunding, vendorAccount } from './chart.ts'
import { Draft } from './draft.ts'
import { inBook } from './in-book.ts'
import { post } from './post.ts'
import type { Outcome, Posting } from './posting.ts'
import { beginHold, endHold, reverseEntry } from './posting-parts.ts'
import { verifyBook } from './verify.ts'

const VND = 'VND'
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

function moving(externalId: string, memberId: bigint, amount: bigint): Posting {
  const subject = available(memberId, VND)
  const vendor = vendorAccount('PG', VND)
  const legs = amount < 0n ? [{ debit: subject, credit: vendor, amount: -amount }] : []
  const funded = amount > 0n ? [{ debit: demoFunding(VND), credit: subject, amount }] : []
  const parameters = { memberId: String(memberId), amount: String(amount) }
  return {
    key: { source: 'race', kind: 'move', externalId },
    parameters,
    actor: 'demo',
    legs: [...legs, ...funded],
    subject,
  }
}

async function waitingForLocks({ db }: Database): Promise<number> {
  const count = sql<bigint>`(
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  )`
  const found = await db.selectNoFrom(count.as('count')).executeTakeFirstOrThrow()
  return Number(found.count)
}

onPostgres('races for money', () => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase('postgres')
  })
  const postAll = (...postings: Posting[]) => inBook(database, (tx) => post(tx, postings))
  const balanceOf = async (memberId: bigint) => (await moneyOf(database.db, memberId, VND)).available.balance
  const posted = (outcomes: readonly (readonly Outcome[])[]) =>
    outcomes.flat().filter((outcome) => outcome.is === 'posted' && outcome.refusal === undefined)

  test('[WAL-01] of 40 who spend the whole balance at once exactly one does, round after round', async () => {
    for (const round of times(5)) {
      const memberId = BigInt(round + 1)
      await postAll(moving(`fund-${round}`, memberId, 1_000n))
      const spends = times(40).map((at) => postAll(moving(`spend-${round}-${at}`, memberId, -1_000n)))
      expect(posted(await Promise.all(spends))).toHaveLength(1)
      expect(await balanceOf(memberId)).toBe(0n)
    }
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-02] one key that is sent 64 times at once moves money once, and all hear the same', async () => {
    await postAll(moving('fund', 1n, 10_000n))
    const outcomes = await Promise.all(times(64).map(() => postAll(moving('once', 1n, -300n))))
    expect(posted(outcomes)).toHaveLength(1)
    expect(
      new Set(
        outcomes
          .flat()
          .map((each) =>
            JSON.stringify({ ...each, is: '' }, (_, value) =>
              String(value) === '[object Object]' ? value : String(value),
            ),
          ),
      ),
    ).toHaveLength(1)
    expect(await balanceOf(1n)).toBe(9_700n)
  })

  test('[WAL-02] one key for many members at once is one of them, and a conflict for the others', async () => {
    await postAll(...times(20).map((at) => moving(`fund-${at}`, BigInt(at + 1), 1_000n)))
    const outcomes = await Promise.all(times(20).map((at) => postAll(moving('shared', BigInt(at + 1), -100n))))
    expect(posted(outcomes)).toHaveLength(1)
    expect(outcomes.flat().filter(({ is }) => is === 'conflict')).toHaveLength(19)
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-01] batches that name the same members in every order all end, and no unit is lost', async () => {
    const members = times(8).map((at) => BigInt(at + 1))
    await postAll(...members.map((id) => moving(`fund-${id}`, id, 100_000n)))
    const batches = times(40).map((batch) => {
      const turned = [...members.slice(batch % 8), ...members.slice(0, batch % 8)]
      const order = batch % 2 === 0 ? turned : turned.toReversed()
      return postAll(...order.map((id) => moving(`bet-${batch}-${id}`, id, -100n)))
    })
    expect(posted(await Promise.all(batches))).toHaveLength(320)
    for (const id of members) expect(await balanceOf(id)).toBe(96_000n)
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-01] accounts that several open at once are opened in one order, so that nobody waits for each other', async () => {
    const [first, middle, last] = [available(1n, VND), available(2n, VND), available(3n, VND)]
    const [opened, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const before = database.transaction(async (tx) => {
      await Draft.lock(tx, [middle])
      opened.resolve()
      await mayEnd.promise
    })
    await opened.promise
    // Without inBook, which would run a deadlock's loser again.
    const lock = (...refs: AccountRef[]) => database.transaction((tx) => Draft.lock(tx, refs))
    const both = Promise.all([lock(first, middle, last), lock(last, middle, first)])
    while ((await waitingForLocks(database)) < 2);
    mayEnd.resolve()
    await before
    expect(await both).toHaveLength(2)
  })

  test('[WAL-01] a hold that many end at once ends once', async () => {
    await postAll(moving('fund', 1n, 2_000n))
    const common = { parameters: {}, actor: 'demo', subject: available(1n, VND) }
    const key = (kind: string, externalId: string) => ({ source: 'race', kind, externalId })
    const [made] = await postAll({ ...common, key: key('hold', 'h'), ...beginHold(1n, VND, 600n) })
    // Money of another hold, which no second end may touch.
    await postAll({ ...common, key: key('hold', 'other'), ...beginHold(1n, VND, 900n) })
    const hold = { id: made && 'entryId' in made ? made.entryId : 0n, memberId: 1n, asset: VND, amount: 600n }
    const ends = times(20).map((at) => {
      const ending = endHold(hold, BigInt(at), vendorAccount('PG', VND))
      return postAll({ ...common, key: key('end', `e-${at}`), ...ending })
    })
    const settled = await Promise.allSettled(ends)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { available: left, heldMinor } = await moneyOf(database.db, 1n, VND)
    expect(heldMinor).toBe(900n)
    expect(left.balance).toBeGreaterThanOrEqual(2_000n - 900n - 19n)
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-01] an entry that many take back at once is taken back once', async () => {
    const placing = moving('bet', 1n, -400n)
    const [, bet] = await postAll(moving('fund', 1n, 1_000n), placing)
    const entryId = bet && 'entryId' in bet ? bet.entryId : 0n
    const backs = times(20).map((at) => {
      const key = { source: 'race', kind: 'back', externalId: `b-${at}` }
      return postAll({ ...placing, key, ...reverseEntry(entryId, placing.legs) })
    })
    const settled = await Promise.allSettled(backs)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(1n)).toBe(1_000n)
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-01] whoever proves the book while money moves finds it right', async () => {
    await postAll(...times(6).map((at) => moving(`fund-${at}`, BigInt(at + 1), 100_000n)))
    let isDone = false
    const moves = Promise.all(
      times(60).map((at) =>
        postAll(moving(`bet-${at}`, BigInt((at % 6) + 1), -7n), moving(`win-${at}`, BigInt((at % 6) + 1), 3n)),
      ),
    ).then(() => {
      isDone = true
    })
    let proofs = 0
    do {
      expect((await verifyBook(database)).differences).toEqual([])
      proofs++
    } while (!isDone && proofs < 1_000)
    await moves
    expect(await verifyBook(database)).toMatchObject({ entries: 126n, differences: [] })
  })

  test('[WAL-01] a process that stops between its two turns loses what it locked, and what it would have written', async () => {
    await using own = await ownDatabase('stopped')
    const target = { engine: 'postgres', url: own.url } as const
    await using others = await openDatabase(target)
    await using stopped = await openDatabase(target, { silentTransactionMs: 200 })
    await inBook(others, (tx) => post(tx, [moving('fund', 1n, 1_000n)]))
    const [hasLocked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = stopped.inTurns(async (turns) => {
      const accounts = [available(1n, VND), vendorAccount('PG', VND)]
      const { draft } = await turns.begin({ draft: (tx) => Draft.lock(tx, accounts) })
      draft.add(moving('late', 1n, -300n))
      hasLocked.resolve()
      await goesOn.promise
      await turns.commit(draft.statements())
    })
    late.catch(() => {})
    await hasLocked.promise
    const [outcome] = await inBook(others, (tx) => post(tx, [moving('others', 1n, -100n)]))
    expect(outcome).toMatchObject({ is: 'posted', subject: { balance: 900n } })
    goesOn.resolve()
    expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true)
    expect((await moneyOf(others.db, 1n, VND)).available.balance).toBe(900n)
    expect((await verifyBook(others)).differences).toEqual([])
  })
})
