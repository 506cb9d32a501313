import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { moneyOf } from './balance.ts'
import { available, vendorAccount } from './chart.ts'
import { post } from './post.ts'
import { insufficientFunds, type Outcome, type Posting } from './posting.ts'
import { beginHold, endHold, reverseEntry, useHold } from './posting-parts.ts'
import { bet, entryIdOf, funding, key, linh, VND, win } from './test-world/posting-builder.ts'
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
    /** Reverses the entry of this posting. */
    const takeBack = async (made: Outcome | undefined, posting: Posting, given: Partial<Posting> = {}) => {
      const entryId = entryIdOf(made)
      const parameters = { entryId: String(entryId) }
      const reversal = { ...reverseEntry(entryId, posting.legs), subject: posting.subject, parameters }
      const [taken] = await postAll({ key: key('rollback'), actor: 'vendor:PG', ...reversal, ...given })
      return taken
    }

    test('[WAL-01] an entry is taken back by its mirror image, once', async () => {
      const placing = bet(linh, 300n)
      const [, placed] = await postAll(funding(linh, 1_000n), placing)
      expect(await takeBack(placed, placing)).toMatchObject({ is: 'posted', subject: { balance: 1_000n, version: 3n } })
      await expect(takeBack(placed, placing)).rejects.toThrow('an_entry_is_reversed_once')
      expect(await balance()).toBe(1_000n)
    })

    test('a win that is spent already is refused, or owed where the caller says so', async () => {
      const winning = win(linh, 900n)
      const [, , won] = await postAll(funding(linh, 100n), bet(linh, 100n), winning)
      await postAll(bet(linh, 800n))
      expect(await takeBack(won, winning)).toMatchObject({ refusal: insufficientFunds })
      expect(await takeBack(won, winning, { shortfall: 'owed' })).toMatchObject({ refusal: undefined })
      expect(await money()).toMatchObject({ available: { balance: 0n }, owedMinor: 800n })
      expect((await verifyBook(database)).differences).toEqual([])
    })
  })

  describe('holding', () => {
    const hold500 = async () => {
      const subject = available(linh, VND)
      const [made] = await postAll({
        ...{ key: key('hold'), parameters: {}, actor: 'member:5', subject },
        ...beginHold(linh, VND, 500n),
      })
      return made
    }
    const end = async (holdId: bigint, captured: bigint, given: Partial<Posting> = {}) => {
      const hold = { id: holdId, memberId: linh, asset: VND, amount: 500n }
      const parameters = { captured: String(captured) }
      const [ended] = await postAll({
        ...{ key: key('release'), parameters, actor: 'vendor:PG', subject: available(linh, VND) },
        ...endHold(hold, captured, vendorAccount('PG', VND)),
        ...given,
      })
      return ended
    }

    test('[WAL-01] what is held is not spent, and ends as what is captured and what comes back', async () => {
      await postAll(funding(linh, 1_000n))
      const made = await hold500()
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
      await end(entryIdOf(await hold500()), captured)
      expect(await money()).toMatchObject({ available: { balance: left }, heldMinor: 0n })
    })

    test('[WAL-01] a hold ends once; the same end answers what it answered', async () => {
      await postAll(funding(linh, 1_000n))
      const holdId = entryIdOf(await hold500())
      // Money of another hold, which the second end may not touch.
      await hold500()
      const once = { key: key('release') }
      const first = await end(holdId, 500n, once)
      await expect(end(holdId, 0n)).rejects.toThrow('a_hold_ends_once')
      expect(await end(holdId, 500n, once)).toEqual({ ...first, is: 'repeated' })
      expect(await money()).toMatchObject({ available: { balance: 0n }, heldMinor: 500n })
    })

    test('no more is captured than is held', () => {
      const hold = { id: 1n, memberId: linh, asset: VND, amount: 500n }
      for (const captured of [-1n, 501n]) expect(() => endHold(hold, captured, vendorAccount('PG', VND))).toThrow()
    })

    test('[WAL-07] of a hold some goes out and some comes back, and the rest stays held under the entry', async () => {
      await postAll(funding(linh, 1_000n))
      const hold = { id: entryIdOf(await hold500()), memberId: linh, asset: VND, amount: 500n }
      const to = vendorAccount('PG', VND)
      const [used] = await postAll({
        ...{ key: key('use'), parameters: {}, actor: 'test', subject: available(linh, VND) },
        ...useHold(hold, { captured: 120n, to, released: 80n }),
      })
      expect(used).toMatchObject({ is: 'posted', subject: { balance: 580n } })
      expect(await money()).toMatchObject({ heldMinor: 300n })
      const rest = { ...hold, id: entryIdOf(used), amount: 300n }
      await postAll({
        ...{ key: key('use'), parameters: {}, actor: 'test', subject: available(linh, VND) },
        ...useHold(rest, { captured: 300n, to, released: 0n }),
      })
      expect(await money()).toMatchObject({ available: { balance: 580n }, heldMinor: 0n })
      expect((await verifyBook(database)).differences).toEqual([])
      for (const [captured, released] of [
        [-1n, 0n],
        [0n, -1n],
        [500n, 1n],
      ] as const)
        expect(() => useHold(hold, { captured, to, released })).toThrow()
    })

    test('without the money nothing is held', async () => {
      expect(await hold500()).toMatchObject({ refusal: insufficientFunds })
      expect(await money()).toMatchObject({ heldMinor: 0n })
      expect((await verifyBook(database)).differences).toEqual([])
    })
  })
})
