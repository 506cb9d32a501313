import './lottery-tables.ts'
import type { FairResult } from '@banyan/rules/lottery/fair-result.ts'
import { type RawBuilder, sql } from 'kysely'
import { texts } from '#/platform/db/arrays.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { EndedBet } from '../deciding/valid-stake.ts'

/** An issue whose settlement by a version of its result is to be told. */
export interface UncountedIssue {
  readonly id: bigint
  readonly version: number
  readonly day: string
  /** The newest result; null where the issue is void. */
  readonly result: FairResult | null
  /** Bets up to this number are told. */
  readonly after: bigint
}

/** Takes the settlement that was finished first of those that are not told; nobody else gets it until the transaction ends. */
export async function takeUncounted(tx: Tx): Promise<UncountedIssue | undefined> {
  const { rows } = await sql<UncountedIssue>`
    select s.issue_id as id, s.version, to_char(i.day, 'YYYY-MM-DD') as day, s.counted_after as after,
      case when i.state = 'void' then null else (
        select d.result from lottery_draws d where d.issue_id = i.id order by d.version desc limit 1
      ) end as result
    from lottery_settlements s
    join lottery_issues i on i.id = s.issue_id
    where s.finished_at is not null and s.counted_at is null
    order by s.finished_at limit 1 for update of s skip locked
  `.execute(tx)
  return rows[0]
}

/** The next bets of an issue that were not taken back; with selections of these bet types alone. */
export async function endedBets(
  tx: Tx,
  issueId: bigint,
  { after, atMost, selectionsOf }: { after: bigint; atMost: number; selectionsOf: readonly string[] },
): Promise<EndedBet[]> {
  const { rows } = await sql<EndedBet>`
    select number, account_id as "accountId", asset, prize_mode as mode, play_code as "playCode",
      case when play_code = any(${texts(selectionsOf)}::text[]) then selection end as selection, stake, lines,
      unit_thousandths as "unitThousandths", multiple, odds, placed_at as "placedAt"
    from lottery_bets b
    where issue_id = ${issueId} and number > ${after}
      and not exists (select from lottery_cancels c where c.bet_number = b.number)
    order by number limit ${atMost}
  `.execute(tx)
  return rows
}

/** Moves the mark of what is told, in the transaction that tells it. */
export async function markCounted(
  tx: Tx,
  { id, version }: UncountedIssue,
  { after, isAll }: { readonly after: bigint; readonly isAll: boolean },
): Promise<void> {
  await sql`
    update lottery_settlements set counted_after = ${after},
      counted_at = case when ${isAll} then clock_now() end
    where issue_id = ${id} and version = ${version}
  `.execute(tx)
}

/** Issues that are not settled and have bets of an account: those with a sum of what it may win there. */
function openIssues(accountId: bigint): RawBuilder<bigint> {
  return sql`select issue_id from lottery_player_exposure where account_id = ${accountId} and payable > 0`
}

/** Stakes of an account's unsettled bets placed from a moment on, in minor units. */
export async function openStakesOf(db: Db, accountId: bigint, since = new Date(0)): Promise<bigint> {
  const open = sql<bigint>`coalesce((
    select sum(b.stake) from lottery_bets b
    where b.account_id = ${accountId} and b.issue_id in (${openIssues(accountId)}) and b.placed_at >= ${since}
      and not exists (select from lottery_cancels c where c.bet_number = b.number)
  ), 0)::bigint`
  const { stake } = await db.selectNoFrom(open.as('stake')).executeTakeFirstOrThrow()
  return stake
}

/** Holds for the coming draws of an account's chases, in minor units. */
export async function heldForChases(db: Db, accountId: bigint): Promise<bigint> {
  const held = sql<bigint>`coalesce((
    select sum(held) from lottery_chases where account_id = ${accountId} and held > 0
  ), 0)::bigint`
  const { sum } = await db.selectNoFrom(held.as('sum')).executeTakeFirstOrThrow()
  return sum
}

/** Stakes that an account's chases placed from a moment on, in minor units; cancelled bets included. */
export async function chaseStakesSince(db: Db, accountId: bigint, since: Date): Promise<bigint> {
  const staked = sql<bigint>`coalesce((
    select sum(stake) from lottery_bets
    where account_id = ${accountId} and chase_id is not null and placed_at >= ${since}
  ), 0)::bigint`
  const { sum } = await db.selectNoFrom(staked.as('sum')).executeTakeFirstOrThrow()
  return sum
}
