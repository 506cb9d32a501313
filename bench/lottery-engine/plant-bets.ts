import { betTypeOf } from '@banyan/rules/lottery/bet-types.ts'
import type { Odds } from '@banyan/rules/lottery/price.ts'
import { quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { settleBet } from '@banyan/rules/lottery/settle-bet.ts'
import type { connect } from '#/sessions/database.ts'

type Database = Awaited<ReturnType<typeof connect>>

const prizeGroup = 1_800
const unit = { unitThousandths: 2_000n, multiple: 1 }
const exponent = 2
/** Different bets, of which every planted one is a copy. */
const poolSize = 20_000
export const result = { family: 'SSC', digits: [6, 0, 4, 1, 7] } as const

/** What players of a five-digit game bet on, and how many of a hundred bets are of the kind. */
const habits: readonly { playCode: string; of100: number; selection: (at: number) => string }[] = [
  { playCode: 'SSC_L3_DIRECT', of100: 22, selection: (at) => fields(3, 1 + (at % 3), at) },
  { playCode: 'SSC_5_DIRECT', of100: 8, selection: (at) => fields(5, 1 + (at % 2), at) },
  { playCode: 'SSC_L3_G6', of100: 12, selection: (at) => digits(3 + (at % 3), at) },
  { playCode: 'SSC_L3_G3', of100: 8, selection: (at) => digits(2 + (at % 3), at) },
  { playCode: 'SSC_L2_DIRECT', of100: 14, selection: (at) => fields(2, 1 + (at % 3), at) },
  { playCode: 'SSC_FIXED', of100: 10, selection: (at) => `${digits(1 + (at % 2), at)}|-|-|-|-` },
  { playCode: 'SSC_L3_SUM', of100: 8, selection: (at) => String(at % 28) },
  { playCode: 'SSC_4_DIRECT', of100: 8, selection: (at) => fields(4, 1 + (at % 2), at) },
  { playCode: 'SSC_5_DIRECT_IN', of100: 2, selection: (at) => entries(5, 40, at) },
  { playCode: 'SSC_SUM_BSOE', of100: 8, selection: (at) => 'BSOE'.charAt(at % 4) },
]

/** A number that looks like chance and is always the same. */
const scattered = (at: number, below: number) =>
  Math.floor(((Math.sin(at * 12.9898) * 43758.5453) % 1) * below + below) % below

function digits(count: number, at: number): string {
  const first = scattered(at, 10)
  return Array.from({ length: count }, (_, step) => (first + step * 3) % 10)
    .toSorted((a, b) => a - b)
    .join(',')
}

const fields = (rows: number, each: number, at: number) =>
  Array.from({ length: rows }, (_, row) => digits(each, at * 7 + row)).join('|')

function entries(width: number, count: number, at: number): string {
  const all = Array.from({ length: count }, (_, n) => String(scattered(at * 101 + n, 10 ** width)).padStart(width, '0'))
  return [...new Set(all)].toSorted().join(',')
}

interface PooledBet {
  readonly playCode: string
  readonly selection: string
  readonly lines: number
  readonly stake: bigint
  readonly odds: Odds
  /** In minor units. */
  readonly payout: bigint
}

const pool: readonly PooledBet[] = habits.flatMap(({ playCode, of100, selection }) =>
  Array.from({ length: (poolSize * of100) / 100 }, (_, at) => pooled(playCode, selection(at))),
)

function pooled(playCode: string, written: string): PooledBet {
  const parsed = betTypeOf(playCode)?.parse(written)
  if (!parsed?.ok) throw new Error(`${playCode} refuses ${written}`)
  const { canonical: selection, lines, lineKinds } = parsed.selection
  const odds = quotedOdds({ lineKinds }, undefined, prizeGroup)
  const drawn = { kind: 'drawn', draw: result } as const
  const { payoutMinor: payout } = settleBet({ playCode, selection, odds, rebatePer2000: 0, ...unit }, drawn, exponent)
  return { playCode, selection, lines, stake: BigInt(lines) * 200n, odds, payout }
}

/** A drawn issue with open bets, and what a correct settlement of them comes to. */
export interface PlantedIssue {
  readonly id: string
  readonly winners: number
  readonly paid: bigint
}

/** Keeps the pool in the database, for what follows. */
export async function plantPool({ client }: Database): Promise<void> {
  const rows = pool.map(({ playCode, selection, lines, stake, odds }, at) => {
    const texts = Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]))
    return { at, play_code: playCode, selection, lines, stake: String(stake), odds: texts }
  })
  await client.query(
    `create table planted_pool as select * from jsonb_to_recordset($1::jsonb)
       as p (at int, play_code text, selection text, lines int, stake bigint, odds jsonb)`,
    [JSON.stringify(rows)],
  )
  await client.query(`
    create unique index on planted_pool (at);
    create table planted_members as
    select row_number() over (order by id) - 1 as place, id from accounts where username_key like 'money%';
    create unique index on planted_members (place);
    analyze planted_pool, planted_members`)
}

/**
 * Plants a drawn issue with bets of the members as selling them would have left them, without their entries in the book:
 * settling looks at none. Answers its id, and what it comes to.
 */
export async function plantIssue({ client }: Database, issue: string, count: number): Promise<PlantedIssue> {
  // A fair draw names the scheme of its day.
  await client.query(
    `insert into lottery_days (game_code, day, sealed_seeds, commits, day_commit, scheme)
     values ('SSC1M', '2026-11-20', '', $1, '', 'LFD2') on conflict do nothing`,
    [Buffer.alloc(32)],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into lottery_issues (
       game_code, issue, day, place, open_at, close_at, draw_at, round, state, closed_at, bets_root, drawn_at
     ) values (
       'SSC1M', $1, '2026-11-20', 0, now() - interval '3 min', now() - interval '2 min', now() - interval '1 min', 1, 'closed',
       now(), '', null
     ) returning id`,
    [issue],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into lottery_bets (
       issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake, prize_mode,
       odds, prize_group, rebate_per_2000, most_payout, content_hash
     )
     select $1::bigint, m.id, 'VND', 'planted-' || $1::text || '-' || n, 0, p.play_code, p.selection, 2000, 1, p.lines, p.stake, 'LOTT', p.odds,
       ${prizeGroup}, 0, p.stake * 1000, md5(n::text)
     from generate_series(0, $2::int - 1) n
     join planted_pool p on p.at = n * 7919::bigint % ${pool.length}
     join planted_members m on m.place = n * 104729::bigint % (select count(*) from planted_members)
     order by n`,
    [id, count],
  )
  await client.query(`update lottery_issues set state = 'drawn', drawn_at = now() where id = $1`, [id])
  await client.query(`insert into lottery_draws (issue_id, version, result, source) values ($1, 1, $2, 'LFD2')`, [
    id,
    JSON.stringify(result),
  ])
  await client.query('vacuum analyze lottery_bets')
  const copies = pool.map(() => 0)
  for (let n = 0; n < count; n++) {
    const at = (n * 7_919) % pool.length
    copies[at] = (copies[at] ?? 0) + 1
  }
  let [winners, paid] = [0, 0n]
  for (const [at, { payout }] of pool.entries()) {
    if (payout > 0n) winners += copies[at] ?? 0
    paid += payout * BigInt(copies[at] ?? 0)
  }
  return { id, winners, paid }
}
