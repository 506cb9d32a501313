import { beforeEach, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { postOne } from '#/ledger/post.ts'
import { beginHold } from '#/ledger/posting-parts.ts'
import { funding, key, linh, minh, VND } from '#/ledger/test-world/posting-builder.ts'
import { verifyBook } from '#/ledger/verify.ts'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { type Correction, correctBalance } from './correct-balance.ts'

onEachEngine('corrections', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    await database.transaction((tx) => postOne(tx, funding(linh, 1_000n)))
  })

  const correct = (amount: bigint, given: Partial<Correction> = {}) =>
    database.transaction((tx) =>
      correctBalance(tx, { accountId: linh, amount, key: 'approval 1', actor: 'dao.pham', ...given }),
    )
  const money = () => moneyOf(database.db, linh, VND)
  const refusedWith = (code: string) => ({ code })

  test('[OPS-05] a correction gives and takes, and the book stays right', async () => {
    expect((await correct(250n)).available).toEqual({ balance: 1_250n, version: 2n })
    expect((await correct(-1_250n, { key: 'approval 2' })).available).toEqual({ balance: 0n, version: 3n })
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[OPS-05] the same correction again moves nothing; another one under its key is refused', async () => {
    const first = await correct(250n)
    expect(await correct(250n)).toEqual(first)
    for (const other of [() => correct(251n), () => correct(-250n), () => correct(250n, { accountId: minh })])
      await expect(other()).rejects.toMatchObject(refusedWith('changed_meanwhile'))
    expect((await money()).available.balance).toBe(1_250n)
  })

  test('[OPS-05] more than there is to play with is refused; what is held is not touched', async () => {
    await database.transaction((tx) =>
      postOne(tx, {
        key: key('hold'),
        parameters: {},
        actor: 'test',
        ...beginHold(linh, VND, 600n),
        subject: funding(linh, 1n).subject,
      }),
    )
    await expect(correct(-401n)).rejects.toMatchObject(refusedWith('insufficient_funds'))
    expect(await money()).toMatchObject({ available: { balance: 400n }, heldMinor: 600n, owedMinor: 0n })
    expect((await correct(-400n, { key: 'approval 2' })).available.balance).toBe(0n)
    expect(await money()).toMatchObject({ heldMinor: 600n, owedMinor: 0n })
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[OPS-05] a correction of nothing is none', async () => {
    await expect(correct(0n)).rejects.toThrow('corrects nothing')
  })
})
