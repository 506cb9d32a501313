import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { addDays, dayIn, startOfDay } from '@banyan/rules/calendar/calendar-day.ts'
import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { type FairGame, fairGames, familyOf, fastGames } from '@banyan/rules/lottery/lottery-games.ts'
import { isSoldIn, type LotteryMode, prizeModes } from '@banyan/rules/lottery/prize-modes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'
import { TestBeacon } from './test-world/issues-on-sale.ts'
import { everyPoll, type Item, playerOf } from './test-world/lottery-world.ts'

const hour = 3_600

/** A line of each family. */
const lineOf: Readonly<Record<FamilyCode, readonly [playCode: string, selection: string]>> = {
  SSC: ['SSC_L3_DIRECT', '1|2|3'],
  P3: ['P3_3_DIRECT', '1|2|3'],
  E5: ['E5_F3_DIRECT', '03|07|01'],
  K3: ['K3_BSOE', 'S'],
  PK10: ['PK_SUM2_BSOE', 'B'],
  PC28: ['PC_BSOE', 'B'],
  LHC: ['LHC_NBZ5', '01,02,04,05,06'],
  VNN: ['VNN_XIEN3', '05,13,79'],
  VNS: ['VNS_TRUOT4', '00,01,03,04'],
  SEA: ['SEA_3TOP', '125'],
  D4: ['D4_BIG', '1234'],
}

function itemOf(game: FairGame): Item {
  const [playCode, selection] = lineOf[familyOf(game)]
  return { playCode, selection, unit: '2000.00', multiple: 1, lines: 1 }
}
const modeOf = (game: FairGame): LotteryMode => prizeModes.find((mode) => isSoldIn(mode, game)) ?? 'LOTT'

/** A new player bets on what each fair game sells now, as its browser does. */
async function betOnAll(w: World, nextSlip: () => string): Promise<void> {
  const player = await playerOf(w, { game: '', mode: 'LOTT', numbers: [], funds: 100_000_000n, nextSlip })
  for (const gameCode of fairGames) {
    const { value } = await player.ask<{ current: { numero: string; state: string } }>(lotteryCalls.openedIssues, {
      ...{ gameCode, size: '1' },
    })
    expect(value.current, gameCode).toMatchObject({ state: 'OPEN' })
    const slip = { gameCode, numero: value.current.numero, prizeMode: modeOf(gameCode) }
    const { code } = await player.place([itemOf(gameCode)], slip)
    expect(`${gameCode} ${code}`).toBe(`${gameCode} ok`)
  }
}

onPostgres('a day of the lottery', () => {
  test('[LOT-04] from one business day to the next the fair games sell, draw and settle every issue by themselves', {
    // 15,504 issues.
    timeout: 900_000,
  }, async () => {
    await using w = await world({ engine: 'postgres', merchant: 'demo', beaconStandIn: new TestBeacon() })
    const { database, app } = w
    const doWhatIsDue = async () => {
      await app.work.runDue('make-issues')
      for (const poll of everyPoll) await app.work.polled(poll)
    }
    await doWhatIsDue()
    const now = await databaseNow(database.db)
    const since = performance.now()
    const begin = startOfDay(addDays(dayIn(merchantTimeZone, now), 1), merchantTimeZone)
    const momentOf = (hours: number) => new Date(begin.getTime() + hours * hour * 1_000)
    // A little past the hour, when every game has just begun to sell; the work of this test takes no time of that day.
    const moveTo = async (hours: number) => {
      const gone = (performance.now() - since) / 1_000
      await w.moveClock(Math.ceil((momentOf(hours).getTime() - now.getTime()) / 1_000 - gone) + 5)
    }
    let slips = 0
    for (let hours = 0; hours < 24; hours++) {
      await moveTo(hours)
      await doWhatIsDue()
      await moveTo(hours)
      await betOnAll(w, () => `slip-of-the-day-${++slips}`)
      expect(await lateFair(w, momentOf(hours))).toBe(0)
    }
    await moveTo(24)
    await doWhatIsDue()

    const { rows } = await database.transaction((tx) =>
      sql<{ game: string; issues: number; settled: number; draws: number; settlements: number }>`
      select game_code as game, count(*)::int as issues, (count(*) filter (where state = 'settled'))::int as settled,
        sum((select count(*) from lottery_draws d where d.issue_id = i.id))::int as draws,
        sum((select count(*) from lottery_settlements s where s.issue_id = i.id and s.finished_at is not null))::int
          as settlements
      from lottery_issues i
      where place is not null and open_at >= ${begin} and draw_at <= ${momentOf(24)}
      group by game_code
    `.execute(tx),
    )
    const whole = fairGames.map((game) => {
      const issues = 86_400 / fastGames[game].periodSeconds
      return { game, issues, settled: issues, draws: issues, settlements: issues }
    })
    expect(rows.toSorted(byGame)).toEqual(whole.toSorted(byGame))
    expect(await betsByOutcome(w)).toEqual({ bets: 24 * fairGames.length, unsettled: 0 })
    expect((await verifyBook(database)).differences).toEqual([])
  })
})

const byGame = (one: { readonly game: string }, other: { readonly game: string }) => (one.game < other.game ? -1 : 1)

/** Issues of fair games whose time had come by a moment, and which are not settled. */
async function lateFair({ database }: World, by: Date): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    sql<{ late: number }>`
    select count(*)::int as late from lottery_issues
    where place is not null and draw_at <= ${by} and state <> 'settled'
  `.execute(tx),
  )
  return rows[0]?.late ?? -1
}

async function betsByOutcome({ database }: World) {
  const { rows } = await database.transaction((tx) =>
    sql<{ bets: number; unsettled: number }>`
    select count(*)::int as bets, (count(*) filter (where i.settled_at is null))::int as unsettled
    from lottery_bets b join lottery_issues i on i.id = b.issue_id
  `.execute(tx),
  )
  return rows[0]
}
