import { expect, test } from 'vitest'
import { workedOut } from '../deciding/exposure-book.ts'
import { lowerBounds, nextAdded } from '../store/added-bounds.ts'
import { lastThree, lotteryWorld } from '../test-world/lottery-world.ts'
import { boundWorker } from './work-out-bounds.ts'

/** What a bet of 2,000 on three digits wins, in minor units. */
const mostPayout = 196_000_000n

test('[LOT-08] bounds are worked out once: who looked before somebody else did takes nothing off', async () => {
  await using l = await lotteryWorld()
  const { database } = l.w
  const bounds = async () =>
    (await database.db.selectFrom('lottery_exposure').selectAll().where('cell', '=', '*').execute()).map(
      ({ payable }) => payable,
    )
  const player = await l.player()
  const first = await player.place([lastThree('1|2|3')])
  // By now the player's account is known, so this one is added, and so is the next.
  await player.place([lastThree('1|2|4')])
  expect(await bounds()).toEqual([2n * mostPayout, 2n * mostPayout])
  const seen = await nextAdded(database.db, 0n)
  if (!seen) throw new Error('nothing was added')
  // The rules work the bounds out, and another bet is added to them.
  await player.cancel(first.value.bets[0]?.id ?? '')
  expect(await bounds()).toEqual([mostPayout, mostPayout])
  await player.place([lastThree('1|2|5')])
  await database.transaction((tx) => lowerBounds(tx, seen, workedOut(seen.sums)))
  expect(await bounds()).toEqual([2n * mostPayout, 2n * mostPayout])
  await boundWorker(database)()
  expect(await bounds()).toEqual([mostPayout, mostPayout])
})

test('[LOT-08] what is added while bounds are worked out stays on them until the next look', async () => {
  await using l = await lotteryWorld()
  const { database } = l.w
  const boundOf = async () =>
    await database.db.selectFrom('lottery_exposure').selectAll().where('play_code', '=', '').executeTakeFirstOrThrow()
  const player = await l.player()
  await player.place([lastThree('1|2|3')])
  await player.place([lastThree('1|2|4')])
  const seen = await nextAdded(database.db, 0n)
  if (!seen) throw new Error('nothing was added')
  await player.place([lastThree('1|2|5')])
  await database.transaction((tx) => lowerBounds(tx, seen, workedOut(seen.sums)))
  expect((await boundOf()).payable).toBe(2n * mostPayout)
  const worker = boundWorker(database)
  expect([await worker(), await worker()]).toEqual([true, false])
  expect(await boundOf()).toMatchObject({ payable: mostPayout, version: 0n })
  expect([await worker(), await worker()]).toEqual([false, false])
})
