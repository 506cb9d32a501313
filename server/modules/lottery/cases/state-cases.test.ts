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
  const revealed = { seed: '0'.repeat(64), signature: '0'.repeat(96) }
  await l.w.database.transaction((tx) => insertFairDraw(tx, id, revealed, result))
}
