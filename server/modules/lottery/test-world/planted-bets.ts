import { sql } from 'kysely'
import type { World } from '#/test-world/world.ts'

interface Planted {
  /** Whose bet is copied; anybody's unless told. */
  readonly accountId?: bigint
  /** The issue that the copies are on; that of the bet unless told. */
  readonly issue?: string
  readonly copies?: number
  readonly playCode?: string
  readonly rebatePer2000?: number
}

/** Plants copies of a bet that nobody has paid for, changed as no call would take them. */
export async function plantBets(w: Pick<World, 'database'>, planted: Planted): Promise<void> {
  const { accountId = null, issue = null, copies = 1, playCode = null, rebatePer2000 = null } = planted
  await w.database.transaction(async (tx) => {
    await sql`
      insert into lottery_bets (
        issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake, prize_mode,
        odds, prize_group, rebate_per_2000, most_payout, content_hash
      )
      select coalesce((select i.id from lottery_issues i where i.issue = ${issue}::text), b.issue_id), b.account_id, b.asset,
        'planted-slip', copy, coalesce(${playCode}::text, b.play_code), b.selection, b.unit_thousandths, b.multiple, b.lines,
        b.stake, b.prize_mode, b.odds, b.prize_group, coalesce(${rebatePer2000}::integer, b.rebate_per_2000), b.most_payout,
        b.content_hash
      from (
        select * from lottery_bets where account_id = coalesce(${accountId}::bigint, account_id) order by number limit 1
      ) b, generate_series(1, ${copies}::integer) as copy
    `.execute(tx)
  })
}
