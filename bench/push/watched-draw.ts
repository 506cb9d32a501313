import { lotteryDrawn } from '@banyan/contract/lottery/drawn-event.ts'
import type pg from 'pg'
import { interleave } from '#/harness/interleave.ts'
import type { Measure } from '#/harness/measure.ts'
import { ratio } from '#/harness/ratio.ts'
import { quantile, statsOf } from '#/harness/stats.ts'
import { broadcastMs, ownSide } from './broadcast.ts'
import { now } from './crowd.ts'
import { pushBed, socketCount } from './push-bed.ts'

const withinMs = 20_000
const milliseconds = 1_000
/** As many as watch one draw in the issue that asks for this; each of them watches the game. */
const watchers = Math.min(5_000, socketCount)
const game = 'SSC5M'
/** Packs a change's moment and count into a watched topic's version, as server/modules/lottery/draws/drawn-topic.ts does. */
const changesAtMost = 1_024

/** An issue that was drawn; every further version of its result is news to all who watch the game. */
async function drawnIssue(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into lottery_issues (game_code, issue, day, open_at, close_at, draw_at, state, closed_at, bets_root, drawn_at, settled_at)
     select $1, '20200101-001', '2020-01-01', at - interval '3 min', at - interval '1 min', at, 'settled', at, '', at, at
     from (select clock_now() - interval '1 minute' as at) moment returning id`,
    [game],
  )
  return rows[0]?.id ?? ''
}

/** Answers the version under which the tabs are told, and when it was committed. */
async function drawAgain(client: pg.Client, id: string): Promise<{ version: number; beganAt: number }> {
  const { rows } = await client.query<{ at: Date; version: number }>(
    `with drawn as (
       insert into lottery_draws (issue_id, version, result, source)
       select $1, 1 + coalesce(max(version), 0), '{"family":"SSC","digits":[1,2,3,4,5]}', 'bench'
       from lottery_draws where issue_id = $1 returning version, made_at
     )
     select version, made_at as at, pg_notify('lottery_drawn', $2) from drawn`,
    [id, game],
  )
  const { at, version } = rows[0] ?? { at: new Date(), version: 0 }
  return { version: at.getTime() * changesAtMost + Math.min(1 + version, changesAtMost - 1), beganAt: now() }
}

/** From the commit of a draw until the last of the tabs that watch its game has it. */
export const watchedDraw: Measure = {
  name: `a draw that ${watchers} tabs watch ÷ a broadcast to them: sockets told in a second`,
  ...{ floor: 0.5, target: 0.9, unit: '×', better: 'higher' },
  async run(effort) {
    await using bed = await pushBed()
    const { client, crowd } = bed
    const issue = await drawnIssue(client)
    await bed.openTabs(watchers)
    await crowd.ask({ withinMs, watch: { event: lotteryDrawn, key: game } })
    const side = ownSide(bed)
    const times: number[] = []
    const perSecond = (ms: number) => (watchers * milliseconds) / ms
    const samples = await interleave(
      {
        async draw() {
          const { version, beganAt } = await drawAgain(client, issue)
          const { atMs } = await crowd.ask({ withinMs, untilSeen: { event: lotteryDrawn, versions: version } })
          times.push(atMs - beganAt)
          return perSecond(atMs - beganAt)
        },
        broadcast: async () => perSecond(await broadcastMs(side)),
      },
      effort,
    )
    return {
      figure: ratio(samples.draw, samples.broadcast),
      sides: { 'a watched draw': statsOf(samples.draw), broadcast: statsOf(samples.broadcast) },
      sideUnit: '/s',
      notes: [
        `until the last tab has the draw, its reader on the same two cores: ${quantile(times, 0.5).toFixed(0)} ms, at worst ${Math.max(...times).toFixed(0)} ms (asked: 500)`,
      ],
    }
  },
}
