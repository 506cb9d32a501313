import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import type { PricedBet, PricedSlip } from '../deciding/price-slip.ts'
import type { IssueState } from './lottery-tables.ts'

/** The entry of a slip in the book. */
export const betSource = 'lottery'
export const entryIdOf = ({ accountId, slip }: Pick<PricedSlip, 'accountId' | 'slip'>) => `${accountId}:${slip}`

/** The issue of a slip as it stands. */
export interface SlipIssue {
  readonly id: bigint
  readonly state: IssueState
  readonly hasOpened: boolean
  readonly hasClosed: boolean
  readonly place: number | null
  readonly round: bigint | null
  readonly day: string
  /** The database's time when it was read. */
  readonly now: Date
}

/** What a slip is decided by, beside its player's money. */
export interface SlipState {
  readonly issue: SlipIssue
  readonly isActive: boolean
  /** What became of this slip before: its refusal, or null where it was accepted; undefined where it is new. */
  readonly prior: { readonly refusal: string | null; readonly fingerprint: Uint8Array } | undefined
  /** The most that the player's bets on this issue may win so far, in minor units. */
  readonly playerMayWin: bigint
}

const idsOf = (slips: readonly Pick<PricedSlip, 'issueId'>[]) => bigints(slips.map(({ issueId }) => issueId))

/** Holds the issues of slips that are on sale, so that none closes before the slips are written. */
export async function holdIssues(tx: Tx, slips: readonly Pick<PricedSlip, 'issueId'>[]): Promise<ReadonlySet<bigint>> {
  // Their time comes first: once it is over nobody holds the row, and whoever closes it waits for nobody new.
  const { rows } = await sql<{ id: bigint }>`/* hot */
    select id from lottery_issues
    where id = any (${idsOf(slips)}::bigint[]) and state = 'made' and close_at > clock_now() order by id for share
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The state around each slip, in their order. */
export async function slipStates(tx: Tx, slips: readonly PricedSlip[]): Promise<SlipState[]> {
  const { rows } = await sql<SlipState & SlipRow>`/* hot */
    select i.id, i.state, i.open_at <= clock_now() as "hasOpened", i.close_at <= clock_now() as "hasClosed", i.place,
      i.round, to_char(i.day, 'YYYY-MM-DD') as day, clock_now() as now, standing.is_active as "isActive", prior.fingerprint, prior.refusal,
      coalesce((
        select payable from lottery_player_exposure e
        where e.issue_id = w.issue_id and e.account_id = w.account_id limit 1
      ), 0)::bigint as "playerMayWin"
    from unnest(
      ${idsOf(slips)}::bigint[], ${bigints(slips.map(({ accountId }) => accountId))}::bigint[],
      ${texts(slips.map(entryIdOf))}::text[]
    ) with ordinality as w (issue_id, account_id, external_id, ord)
    join account_standing standing on standing.id = w.account_id
    join lottery_issues i on i.id = w.issue_id
    left join lateral (
      select fingerprint, refusal from ledger_entry_facts f
      where f.source = ${betSource} and f.kind = 'bet' and f.external_id = w.external_id limit 1
    ) prior on true
    order by ord
  `.execute(tx)
  return rows.map(({ id, fingerprint, refusal, isActive, playerMayWin, ...issue }) => ({
    ...{ isActive, playerMayWin },
    issue: { id, ...issue },
    prior: fingerprint ? { fingerprint, refusal } : undefined,
  }))
}

interface SlipRow extends SlipIssue {
  readonly fingerprint: Uint8Array | null
  readonly refusal: string | null
}

/** Numbers for so many bets. */
export async function betNumbers(tx: Tx, count: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ number: bigint }>`/* hot */
    select nextval('lottery_bets_number_seq') as number from generate_series(1, ${count}::integer)
  `.execute(tx)
  return rows.map(({ number }) => number)
}

/** A bet that was accepted, with its number and its issue. */
export interface AcceptedBet {
  readonly number: bigint
  readonly place: number
  readonly issueId: bigint
  readonly slip: PricedSlip
  readonly bet: PricedBet
}

/** What keeps accepted bets, and what they may cost. */
export function keepBets(accepted: readonly AcceptedBet[], asset: string): Statement[] {
  return accepted.length === 0 ? [] : [insertBets(accepted, asset), addPlayersExposure(accepted)]
}

function insertBets(accepted: readonly AcceptedBet[], asset: string): RawBuilder<unknown> {
  const numbers = (of: (bet: PricedBet) => bigint | number) => bigints(accepted.map(({ bet }) => of(bet)))
  const words = (of: (bet: PricedBet) => string) => texts(accepted.map(({ bet }) => of(bet)))
  return sql`/* hot */
    insert into lottery_bets (
      number, issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake,
      prize_mode, odds, prize_group, rebate_per_2000, most_payout, content_hash, chase_id, odds_version, is_half_price
    )
    select number, issue_id, account_id, ${asset}, slip, place, play_code, selection, unit_thousandths, multiple, lines,
      stake, prize_mode, odds::jsonb, prize_group, rebate_per_2000, most_payout, content_hash, chase_id, odds_version, half = 1
    from unnest(
      ${bigints(accepted.map(({ number }) => number))}::bigint[], ${bigints(accepted.map(({ issueId }) => issueId))}::bigint[],
      ${bigints(accepted.map(({ slip }) => slip.accountId))}::bigint[], ${texts(accepted.map(({ slip }) => slip.slip))}::text[],
      ${bigints(accepted.map(({ place }) => place))}::integer[], ${words(({ playCode }) => playCode)}::text[],
      ${words(({ selection }) => selection)}::text[], ${numbers(({ unitThousandths }) => unitThousandths)}::integer[],
      ${numbers(({ multiple }) => multiple)}::integer[], ${numbers(({ lines }) => lines)}::integer[],
      ${numbers(({ stake }) => stake)}::bigint[], ${texts(accepted.map(({ slip }) => slip.mode))}::text[],
      ${words(({ odds }) => oddsJson(odds))}::text[], ${numbers(({ prizeGroup }) => prizeGroup)}::integer[],
      ${numbers(({ rebatePer2000 }) => rebatePer2000)}::integer[], ${numbers(({ mostPayout }) => mostPayout)}::bigint[],
      ${words(({ contentHash }) => contentHash)}::text[], ${bigints(accepted.map(({ slip }) => slip.chase?.id))}::bigint[],
      ${numbers(({ oddsVersion }) => oddsVersion)}::integer[], ${numbers(({ isHalfPrice }) => Number(isHalfPrice))}::integer[]
    ) as b (
      number, issue_id, account_id, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake, prize_mode,
      odds, prize_group, rebate_per_2000, most_payout, content_hash, chase_id, odds_version, half
    )
  `
}

/** Odds × 10⁴ as decimals: JSON has no integers of their size. */
export function oddsJson(odds: Readonly<Record<string, bigint>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)])))
}

/** Adds what players may win; the row of a player is written under the lock of the player's money alone. */
function addPlayersExposure(accepted: readonly AcceptedBet[]): RawBuilder<unknown> {
  return sql`/* hot */
    insert into lottery_player_exposure as e (issue_id, account_id, payable)
    select issue_id, account_id, sum(most_payout)::bigint
    from unnest(
      ${bigints(accepted.map(({ issueId }) => issueId))}::bigint[],
      ${bigints(accepted.map(({ slip }) => slip.accountId))}::bigint[],
      ${bigints(accepted.map(({ bet }) => bet.mostPayout))}::bigint[]
    ) as b (issue_id, account_id, most_payout)
    group by issue_id, account_id order by issue_id, account_id
    on conflict (issue_id, account_id) do update set payable = e.payable + excluded.payable
  `
}
