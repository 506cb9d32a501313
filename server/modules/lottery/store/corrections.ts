import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { OpenBet } from '../deciding/settle-bet.ts'
import { betSource } from './bets.ts'
import { type PassedBy, passedBySql } from './passed-by.ts'
import { tellDrawn } from './tell-drawn.ts'

interface NewCorrection {
  readonly issueId: bigint
  readonly version: number
  readonly isVoid: boolean
  readonly by: string
  readonly reason: string
}

/** Orders that a held issue's bets are settled again; an order before it that is not done has no effect any more. */
export async function insertCorrection(tx: Tx, { issueId, version, isVoid, by, reason }: NewCorrection): Promise<void> {
  await tx
    .insertInto('lottery_corrections')
    .values({ issue_id: issueId, version, is_void: isVoid, reason, asked_by: by })
    .execute()
  await tx.updateTable('lottery_issues').set({ corrected_version: version }).where('id', '=', issueId).execute()
  await tellDrawn(tx, [issueId])
}

/** An issue whose bets are settled again. */
export interface Correcting {
  readonly id: bigint
  readonly game: string
  readonly issue: string
  readonly day: string
  readonly version: number
  /** The corrected result; null where the issue is void. */
  readonly result: FairResult | null
  /** Bets up to this number are done. */
  readonly after: bigint
  /** What the bets were settled by at first, and up to which number; a void has no result. */
  readonly firstResult: FairResult | null
  readonly firstVersion: number
  readonly firstAfter: bigint
  readonly now: Date
}

/** Takes the correction that was ordered first; nobody else gets its issue until the transaction ends. */
export async function takeCorrection(tx: Tx, passedBy: PassedBy): Promise<Correcting | undefined> {
  const { rows } = await sql<Omit<Correcting, 'after' | 'firstResult' | 'firstVersion' | 'firstAfter'>>`
    select i.id, i.game_code as game, i.issue, to_char(i.day, 'YYYY-MM-DD') as day, c.version, d.result, clock_now() as now
    from lottery_corrections c
    join lottery_issues i on i.id = c.issue_id
    left join lottery_draws d on d.issue_id = c.issue_id and d.version = c.version and not c.is_void
    where c.finished_at is null and c.version = i.corrected_version and ${passedBySql(passedBy)}
    order by c.made_at, c.issue_id limit 1 for update of i skip locked
  `.execute(tx)
  const [taken] = rows
  if (!taken) return undefined
  // Read under the lock: the mark may have moved while it was waited for.
  const { rows: marks } = await sql<
    Pick<Correcting, 'after' | 'firstResult' | 'firstVersion' | 'firstAfter'> & { is_done: boolean }
  >`
    select c.after_number as after, c.finished_at is not null as is_done, coalesce(s.version, 0) as "firstVersion",
      coalesce(s.after_number, 0)::bigint as "firstAfter", d.result as "firstResult"
    from lottery_corrections c
    left join lottery_settlements s on s.issue_id = c.issue_id
    left join lottery_draws d on d.issue_id = s.issue_id and d.version = s.version
    where c.issue_id = ${taken.id} and c.version = ${taken.version}
  `.execute(tx)
  const [mark] = marks
  if (!mark || mark.is_done) return undefined
  const { is_done: _, ...progress } = mark
  return { ...taken, ...progress }
}

type Status = 'WON' | 'LOST' | 'PUSH' | 'REFUNDED'

/** What a bet has got so far; in minor units. */
export interface Got<S extends string = Status> {
  readonly status: S
  readonly payout: bigint
  readonly rebate: bigint
}

/** A bet that is settled again, with what is kept of how it was settled before. */
export interface RevisedBet extends OpenBet {
  /** By the newest correction that changed it. */
  readonly revised: (Got & { readonly version: number }) | null
  /** By the first settlement, where it got something then. */
  readonly win: { readonly status: Status; readonly payout: bigint } | null
}

/** The next bets of an issue that were not cancelled, in the order of their numbers, with what they got. */
export async function betsWithPast(tx: Tx, issueId: bigint, after: bigint, atMost: number): Promise<RevisedBet[]> {
  const { rows } = await sql<OpenBet & Past>`
    select b.number, b.account_id as "accountId", b.play_code as "playCode", b.selection, b.lines,
      b.unit_thousandths as "unitThousandths", b.multiple, b.odds, b.rebate_per_2000 as "rebatePer2000",
      lottery_vendor(b.prize_mode) as "vendorCode", r.version as "revisedVersion", r.status as "revisedStatus", r.payout as "revisedPayout", r.rebate as "revisedRebate",
      w.status as "winStatus", w.payout as "winPayout"
    from lottery_bets b
    left join lateral (
      select version, status, payout, rebate from lottery_revisions r where r.bet_number = b.number order by version desc limit 1
    ) r on true
    left join lateral (
      select status, payout from lottery_wins w where w.bet_number = b.number order by version desc limit 1
    ) w on true
    where b.issue_id = ${issueId} and b.number > ${after}
      and not exists (select from lottery_cancels c where c.bet_number = b.number)
    order by b.number limit ${atMost}
  `.execute(tx)
  return rows.map(({ revisedVersion, revisedStatus, revisedPayout, revisedRebate, winStatus, winPayout, ...bet }) => ({
    ...bet,
    revised: revisedStatus && {
      ...{ version: revisedVersion ?? 0, status: revisedStatus, payout: revisedPayout ?? 0n },
      rebate: revisedRebate ?? 0n,
    },
    win: winStatus && { status: winStatus, payout: winPayout ?? 0n },
  }))
}

interface Past {
  readonly revisedVersion: number | null
  readonly revisedStatus: Status | null
  readonly revisedPayout: bigint | null
  readonly revisedRebate: bigint | null
  readonly winStatus: Status | null
  readonly winPayout: bigint | null
}

/** A bet that a correction changed: what it has now, and what it had. */
export interface Revision {
  readonly number: bigint
  readonly now: Got
  readonly before: Got<Status | 'ACCEPTED'>
}

/** Keeps what a correction changed. */
export async function insertRevisions(
  tx: Tx,
  { id, version }: Pick<Correcting, 'id' | 'version'>,
  revisions: readonly Revision[],
): Promise<void> {
  const amounts = (when: 'now' | 'before', of: 'payout' | 'rebate') => bigints(revisions.map((one) => one[when][of]))
  await sql`
    insert into lottery_revisions (
      bet_number, version, issue_id, status, payout, rebate, status_before, payout_before, rebate_before
    )
    select number, ${version}, ${id}, status, payout, rebate, status_before, payout_before, rebate_before
    from unnest(
      ${bigints(revisions.map(({ number }) => number))}::bigint[], ${texts(revisions.map(({ now }) => now.status))}::text[],
      ${amounts('now', 'payout')}::bigint[], ${amounts('now', 'rebate')}::bigint[],
      ${texts(revisions.map(({ before }) => before.status))}::text[], ${amounts('before', 'payout')}::bigint[],
      ${amounts('before', 'rebate')}::bigint[]
    ) as r (number, status, payout, rebate, status_before, payout_before, rebate_before)
  `.execute(tx)
}

/** Rebates that a first settlement paid for bets, in minor units, by bet. */
export async function rebatesPaid(
  tx: Tx,
  bets: readonly Pick<OpenBet, 'number' | 'rebatePer2000'>[],
  version: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rebated = bets.filter(({ rebatePer2000 }) => rebatePer2000 > 0)
  if (rebated.length === 0) return new Map()
  const rows = await tx
    .selectFrom('ledger_entry_facts')
    .select(['about', sql<bigint>`given::bigint`.as('given')])
    .where('source', '=', betSource)
    .where('kind', '=', 'rebate')
    .where(sql<boolean>`external_id = any(${texts(rebated.map(({ number }) => `${number}:${version}`))}::text[])`)
    .execute()
  return new Map(rows.flatMap(({ about, given }) => (about === null ? [] : [[about, given] as const])))
}

/** What a batch of bets that were settled again came to; `rebates` may be less than nothing. */
export interface CorrectedBatch {
  readonly lastNumber: bigint
  readonly bets: number
  readonly changed: number
  readonly credited: bigint
  readonly taken: bigint
  readonly owed: bigint
  readonly rebates: bigint
}

/** Moves the mark of a correction; it stands in the transaction that pays and takes back. */
export async function markCorrected(
  tx: Tx,
  { id, version }: Pick<Correcting, 'id' | 'version'>,
  batch: CorrectedBatch,
): Promise<void> {
  await sql`
    update lottery_corrections set after_number = ${batch.lastNumber}, bets = bets + ${batch.bets}::integer,
      changed = changed + ${batch.changed}::integer, credited = credited + ${batch.credited}::bigint,
      taken = taken + ${batch.taken}::bigint, owed = owed + ${batch.owed}::bigint, rebates = rebates + ${batch.rebates}::bigint
    where issue_id = ${id} and version = ${version}
  `.execute(tx)
}

/** Ends a correction. A first settlement that it came between is ended by it as well. */
export async function endCorrection(tx: Tx, { id, version }: Pick<Correcting, 'id' | 'version'>): Promise<void> {
  await sql`
    update lottery_corrections set finished_at = clock_now() where issue_id = ${id} and version = ${version}
  `.execute(tx)
  await sql`
    update lottery_issues set settled_at = coalesce(settled_at, clock_now()),
      state = case state when 'drawn' then 'settled' else state end
    where id = ${id}
  `.execute(tx)
  // What its bets count is told anew, also where the first settlement had not begun.
  await sql`
    insert into lottery_settlements (issue_id, version)
    select ${id}, ${version} where not exists (select from lottery_settlements where issue_id = ${id})
  `.execute(tx)
  await sql`
    update lottery_settlements set finished_at = clock_now(), counted_at = null, counted_after = 0 where issue_id = ${id}
  `.execute(tx)
  await sql`delete from lottery_exposure where issue_id = ${id}`.execute(tx)
  await sql`delete from lottery_player_exposure where issue_id = ${id}`.execute(tx)
}
