import { randomBytes } from 'node:crypto'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import { settleBet } from '@banyan/rules/lottery/settle-bet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { runClock } from './test-world/clock-process.ts'
import { issuesOnSale } from './test-world/issues-on-sale.ts'

/** While winners are paid; two more come before them, while issues are drawn. */
const kills = Number(process.env.LOTTERY_CRASH_KILLS ?? 1)
const [issues, betsOfIssue, players] = [process.env.DEEP === '1' ? 40 : 12, 400, 5]
/** The first issue takes several transactions, between which a process can die. */
const betsOfFirst = 8_000
const bets = betsOfFirst + (issues - 1) * betsOfIssue
const { code: asset, exponent } = merchantCurrency
const terms = { unitThousandths: 1_000_000n, multiple: 1, odds: { '1': 19_800n }, rebatePer2000: 40 }
const kinds = [
  { playCode: 'SSC_SUM_BSOE', selection: 'B', lines: 1 },
  { playCode: 'SSC_L2_DIRECT', selection: '1,2,3,4|5,6,7,8', lines: 16 },
  { playCode: 'SSC_DT_1_5_PUSH', selection: 'D', lines: 1 },
  { playCode: 'SSC_FIXED', selection: '0,9|-|-|-|-', lines: 2 },
] as const

onPostgres('a lottery whose process is killed', () => {
  test('[LOT-04] [LOT-06] every issue is drawn once and every winner paid once, wherever its process is killed', async () => {
    await using own = await ownDatabase('lottery')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const seedKey = randomBytes(32)
    await issuesOnSale({ database, seedKey }, 'SSC1M', issues)
    const members = await plantBets(database)
    await database.transaction((tx) => moveClock(tx, issues * 60 + 60))
    const progress = async (of: 'drawn' | 'settled') => {
      const { count } =
        of === 'drawn'
          ? await database.db
              .selectFrom('lottery_draws')
              .select(({ fn }) => fn.countAll<bigint>().as('count'))
              .executeTakeFirstOrThrow()
          : await database.db
              .selectFrom('lottery_settlements')
              .select(sql<bigint>`coalesce(sum(bets), 0)`.as('count'))
              .executeTakeFirstOrThrow()
      return Number(count)
    }

    const marks = [
      ...[1 / 3, 2 / 3].map((part) => ({ of: 'drawn' as const, past: issues * part })),
      ...Array.from({ length: kills }, (_, kill) => ({
        of: 'settled' as const,
        past: (bets * (kill + 1)) / (kills + 1),
      })),
    ]
    for (const { of, past } of marks) {
      await using clock = runClock(own.url, seedKey)
      while (!clock.isDone() && (await progress(of)) < past);
      expect(clock.isDone(), `the clock was done before it could be killed past ${past} ${of}`).toBe(false)
    }
    await using last = runClock(own.url, seedKey)
    await last.ended

    expect(await progress('drawn')).toBe(issues)
    expect(await progress('settled')).toBe(bets)
    const due = await duePayments(database)
    for (const member of members)
      expect((await moneyOf(database.db, member, asset)).available.balance).toBe(due.get(member))
    expect((await verifyBook(database)).differences).toEqual([])
  })
})

/** Bets of every issue as selling them leaves them; nothing but their payment is looked at. Answers whose they are. */
async function plantBets(database: Database): Promise<bigint[]> {
  return await database.transaction(async (tx) => {
    const members: bigint[] = []
    for (let n = 0; n < players; n++) members.push(await createAccount(tx, anAccount({ username: `bettor${n}` })))
    await sql`
      insert into lottery_bets (
        issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake, prize_mode,
        odds, prize_group, rebate_per_2000, most_payout, content_hash
      )
      select i.id, (${members}::bigint[])[1 + n % ${players}::int], ${asset}, 'planted-' || i.id || '-' || n, 0, k.play, k.selection,
        ${terms.unitThousandths}::int, 1, k.lines, k.lines * 100000, 'LOTT',
        '{"1":"19800","D":"19800","T":"19800","X":"94000"}'::jsonb, 1960, ${terms.rebatePer2000}, 10000000, ''
      from lottery_issues i
      cross join lateral generate_series(1, case i.place when 0 then ${betsOfFirst}::int else ${betsOfIssue}::int end) n
      join jsonb_to_recordset(${JSON.stringify(kinds.map(({ playCode: play, ...kind }, at) => ({ at, play, ...kind })))}::jsonb)
        as k (at int, play text, selection text, lines int) on k.at = n / ${players}::int % ${kinds.length}::int
      order by i.id, n
    `.execute(tx)
    return members
  })
}

/** What every member has to get, by the rules that read a selection and settle one bet. */
async function duePayments({ db }: Database): Promise<Map<bigint, bigint>> {
  const bets = await db
    .selectFrom('lottery_bets as b')
    .innerJoin('lottery_draws as d', 'd.issue_id', 'b.issue_id')
    .select(['b.account_id as member', 'b.play_code as playCode', 'b.selection', 'd.result'])
    .execute()
  const due = new Map<bigint, bigint>()
  const odds = { '1': 19_800n, D: 19_800n, T: 19_800n, X: 94_000n }
  for (const { member, playCode, selection, result } of bets) {
    const outcome = { kind: 'drawn', draw: drawOfResult(result, '2026-11-20') } as const
    const { payoutMinor, rebateMinor } = settleBet({ playCode, selection, ...terms, odds }, outcome, exponent)
    due.set(member, (due.get(member) ?? 0n) + payoutMinor + rebateMinor)
  }
  return due
}
