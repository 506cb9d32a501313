import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { available, debt, demoFunding, held, vendorAccount } from './chart.ts'
import { balancesChannel, Draft } from './draft.ts'
import { post, postOne } from './post.ts'
import { amountAtMost, insufficientFunds, type Posting } from './posting.ts'
import { statementPage } from './store/movements.ts'
import { bet, funding, linh, minh, VND, win } from './test-world/posting-builder.ts'
import { verifyBook } from './verify.ts'

onEachEngine('the ledger', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase(engine)
  })

  const inBook = <T>(work: Parameters<typeof database.transaction<T>>[0]) => database.transaction(work)
  const postAll = (...postings: Posting[]) => inBook((tx) => post(tx, postings))
  const money = (memberId = linh) => moneyOf(database.db, memberId, VND)
  const balance = async (memberId = linh) => (await money(memberId)).available.balance

  test('[OPS-02] [WAL-01] money goes from one account to another, and both sides are told by one row', async () => {
    const [funded, placed] = await postAll(funding(linh, 1_000n), bet(linh, 300n))
    expect(funded).toMatchObject({ is: 'posted', refusal: undefined, subject: { balance: 1_000n, version: 1n } })
    expect(placed).toMatchObject({ is: 'posted', refusal: undefined, subject: { balance: 700n, version: 2n } })
    expect(await money()).toEqual({
      available: { balance: 700n, version: 2n },
      heldMinor: 0n,
      owedMinor: 0n,
      version: 2n,
    })
    expect(await money(minh)).toEqual({
      available: { balance: 0n, version: 0n },
      heldMinor: 0n,
      owedMinor: 0n,
      version: 0n,
    })
    expect(await verifyBook(database)).toEqual({ entries: 2n, transfers: 2n, accounts: 3n, differences: [] })
  })

  test('[WAL-01] the balance can be spent to the last unit and not one further', async () => {
    await postAll(funding(linh, 1_000n))
    const [over, exact, one] = await postAll(bet(linh, 1_001n), bet(linh, 1_000n), bet(linh, 1n))
    expect(over).toMatchObject({ refusal: insufficientFunds, subject: { balance: 1_000n, version: 1n } })
    expect(exact).toMatchObject({ refusal: undefined, subject: { balance: 0n } })
    expect(one).toMatchObject({ refusal: insufficientFunds, subject: { balance: 0n } })
  })

  test('[WAL-01] a draft on balances that have moved since writes nothing', async () => {
    await postAll(funding(linh, 1_000n))
    const late = inBook(async (tx) => {
      const draft = await Draft.lock(tx, [available(linh, VND), vendorAccount('PG', VND)])
      await postOne(tx, bet(linh, 900n))
      draft.add(bet(linh, 800n))
      return await draft.write(tx)
    })
    await expect(late).rejects.toThrow()
    expect(await balance()).toBe(1_000n)
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-01] an entry of several legs is posted whole or not at all', async () => {
    await postAll(funding(linh, 500n))
    const subject = available(linh, VND)
    const vendor = vendorAccount('PG', VND)
    const legs = [
      { debit: subject, credit: vendor, amount: 400n },
      { debit: vendor, credit: subject, amount: 50n },
      { debit: subject, credit: vendor, amount: 151n },
    ]
    expect((await postAll(bet(linh, 1n, { legs })))[0]).toMatchObject({ refusal: insufficientFunds })
    expect(await balance()).toBe(500n)
    const fitting = legs.with(2, { debit: subject, credit: vendor, amount: 150n })
    expect((await postAll(bet(linh, 1n, { legs: fitting })))[0]).toMatchObject({
      subject: { balance: 0n, version: 4n },
    })
  })

  test('[WAL-02] the same key answers its first result, whatever has changed since', async () => {
    const placed = bet(linh, 300n)
    const refused = bet(linh, 5_000n)
    const [, first, no] = await postAll(funding(linh, 1_000n), placed, refused)
    await postAll(funding(linh, 9_000n))
    const [again, stillNo] = await postAll(placed, refused)
    expect(again).toEqual({ ...first, is: 'repeated' })
    expect(stillNo).toEqual({ ...no, is: 'repeated' })
    expect(await balance()).toBe(9_700n)
  })

  test('[WAL-02] the same key with anything else under it is a conflict and does nothing', async () => {
    const placed = bet(linh, 300n)
    await postAll(funding(linh, 1_000n), placed)
    const others = [
      { ...placed, parameters: { ...placed.parameters, amount: '301' } },
      { ...placed, parameters: { ...placed.parameters, round: 'r1' } },
      { ...bet(minh, 300n), key: placed.key },
    ]
    for (const other of others) expect(await postAll(other)).toEqual([{ is: 'conflict' }])
    expect(await balance()).toBe(700n)
  })

  test('[WAL-02] a key that stands twice in one batch is posted once', async () => {
    const placed = bet(linh, 300n)
    const other = { ...placed, parameters: { amount: '2' } }
    const [, first, second, third] = await postAll(funding(linh, 1_000n), placed, placed, other)
    expect(second).toEqual({ ...first, is: 'repeated' })
    expect(third).toEqual({ is: 'conflict' })
    expect(await balance()).toBe(700n)
  })

  test('[WAL-02] the same id of another source or kind is another entry', async () => {
    const one = bet(linh, 100n, { key: { source: 'demo', kind: 'bet', externalId: 'x' } })
    const other = bet(linh, 100n, { key: { source: 'test', kind: 'bet', externalId: 'x' } })
    const third = win(linh, 50n, { key: { source: 'demo', kind: 'win', externalId: 'x' } })
    await postAll(funding(linh, 1_000n), one, other, third)
    expect(await balance()).toBe(850n)
  })

  test("[WAL-02] a vendor's id is good once, whatever it asks for", async () => {
    await postAll(
      funding(linh, 1_000n),
      bet(linh, 100n, { key: { source: 'vendor:PG', kind: 'bet', externalId: 'x' } }),
    )
    const other = win(linh, 50n, { key: { source: 'vendor:PG', kind: 'win', externalId: 'x' } })
    await expect(postAll(other)).rejects.toThrow('an_entry_a_key')
    expect(await balance()).toBe(900n)
  })

  test('an entry without money is kept, and so is one that whoever posts refuses', async () => {
    const lost = win(linh, 0n)
    const locked = bet(linh, 100n, { refusal: 'player_locked' })
    const [, none, refused] = await postAll(funding(linh, 1_000n), lost, locked)
    expect(none).toMatchObject({ is: 'posted', refusal: undefined, subject: { balance: 1_000n, version: 1n } })
    expect(refused).toMatchObject({ is: 'posted', refusal: 'player_locked', subject: { balance: 1_000n, version: 1n } })
    // It is refused for good: whoever posts may have changed its mind.
    expect(await postAll({ ...locked, refusal: undefined })).toEqual([{ ...refused, is: 'repeated' }])
  })

  test('what must be there at least is looked at before anything moves', async () => {
    await postAll(funding(linh, 1_000n))
    const [short, enough] = await postAll(bet(linh, 10n, { atLeast: 1_001n }), bet(linh, 10n, { atLeast: 1_000n }))
    expect(short).toMatchObject({ refusal: insufficientFunds })
    expect(enough).toMatchObject({ subject: { balance: 990n } })
  })

  test('[WAL-01] a correction that the money does not cover is owed, and nothing goes below zero', async () => {
    await postAll(funding(linh, 100n))
    const [part] = await postAll(bet(linh, 250n, { shortfall: 'owed' }))
    expect(part).toMatchObject({ refusal: undefined, subject: { balance: 0n } })
    expect(await money()).toMatchObject({ available: { balance: 0n }, owedMinor: 150n })
    await postAll(bet(linh, 5n, { shortfall: 'owed' }))
    expect(await money()).toMatchObject({ available: { balance: 0n }, owedMinor: 155n })
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test.each([0n, -1n, amountAtMost + 1n, 2n ** 63n])('an amount of %s is a mistake of ours', async (amount) => {
    await expect(postAll(funding(linh, amount))).rejects.toThrow("can't be transferred")
  })

  test('the largest amount goes through', async () => {
    await postAll(funding(linh, amountAtMost))
    expect(await balance()).toBe(amountAtMost)
  })

  test('[WAL-01] money of one asset never becomes another’s', async () => {
    const toTrial = { debit: demoFunding(VND), credit: available(linh, 'TRIAL'), amount: 5n }
    await expect(postAll(funding(linh, 5n, { legs: [toTrial] }))).rejects.toThrow("can't be turned into TRIAL")
  })

  test('a statement is every movement, newest first, page by page', async () => {
    await postAll(funding(linh, 1_000n), bet(linh, 300n), funding(minh, 7n), win(linh, 50n), win(linh, 0n))
    const all = await statementPage(database.db, { memberId: linh, asset: VND, atMost: 100 })
    expect(all.map(({ kind, amount, balance, version }) => [kind, amount, balance, version])).toEqual([
      ['win', 50n, 750n, 3n],
      ['bet', -300n, 700n, 2n],
      ['funding', 1_000n, 1_000n, 1n],
    ])
    const pages = []
    let beforeVersion: bigint | undefined
    for (;;) {
      const page = await statementPage(database.db, {
        ...{ memberId: linh, asset: VND, atMost: 2 },
        ...(beforeVersion !== undefined && { beforeVersion }),
      })
      if (page.length === 0) break
      pages.push(page)
      beforeVersion = page.at(-1)?.version
    }
    expect(pages.flat()).toEqual(all)
  })

  test('whoever takes part in one batch is told of together', async () => {
    const told: string[] = []
    await database.listen(balancesChannel, (payload) => told.push(payload))
    await postAll(funding(linh, 10n), funding(minh, 10n), bet(linh, 5n))
    await expect.poll(() => told).toEqual(['5,6'])
    await postAll(win(linh, 0n))
    await postAll(funding(minh, 1n))
    await expect.poll(() => told).toEqual(['5,6', '6'])
  })

  test('what a failed transaction posted never was', async () => {
    await expect(
      inBook(async (tx) => {
        await postOne(tx, funding(linh, 10n))
        throw new Error('afterwards')
      }),
    ).rejects.toThrow('afterwards')
    expect(await balance()).toBe(0n)
    expect(await verifyBook(database)).toMatchObject({ entries: 0n, transfers: 0n, accounts: 0n })
  })

  test('held and debt are accounts of their own', () => {
    expect([held(linh, VND), debt(linh, VND)].map(({ kind, holder }) => [kind, holder])).toEqual([
      ['held', '5'],
      ['debt', '5'],
    ])
  })
})
