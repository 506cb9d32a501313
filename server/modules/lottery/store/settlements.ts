import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'

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
}

/** Takes an issue with bets that are not settled, the one drawn first; nobody else gets it until the transaction ends. */
export async function takeUnsettled(tx: Tx): Promise<UnsettledIssue | undefined> {
  const { rows } = await sql<Omit<UnsettledIssue, 'after'>>`
    select i.id, i.game_code as game, i.issue, to_char(i.day, 'YYYY-MM-DD') as day,
      coalesce(draw.version, 0) as version, draw.result
    from lottery_issues i
    left join lateral (
      select version, result from lottery_draws d where d.issue_id = i.id and i.state = 'drawn' order by version desc limit 1
    ) draw on true
    where i.state in ('drawn', 'void') and i.settled_at is null
    order by i.draw_at limit 1 for update of i skip locked
  `.execute(tx)
  const [taken] = rows
  if (!taken) return undefined
  const { rows: progress } = await sql<{ after: bigint }>`
    insert into lottery_settlements (issue_id, version) values (${taken.id}, ${taken.version})
    on conflict (issue_id, version) do update set bets = lottery_settlements.bets returning after_number as after
  `.execute(tx)
  return { ...taken, after: progress[0]?.after ?? 0n }
}

/** A bet that is to be settled. */
export interface OpenBet {
  readonly number: bigint
  readonly accountId: bigint
  readonly playCode: string
  readonly selection: string
  readonly lines: number
  readonly unitThousandths: number
  readonly multiple: number
  readonly odds: Readonly<Record<string, string>>
  readonly rebatePer2000: number
}

/** The next bets of an issue that were not cancelled, in the order of their numbers. */
export async function openBets(tx: Tx, issueId: bigint, after: bigint, atMost: number): Promise<OpenBet[]> {
  const { rows } = await sql<OpenBet>`
    select number, account_id as "accountId", play_code as "playCode", selection, lines, unit_thousandths as "unitThousandths",
      multiple, odds, rebate_per_2000 as "rebatePer2000"
    from lottery_bets b
    where issue_id = ${issueId} and number > ${after}
      and not exists (select from lottery_cancels c where c.bet_number = b.number)
    order by number limit ${atMost}
  `.execute(tx)
  return rows
}

/** A bet that gets something. */
export interface PaidBet {
  readonly bet: OpenBet
  readonly status: 'WON' | 'PUSH' | 'REFUNDED'
  /** In minor units. */
  readonly payout: bigint
}

/** Keeps what bets got; the key lets each get it once for a version. */
export async function insertWins(tx: Tx, { id, version }: UnsettledIssue, paid: readonly PaidBet[]): Promise<void> {
  await sql`
    insert into lottery_wins (bet_number, version, issue_id, account_id, status, payout)
    select number, ${version}, ${id}, account_id, status, payout
    from unnest(
      ${bigints(paid.map(({ bet }) => bet.number))}::bigint[], ${bigints(paid.map(({ bet }) => bet.accountId))}::bigint[],
      ${texts(paid.map(({ status }) => status))}::text[], ${bigints(paid.map(({ payout }) => payout))}::bigint[]
    ) as w (number, account_id, status, payout)
  `.execute(tx)
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
export async function markSettled(tx: Tx, { id, version }: UnsettledIssue, batch: SettledBatch): Promise<void> {
  await sql`
    update lottery_settlements set after_number = ${batch.lastNumber}, bets = bets + ${batch.bets}::integer,
      winners = winners + ${batch.winners}::integer, paid = paid + ${batch.paid}::bigint,
      rebates = rebates + ${batch.rebates}::bigint
    where issue_id = ${id} and version = ${version}
  `.execute(tx)
}

/** Ends the settlement of an issue, and forgets what its bets could have cost. */
export async function endSettlement(tx: Tx, { id, version }: UnsettledIssue): Promise<void> {
  await sql`
    update lottery_settlements set finished_at = clock_now() where issue_id = ${id} and version = ${version}
  `.execute(tx)
  await sql`
    update lottery_issues set settled_at = clock_now(), state = case state when 'drawn' then 'settled' else state end
    where id = ${id}
  `.execute(tx)
  await sql`delete from lottery_exposure where issue_id = ${id}`.execute(tx)
}
