import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { vendorAccount } from './chart.ts'
import { hold, holdIsOver, release } from './hold.ts'
import { post } from './post.ts'
import { insufficientFunds, type Posting } from './posting.ts'
import { bet, entryIdOf, funding, key, linh, VND, win } from './posting-builder.ts'
import { alreadyReversed, reverse } from './reverse.ts'
import { verifyBook } from './verify.ts'

onEachEngine('holds and reversals', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await emptyDatabase(engine)
  })

  const inBook = <T>(work: Parameters<typeof database.transaction<T>>[0]) => database.transaction(work)
  const postAll = (...postings: Posting[]) => inBook((tx) => post(tx, postings))
  const money = (memberId = linh) => moneyOf(database.db, memberId, VND)
  const balance = async (memberId = linh) => (await money(memberId)).available.balance

  describe('taking back', () => {
    const takeBack = (entryId: bigint, given: object = {}) =>
      inBook((tx) =>
        reverse(tx, {
          key: key('rollback'),
          parameters: { entryId: String(entryId) },
          actor: 'vendor:PG',
          entryId,
          ...given,
        }),
      )

    test('[WAL-01] an entry is taken back by its mirror image, once', async () => {
      const [, placed] = await postAll(funding(linh, 1_000n), bet(linh, 300n))
      expect(await takeBack(entryIdOf(placed))).toMatchObject({
        is: 'posted',
        subject: { balance: 1_000n, version: 3n },
      })
      expect(await takeBack(entryIdOf(placed))).toMatchObject({ is: 'posted', refusal: alreadyReversed })
      expect(await balance()).toBe(1_000n)
    })

    test('a refused entry is taken back by one that moves nothing', async () => {
      const [refused] = await postAll(bet(linh, 300n))
      expect(await takeBack(entryIdOf(refused))).toMatchObject({ refusal: undefined, subject: { balance: 0n } })
    })

    test('a win that is spent already is refused, or owed where the caller says so', async () => {
      const [, , won] = await postAll(funding(linh, 100n), bet(linh, 100n), win(linh, 900n))
      await postAll(bet(linh, 800n))
      expect(await takeBack(entryIdOf(won))).toMatchObject({ refusal: insufficientFunds })
      expect(await takeBack(entryIdOf(won), { shortfall: 'owed' })).toMatchObject({ refusal: undefined })
      expect(await money()).toMatchObject({ available: { balance: 0n }, owedMinor: 800n })
      expect((await verifyBook(database)).differences).toEqual([])
    })

    test('what was owed by an entry is given back with it', async () => {
      const [, placed] = await postAll(funding(linh, 100n), bet(linh, 250n, { shortfall: 'owed' }))
      await takeBack(entryIdOf(placed))
      expect(await money()).toMatchObject({ available: { balance: 100n }, owedMinor: 0n })
    })
  })

  describe('holding', () => {
    const held500 = () =>
      inBook((tx) =>
        hold(tx, { key: key('hold'), parameters: {}, actor: 'member:5', memberId: linh, asset: VND, amount: 500n }),
      )
    const end = (holdId: bigint, captured: bigint, given: object = {}) =>
      inBook((tx) =>
        release(tx, {
          ...{ key: key('release'), parameters: { captured: String(captured) }, actor: 'vendor:PG', holdId, captured },
          to: vendorAccount('PG', VND),
          ...given,
        }),
      )

    test('[WAL-01] what is held is not spent, and ends as what is captured and what comes back', async () => {
      await postAll(funding(linh, 1_000n))
      const made = await held500()
      expect(made).toMatchObject({ is: 'posted', subject: { balance: 500n } })
      expect((await postAll(bet(linh, 501n)))[0]).toMatchObject({ refusal: insufficientFunds })
      expect(await end(entryIdOf(made), 120n)).toMatchObject({ is: 'posted', subject: { balance: 880n } })
      expect(await money()).toMatchObject({ available: { balance: 880n }, heldMinor: 0n })
      expect((await verifyBook(database)).differences).toEqual([])
    })

    test.each([
      { captured: 0n, left: 1_000n },
      { captured: 500n, left: 500n },
    ])('all of it, or nothing, can be captured: $captured', async ({ captured, left }) => {
      await postAll(funding(linh, 1_000n))
      await end(entryIdOf(await held500()), captured)
      expect(await money()).toMatchObject({ available: { balance: left }, heldMinor: 0n })
    })

    test('[WAL-01] a hold ends once; the same end answers what it answered', async () => {
      await postAll(funding(linh, 1_000n))
      const holdId = entryIdOf(await held500())
      const once = { key: key('release') }
      const first = await end(holdId, 500n, once)
      expect(await end(holdId, 0n)).toMatchObject({ is: 'posted', refusal: holdIsOver, subject: { balance: 500n } })
      expect(await end(holdId, 500n, once)).toEqual({ ...first, is: 'repeated' })
      expect(await money()).toMatchObject({ available: { balance: 500n }, heldMinor: 0n })
    })

    test('without the money nothing is held', async () => {
      expect(await held500()).toMatchObject({ refusal: insufficientFunds })
      expect(await money()).toMatchObject({ heldMinor: 0n })
      expect((await verifyBook(database)).differences).toEqual([])
    })
  })
})
