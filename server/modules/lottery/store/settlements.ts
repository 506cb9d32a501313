import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import type { OpenBet, SettledBet } from '../deciding/settle-bet.ts'
import { type PassedBy, passedBySql } from './passed-by.ts'

/** An issue whose bets are to be settled: by a version of its result, or by nothing, since it is void. */
export interface UnsettledIssue {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly day: string
  /** 0 where it is void. */
  readonly version: number
  readonly result: FairResult | null
  /** Bets up to this number are settled. */
  readonly after: bigint
  /** The database's time when it was looked at. */
  readonly now: Date
}

/**
 * Whether bets of an issue `i` are to be settled: an imported result after its delay, and none that is corrected, which
 * `store/corrections.ts` settles again.
 */
const isToSettle = sql<boolean>`(
  i.state in ('drawn', 'void') and i.settled_at is null
  and (i.settle_at is null or i.settle_at <= clock_now() or i.state = 'void')
  and i.corrected_version is null
)`

/** Issues with bets that are not settled, those first that were to be drawn first. */
export async function unsettledIssues(db: Db, passedBy: PassedBy, atMost: number): Promise<UnsettledIssue[]> {
  return await db
    .selectFrom('lottery_issues as i')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('lottery_draws as d')
          .select(['d.version', 'd.result'])
          .whereRef('d.issue_id', '=', 'i.id')
          .where('i.state', '=', 'drawn')
          .orderBy('d.version', 'desc')
          .limit(1)
          .as('draw'),
      (on) => on.onTrue(),
    )
    .leftJoin('lottery_settlements as s', (join) =>
      join.onRef('s.issue_id', '=', 'i.id').on(sql<boolean>`s.version = coalesce(draw.version, 0)`),
    )
    .select(['i.id', 'i.game_code as game', 'i.issue', sql<string>`to_char(i.day, 'YYYY-MM-DD')`.as('day')])
    .select(['draw.result', sql<Date>`clock_now()`.as('now')])
    .select(({ fn, val }) => [
      fn.coalesce('draw.version', val(0)).as('version'),
      fn.coalesce('s.after_number', sql<bigint>`0::bigint`).as('after'),
    ])
    .where(isToSettle)
    .where(passedBySql(passedBy))
    .orderBy('i.draw_at')
    .limit(atMost)
    .execute()
}

/**
 * Takes an issue that is still to be settled, and answers behind which of its bets; undefined where another process has it.
 * Nobody else gets it until the transaction ends.
 */
export async function takeUnsettled(tx: Tx, { id, version }: UnsettledIssue): Promise<bigint | undefined> {
  const { rows } = await sql`
    select from lottery_issues i where i.id = ${id} and ${isToSettle} and ${version} = case i.state when 'drawn' then (
      select max(version) from lottery_draws d where d.issue_id = i.id
    ) else 0 end for update of i skip locked
  `.execute(tx)
  if (rows.length === 0) return undefined
  const { rows: progress } = await sql<{ after: bigint }>`
    insert into lottery_settlements (issue_id, version) values (${id}, ${version})
    on conflict (issue_id, version) do update set bets = lottery_settlements.bets returning after_number as after
  `.execute(tx)
  return progress[0]?.after ?? 0n
}

/** Bets as a look through an issue needs them. */
export interface BetsToLookAt {
  /** Of each number, play, rebate and selection, apart by spaces. A long selection is left out. */
  readonly lines: readonly string[]
  readonly count: number
  readonly lastNumber: bigint
  readonly cancelled: ReadonlySet<string>
}

/** A selection of more bytes is not looked at in a stretch, which may have thousands. */
const bytesInLine = 1_000

/**
 * A stretch of an issue's bets as one text: as rows they would take ten times longer to come. Bets of an issue that is closed never
 * change, so it can be read long before it is paid.
 */
export async function betsToLookAt(db: Db, issueId: bigint, after: bigint, atMost: number): Promise<BetsToLookAt> {
  const line = sql<string>`number || ' ' || play_code || ' ' || rebate_per_2000 || ' ' ||
    case when octet_length(selection) <= ${bytesInLine} then selection else '' end`
  const { lines, count, lastNumber } = await db
    .selectFrom(
      db
        .selectFrom('lottery_bets')
        .select(['number', line.as('line')])
        .where('issue_id', '=', issueId)
        .where('number', '>', after)
        .orderBy('number')
        .limit(atMost)
        .as('bets'),
    )
    .select([
      sql<string | null>`string_agg(line, E'\n' order by number)`.as('lines'),
      sql<bigint | null>`max(number)`.as('lastNumber'),
    ])
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  const last = lastNumber ?? after
  const cancels = await db
    .selectFrom('lottery_cancels')
    .select('bet_number')
    .where('bet_number', '>', after)
    .where('bet_number', '<=', last)
    .execute()
  return {
    lines: lines?.split('\n') ?? [],
    count,
    lastNumber: last,
    cancelled: new Set(cancels.map(({ bet_number }) => String(bet_number))),
  }
}

/** Bets with everything that they are settled by, in the order of their numbers. */
export async function betsByNumber(db: Db, numbers: readonly bigint[]): Promise<OpenBet[]> {
  return await db
    .selectFrom('lottery_bets')
    .select(['number', 'account_id as accountId', 'play_code as playCode', 'selection', 'lines', 'multiple', 'odds'])
    .select(['unit_thousandths as unitThousandths', 'rebate_per_2000 as rebatePer2000'])
    .select(sql<string>`lottery_vendor(prize_mode)`.as('vendorCode'))
    .where('number', '=', sql<bigint>`any (${bigints(numbers)}::bigint[])`)
    .orderBy('number')
    .execute()
}

/** Keeps what bets got; the key lets each get it once for a version. */
export function insertWins({ id, version }: UnsettledIssue, paid: readonly SettledBet[]): Statement {
  return sql`
    insert into lottery_wins (bet_number, version, issue_id, account_id, status, payout)
    select number, ${version}, ${id}, account_id, status, payout
    from unnest(
      ${bigints(paid.map(({ number }) => number))}::bigint[], ${bigints(paid.map(({ accountId }) => accountId))}::bigint[],
      ${texts(paid.map(({ status }) => status))}::text[], ${bigints(paid.map(({ payout }) => payout))}::bigint[]
    ) as w (number, account_id, status, payout)
  `
}

/** What a batch of bets came to. */
export interface SettledBatch {
  readonly lastNumber: bigint
  readonly bets: number
  readonly winners: number
  readonly paid: bigint
  readonly rebates: bigint
}

/** Moves the mark of an issue's settlement; it stands in the transaction that pays. */
export function markSettled({ id, version }: UnsettledIssue, batch: SettledBatch): Statement {
  return sql`
    update lottery_settlements set after_number = ${batch.lastNumber}, bets = bets + ${batch.bets}::integer,
      winners = winners + ${batch.winners}::integer, paid = paid + ${batch.paid}::bigint,
      rebates = rebates + ${batch.rebates}::bigint
    where issue_id = ${id} and version = ${version}
  `
}

/** Ends the settlement of an issue, and forgets what its bets could have cost. */
export function endSettlement({ id, version }: UnsettledIssue): Statement[] {
  return [
    sql`update lottery_settlements set finished_at = clock_now() where issue_id = ${id} and version = ${version}`,
    sql`
      update lottery_issues set settled_at = clock_now(), state = case state when 'drawn' then 'settled' else state end
      where id = ${id}
    `,
    sql`delete from lottery_exposure where issue_id = ${id}`,
    sql`delete from lottery_player_exposure where issue_id = ${id}`,
  ]
}
