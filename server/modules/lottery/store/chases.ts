import './lottery-tables.ts'
import { sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { ChaseItem, ChaseReason, HeldChase, OpenChaseIssue } from '../deciding/decide-chase.ts'
import { betSource } from './bets.ts'
import { newestOutcomeRows } from './own-bets.ts'

const chaseColumns = sql`
  c.id, c.account_id as "accountId", c.game_code as game, c.prize_mode as mode, c.items, c.stop_on_win as "stopOnWin",
  c.held, c.hold_id as "holdId", c.state = 'running' as "isRunning", c.cancelled_back as "cancelledBack"
`

/** Takes chases with something due, what fell due first before others; nobody else gets them until the transaction ends. */
export async function takeDueChases(tx: Tx, atMost: number): Promise<HeldChase[]> {
  const { rows } = await sql<HeldChase>`
    select ${chaseColumns} from lottery_chases c
    where c.id in (
      select chase_id from lottery_chase_issues p
      where p.state in ('waiting', 'bet') and p.due_at <= clock_now() and (
        p.state = 'waiting'
        or exists (select from lottery_issues i where i.id = p.issue_id and i.settled_at is not null)
      )
      order by p.due_at, p.chase_id limit ${atMost}
    )
    order by c.id for update of c skip locked
  `.execute(tx)
  return rows
}

/** Holds a chase of an account. */
export async function holdChase(tx: Tx, accountId: bigint, id: bigint): Promise<HeldChase | undefined> {
  const { rows } = await sql<HeldChase>`
    select ${chaseColumns} from lottery_chases c where c.id = ${id} and c.account_id = ${accountId} for update of c
  `.execute(tx)
  return rows[0]
}

/** Holds the chases of an account that hold money, the oldest first. */
export async function holdChasesWithMoney(tx: Tx, accountId: bigint, atMost: number): Promise<HeldChase[]> {
  const { rows } = await sql<HeldChase>`
    select ${chaseColumns} from lottery_chases c
    where c.account_id = ${accountId} and c.held > 0 order by c.id limit ${atMost} for update of c
  `.execute(tx)
  return rows
}

/** Stakes of these issues of a held chase that its player cancelled, in minor units; undefined unless all of them were. */
export async function stakesCancelled(tx: Tx, id: bigint, numeros: readonly string[]): Promise<bigint | undefined> {
  const { rows } = await sql<{ stake: bigint }>`
    select p.stake from lottery_chase_issues p join lottery_issues i on i.id = p.issue_id
    where p.chase_id = ${id} and i.issue = any(${texts(numeros)}::text[]) and p.reason = 'cancelled'
  `.execute(tx)
  return rows.length === numeros.length ? rows.reduce((sum, { stake }) => sum + stake, 0n) : undefined
}

/** Keeps what the cancellation of the rest of a chase returned. */
export async function keepCancelledBack(tx: Tx, id: bigint, returned: bigint): Promise<void> {
  await tx.updateTable('lottery_chases').set({ cancelled_back: returned }).where('id', '=', id).execute()
}

/** The issues of held chases that wait or are bet, all or those that are due, by chase and in the order of their draws. */
export async function openChaseIssues(
  tx: Tx,
  chases: readonly HeldChase[],
  { cancelSeconds, which }: { readonly cancelSeconds: number; readonly which: 'all' | 'due' },
): Promise<ReadonlyMap<bigint, OpenChaseIssue[]>> {
  const { rows } = await sql<OpenChaseIssue & { readonly chaseId: bigint }>`
    select p.chase_id as "chaseId", p.place, p.state, p.issue_id as "issueId", i.issue, p.multiple, p.stake,
      i.open_at <= clock_now() as "hasOpened",
      i.state = 'made' and i.close_at > clock_now() as "isBeforeClose",
      i.state = 'made' and i.close_at > clock_now() + make_interval(secs => ${cancelSeconds}) as "isBeforeLastCancel",
      i.settled_at is not null as "isSettled",
      p.state = 'bet' and i.settled_at is not null and exists (
        select from lottery_bets b
        join lateral ${newestOutcomeRows} w on w.status = 'WON'
        where b.chase_id = p.chase_id and b.issue_id = p.issue_id
      ) as "hasWon"
    from lottery_chase_issues p
    join lottery_issues i on i.id = p.issue_id
    where p.chase_id = any(${bigints(chases.map(({ id }) => id))}::bigint[]) and p.state in ('waiting', 'bet')
      and (${which === 'all'} or p.due_at <= clock_now())
    order by p.chase_id, p.place
  `.execute(tx)
  return Map.groupBy(rows, ({ chaseId }) => chaseId)
}

/** A chase to be kept. */
export interface NewChase {
  readonly id: bigint
  readonly accountId: bigint
  readonly asset: string
  readonly slip: string
  readonly game: string
  readonly mode: string
  readonly items: readonly ChaseItem[]
  readonly stopOnWin: boolean
  readonly total: bigint
  readonly holdId: bigint
  readonly issues: readonly NewChaseIssue[]
}

interface NewChaseIssue {
  readonly issueId: bigint
  readonly multiple: number
  readonly stake: bigint
  readonly openAt: Date
}

/** An issue that a chase may begin or go on with. */
interface ChasedIssue {
  readonly issueId: bigint
  readonly openAt: Date
  /** Whether it is on sale, or is to be. */
  readonly isBeforeClose: boolean
}

/** Issues of a game by their numbers; until the transaction ends no schedule gives them other times, or voids them. */
export async function issuesToChase(
  tx: Tx,
  game: string,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, ChasedIssue>> {
  const { rows } = await sql<ChasedIssue & { readonly issue: string }>`
    select issue, id as "issueId", open_at as "openAt", state = 'made' and close_at > clock_now() as "isBeforeClose"
    from lottery_issues where game_code = ${game} and issue = any(${texts(numeros)}::text[]) order by id for key share
  `.execute(tx)
  return new Map(rows.map(({ issue, ...rest }) => [issue, rest]))
}

/** Whether an account may bet, read under the lock of its money. */
export async function mayBet(tx: Tx, accountId: bigint): Promise<boolean> {
  const { rows } = await sql<{ isActive: boolean }>`
    select is_active as "isActive" from account_standing where id = ${accountId}
  `.execute(tx)
  return rows[0]?.isActive === true
}

/** A number for a chase. */
export async function nextChaseId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('lottery_chases', 'id')) as id
  `.execute(tx)
  return rows[0]?.id ?? 0n
}

/** Keeps a chase with its issues. */
export async function insertChase(tx: Tx, chase: NewChase): Promise<void> {
  const { id, accountId, asset, slip, game, mode, items, stopOnWin, total, holdId, issues } = chase
  await tx
    .insertInto('lottery_chases')
    .values({
      ...{ id, account_id: accountId, asset, slip, game_code: game, prize_mode: mode },
      ...{ items: JSON.stringify(items), stop_on_win: stopOnWin, total, held: total, hold_id: holdId },
    })
    .execute()
  await tx
    .insertInto('lottery_chase_issues')
    .values(
      issues.map(({ issueId, multiple, stake, openAt }, place) => ({
        ...{ chase_id: id, place, issue_id: issueId, multiple, stake, reason: null, due_at: openAt },
      })),
    )
    .execute()
}

/** An issue of a chase with what it becomes. */
export interface MovedChaseIssue {
  readonly chaseId: bigint
  readonly place: number
  readonly state: 'bet' | 'settled' | 'taken_back' | 'released'
  readonly reason: ChaseReason | null
}

/** Writes what issues of held chases become. One that is bet falls due again when it is drawn. */
export async function moveChaseIssues(tx: Tx, moved: readonly MovedChaseIssue[]): Promise<void> {
  await sql`
    update lottery_chase_issues p set state = m.state, reason = m.reason,
      due_at = (select draw_at from lottery_issues i where i.id = p.issue_id)
    from unnest(
      ${bigints(moved.map(({ chaseId }) => chaseId))}::bigint[], ${bigints(moved.map(({ place }) => place))}::integer[],
      ${texts(moved.map(({ state }) => state))}::text[], ${texts(moved.map(({ reason }) => reason))}::text[]
    ) as m (chase_id, place, state, reason)
    where p.chase_id = m.chase_id and p.place = m.place
  `.execute(tx)
}

/** What a held chase has become. */
export interface MovedChase {
  readonly id: bigint
  /** In minor units. */
  readonly held: bigint
  /** The entry by which what is still held is held now; undefined where that has not changed. */
  readonly heldBy: { readonly kind: string; readonly externalId: string } | undefined
  readonly becomes: 'stopped' | 'cancelled' | undefined
}

/** Writes what held chases have become, behind their entries and issues; one that runs and has nothing left is done. */
export async function moveChases(tx: Tx, moved: readonly MovedChase[]): Promise<void> {
  await sql`
    update lottery_chases c set held = m.held,
      hold_id = case
        when m.held = 0 then null
        when m.kind is null then c.hold_id
        else (
          select f.id from ledger_entry_facts f
          where f.source = ${betSource} and f.kind = m.kind and f.external_id = m.external_id
        )
      end,
      state = case
        when c.state <> 'running' then c.state
        when m.becomes is not null then m.becomes
        when not exists (
          select from lottery_chase_issues p where p.chase_id = c.id and p.state in ('waiting', 'bet')
        ) then 'done'
        else c.state
      end
    from unnest(
      ${bigints(moved.map(({ id }) => id))}::bigint[], ${bigints(moved.map(({ held }) => held))}::bigint[],
      ${texts(moved.map(({ heldBy }) => heldBy?.kind))}::text[],
      ${texts(moved.map(({ heldBy }) => heldBy?.externalId))}::text[],
      ${texts(moved.map(({ becomes }) => becomes))}::text[]
    ) as m (id, held, kind, external_id, becomes)
    where c.id = m.id
  `.execute(tx)
}
