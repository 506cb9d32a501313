import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import type { World } from '#/test-world/world.ts'

/** The result of northern Vietnam in the worked examples (domain section 6), with all of its 27 prizes. */
export const northernResult: FairResult = {
  ...{ family: 'VNN', DB: ['84679'], G1: ['35271'], G2: ['10513', '98426'] },
  G3: ['44013', '27730', '61955', '80246', '15538', '93301'],
  ...{ G4: ['7245', '0872', '6618', '2052'], G5: ['3471', '9904', '1826', '5567', '8017', '4490'] },
  ...{ G6: ['679', '038', '415'], G7: ['79', '13', '05', '62'] },
}

/** Settled issues of a game without bets, one on each of the last days up to yesterday. */
export async function plantHistory(w: Pick<World, 'database'>, game: string, days: number, result: FairResult) {
  await w.database.transaction(async (tx) => {
    await sql`
      with made as (
        insert into lottery_issues (
          game_code, issue, day, open_at, close_at, draw_at, state, closed_at, bets_root, drawn_at, settled_at
        )
        select ${game}, to_char(draw_at, 'YYYYMMDD'), draw_at::date, draw_at - interval '1 day',
          draw_at - interval '15 minutes', draw_at, 'settled', draw_at, '', draw_at, draw_at
        from (
          select date_trunc('day', clock_now()) - make_interval(days => back) + interval '11 hours' as draw_at
          from generate_series(1, ${days}::integer) as past (back)
        ) planned
        returning id
      )
      insert into lottery_draws (issue_id, version, result, source)
      select id, 1, ${JSON.stringify(result)}::jsonb, 'a test' from made
    `.execute(tx)
  })
}
