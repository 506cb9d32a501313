import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { insertFairDraw } from '../store/issues.ts'
import { lastThree, lotteryWorld } from '../test-world/lottery-world.ts'
import { plantBets } from '../test-world/planted-bets.ts'

// Domain section 3, "Other state case"; its corrections are in `calls/corrections.http.test.ts`.

test('[LOT-05] a millisecond before the close a bet is accepted, at the close it is refused', async () => {
  await using l = await lotteryWorld()
  const at = (seconds: number) => l.w.database.transaction((tx) => stopClock(tx, seconds))
  await at(0)
  await l.w.database.transaction(async (tx) => {
    // A fair issue keeps its times, but this one is to close on a millisecond.
    await sql`alter table lottery_issues disable trigger fair_rounds_stay`.execute(tx)
    await sql`
      update lottery_issues set open_at = clock_now() - interval '55 seconds', close_at = clock_now(),
        draw_at = clock_now() + interval '5 seconds'
      where issue = ${l.numbers[0]}
    `.execute(tx)
  })
  await at(-0.001)
  const player = await l.player()
  expect((await player.place([lastThree('1|2|3')])).code).toBe('ok')
  await at(0)
  expect((await player.place([lastThree('1|2|4')])).code).toBe('issue_closed')
})

test('[LOT-04] [LOT-05] a clock that is set back an hour opens nothing again, and nothing is drawn or paid twice', async () => {
  await using l = await lotteryWorld()
  const player = await l.player(1_000_000_000n)
  const everything = lastThree(Array<string>(3).fill('0,1,2,3,4,5,6,7,8,9').join('|'), 1_000, { unit: '1000.00' })
  expect((await player.place([everything])).code).toBe('ok')
  await l.moveTo(60)
  await l.run()
  const ended = (await player.bets()).rows
  expect(ended).toMatchObject([{ state: 'WON' }])
  await l.moveTo(-3_600)
  expect((await player.place([everything])).code).toBe('issue_closed')
  await l.run()
  await l.moveTo(60)
  await l.run()
  expect((await player.bets()).rows).toEqual(ended)
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-05] [LOT-06] a list of a hundred thousand numbers, 600 kB of it, is sold and paid like any other', async () => {
  await using l = await lotteryWorld()
  const player = await l.player(100_000_000_000n)
  const list = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0')).join(',')
  const every = { ...lastThree(list, 100_000, { unit: '100.00' }), playCode: 'SSC_5_DIRECT_IN' }
  expect((await player.place([every])).code).toBe('ok')
  await l.moveTo(60)
  await l.run()
  expect((await player.bets()).rows).toMatchObject([{ state: 'WON', lines: 100_000, isWhole: false }])
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-06] where the draw returns one line and another loses, the bet is lost and the line comes back', async () => {
  await using l = await lotteryWorld('E51M', 2)
  const player = await l.player()
  const both = { ...lastThree('B,O', 2), playCode: 'E5_SUM_BSOE' }
  expect((await player.place([both])).code).toBe('ok')
  await l.moveTo(60)
  // A sum of 30 is neither big nor small, and even.
  await drawAs(l, { family: 'E5', numbers: [2, 4, 6, 8, 10] })
  await l.w.app.work.polled('settle-bets')
  expect((await player.bets()).rows).toMatchObject([{ state: 'LOST', payout: '2000.00' }])
  const { available } = await moneyOf(l.w.database.db, player.accountId, 'VND')
  expect(available.balance).toBe(100_000_000n - 200_000n)
  expect(await l.proveBook()).toEqual([])
})

test('[LOT-06] a returned stake is no win and earns no rebate', async () => {
  await using l = await lotteryWorld('LHC5M', 2)
  const player = await l.player()
  const big = { ...lastThree('B'), playCode: 'LHC_TM_BSOE' }
  expect((await player.place([big])).code).toBe('ok')
  await plantBets(l.w, { rebatePer2000: 100 })
  await l.moveTo(290)
  await drawAs(l, { family: 'LHC', numbers: [3, 14, 22, 27, 31, 45], special: 49 })
  await l.w.app.work.polled('settle-bets')
  expect((await player.bets()).rows).toMatchObject([
    { state: 'PUSH', payout: '2000.00' },
    { state: 'PUSH', payout: '2000.00' },
  ])
  const settlement = await l.w.database.db.selectFrom('lottery_settlements').selectAll().executeTakeFirstOrThrow()
  expect(settlement).toMatchObject({ bets: 2, winners: 0, paid: 400_000n, rebates: 0n })
})

/** Closes the first issue and draws this, as no beacon would. */
async function drawAs(l: Awaited<ReturnType<typeof lotteryWorld>>, result: FairResult): Promise<void> {
  await l.w.app.work.polled('close-issues')
  const { id } = await l.w.database.db
    .selectFrom('lottery_issues')
    .select('id')
    .where('issue', '=', l.numbers[0])
    .executeTakeFirstOrThrow()
  const revealed = { scheme: 'LFD2', seed: '0'.repeat(64), signature: '0'.repeat(96) } as const
  await l.w.database.transaction((tx) => insertFairDraw(tx, id, revealed, result))
}
