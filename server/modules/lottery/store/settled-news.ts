import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'
import type { Db } from '#/platform/db/handles.ts'
import { newestOutcomeRows } from './own-bets.ts'

/** Carries the ids of accounts whose bets are settled, apart by commas; empty where they are too many to name. */
export const settledChannel = 'lottery_settled'

/** The last issue of an account that was settled, with what its bets there came to; amounts in minor units. */
export interface SettledNews {
  readonly accountId: bigint
  readonly game: string
  readonly issue: string
  readonly isVoid: boolean
  readonly settledAt: Date
  readonly staked: bigint
  readonly payout: bigint
}

/** An account's last bets, among which its news is looked for. */
const lookedAtMost = 200

/** News of each of these accounts; one without a settled bet among its last ones has none. */
export async function settledNews(db: Db, accounts: readonly bigint[]): Promise<SettledNews[]> {
  const found = sql<SettledNews>`(
    select a.id as "accountId", news.game, news.issue, news.is_void as "isVoid", news.settled_at as "settledAt", news.staked,
      news.payout
    from unnest(${bigints(accounts)}::bigint[]) as a (id)
    cross join lateral (
      select i.game_code as game, i.issue, i.state = 'void' as is_void, i.settled_at, sum(b.stake)::bigint as staked,
        coalesce(sum(w.payout), 0)::bigint as payout
      from (
        select number, issue_id, stake from lottery_bets b where b.account_id = a.id
        order by b.placed_at desc, b.number desc limit ${lookedAtMost}
      ) b
      join lottery_issues i on i.id = b.issue_id and i.settled_at is not null
      left join lottery_cancels c on c.bet_number = b.number
      left join lateral ${newestOutcomeRows} w on true
      where c.bet_number is null
      group by i.id order by i.settled_at desc, i.id desc limit 1
    ) news
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}
