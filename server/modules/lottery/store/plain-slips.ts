import './lottery-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Statement } from '#/platform/db/turns.ts'
import { boundCell, type ExposureLimits } from '../deciding/exposure-book.ts'
import type { PricedBet, PricedSlip } from '../deciding/price-slip.ts'
import { betSource, entryIdOf, oddsJson } from './bets.ts'

/** A slip with the accounts that it moves money between, and what it is accepted by. */
export interface PlainSlip {
  readonly slip: PricedSlip
  readonly memberAccount: bigint
  readonly lotteryAccount: bigint
  readonly fingerprint: Buffer
  readonly limits: ExposureLimits & {
    /** The most that bets of its player on the issue may win, in minor units. */
    readonly ofPlayer: bigint
  }
}

/**
 * Of these slips those that the rules accept whatever the player's balance (`decideSlip`): not known, by an active player
 * whose bets may win so much more, on an issue on sale, which is held.
 */
export function acceptableSlips(slips: readonly PlainSlip[], asset: string): RawBuilder<unknown> {
  return sql`
    select w.*, ${betSource} as source, 'bet' as kind, 'member:' || w.account_id as actor, null::bigint as about,
      ${asset} as asset, w.account_id::text as member, 'lottery' as other_kind, '' as other_holder, 0::bigint as given,
      0::bigint as at_least, i.place, i.round, i.day
    from unnest(
      ${bigints(slips.map(({ slip }) => slip.issueId))}::bigint[],
      ${bigints(slips.map(({ slip }) => slip.accountId))}::bigint[],
      ${bigints(slips.map(({ memberAccount }) => memberAccount))}::bigint[],
      ${bigints(slips.map(({ lotteryAccount }) => lotteryAccount))}::bigint[],
      ${texts(slips.map(({ slip }) => entryIdOf(slip)))}::text[],
      ${texts(slips.map(({ slip }) => slip.slip))}::text[],
      ${texts(slips.map(({ slip }) => slip.mode))}::text[],
      ${texts(slips.map(({ fingerprint }) => fingerprint.toString('hex')))}::text[],
      ${bigints(slips.map(({ slip }) => slip.stake))}::bigint[],
      ${bigints(slips.map(({ slip }) => slip.mostPayout))}::bigint[],
      ${bigints(slips.map(({ limits }) => limits.ofPlayer))}::bigint[]
    ) with ordinality as w (
      issue_id, account_id, member_account, other_account, external_id, slip, prize_mode, fingerprint, taken, most_payout,
      most_of_player, ord
    )
    join account_standing standing on standing.id = w.account_id and standing.is_active
    join lottery_issues i
      on i.id = w.issue_id and i.state = 'made' and i.open_at <= clock_now() and i.close_at > clock_now()
    left join lateral (
      select fingerprint from ledger_entry_facts f
      where f.source = ${betSource} and f.kind = 'bet' and f.external_id = w.external_id limit 1
    ) prior on true
    left join lateral (
      select payable from lottery_player_exposure e
      where e.issue_id = w.issue_id and e.account_id = w.account_id limit 1
    ) own on true
    where prior.fingerprint is null and coalesce(own.payable, 0) + w.most_payout <= w.most_of_player
    for share of i
  `
}

/** What is told of a slip that was accepted. */
export interface ToldSlip {
  /** Of its bets, in their order, with commas between. */
  readonly numbers: string
  readonly place: number | null
  readonly round: bigint | null
  readonly day: string
  readonly now: Date
}

/** Tells the statements of the transaction that follow which slips were accepted; empty in any other. */
const acceptedOrds = sql`(select nullif(current_setting('lottery.accepted', true), '')::bigint[])::bigint[]`
const tellAccepted = sql`(
  select set_config('lottery.accepted', '{' || string_agg(ord::text, ',') || '}', true) from moved
) as accepted`

/** What keeps the bets of accepted slips, and what their players may win. */
export function betsOfMoved(slips: readonly PlainSlip[]) {
  const bets = slips.flatMap(({ slip }, at) => slip.bets.map((bet, place) => ({ bet, place, ord: at + 1 })))
  const numbers = (of: (bet: PricedBet) => bigint | number) => bigints(bets.map(({ bet }) => of(bet)))
  const words = (of: (bet: PricedBet) => string) => texts(bets.map(({ bet }) => of(bet)))
  return {
    statements: [
      sql`numbered as materialized (
        select b.*, m.issue_id, m.account_id, m.asset, m.slip, m.prize_mode,
          nextval('lottery_bets_number_seq') as number
        from unnest(
          ${bigints(bets.map(({ ord }) => ord))}::bigint[], ${bigints(bets.map(({ place }) => place))}::integer[],
          ${words(({ playCode }) => playCode)}::text[], ${words(({ selection }) => selection)}::text[],
          ${numbers(({ unitThousandths }) => unitThousandths)}::integer[],
          ${numbers(({ multiple }) => multiple)}::integer[], ${numbers(({ lines }) => lines)}::integer[],
          ${numbers(({ stake }) => stake)}::bigint[], ${words(({ odds }) => oddsJson(odds))}::text[],
          ${numbers(({ prizeGroup }) => prizeGroup)}::integer[],
          ${numbers(({ rebatePer2000 }) => rebatePer2000)}::integer[],
          ${numbers(({ mostPayout }) => mostPayout)}::bigint[], ${words(({ contentHash }) => contentHash)}::text[],
          ${numbers(({ oddsVersion }) => oddsVersion)}::integer[],
          ${numbers(({ isHalfPrice }) => Number(isHalfPrice))}::integer[]
        ) as b (
          ord, place, play_code, selection, unit_thousandths, multiple, lines, stake, odds, prize_group, rebate_per_2000,
          most_payout, content_hash, odds_version, half
        )
        join moved m on m.ord = b.ord order by b.ord, b.place
      )`,
      sql`bets as (
        insert into lottery_bets (
          number, issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines, stake,
          prize_mode, odds, prize_group, rebate_per_2000, most_payout, content_hash, odds_version, is_half_price
        )
        select number, issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths, multiple, lines,
          stake, prize_mode, odds::jsonb, prize_group, rebate_per_2000, most_payout, content_hash, odds_version, half = 1
        from numbered
      )`,
      sql`of_players as (
        insert into lottery_player_exposure as e (issue_id, account_id, payable)
        select issue_id, account_id, most_payout from moved
        on conflict (issue_id, account_id) do update set payable = e.payable + excluded.payable
      )`,
    ],
    columns: sql<ToldSlip>`numbers, moved.place, moved.round, to_char(moved.day, 'YYYY-MM-DD') as day,
      clock_now() as now, ${tellAccepted}`,
    join: sql`join (select ord, string_agg(number::text, ',' order by place) as numbers from numbered group by ord) n using (ord)`,
  }
}

/**
 * What adds the accepted slips to what their issues may cost, bounds by the most that each bet wins. It fails where that is
 * more than a limit. It comes last, so that an issue is locked for as short as can be, and its bound first, as everywhere.
 */
export function sumsOfMoved(slips: readonly PlainSlip[]): Statement {
  const bets = slips.flatMap(({ slip: { issueId, bets: own } }, at) =>
    own.map((bet) => ({ ...bet, issueId, ord: at + 1 })),
  )
  const cells = bets.flatMap(({ cells: own, ...bet }) => own.map((cell) => ({ ...bet, ...cell })))
  const limits = [...new Map(slips.map(({ slip, limits: own }) => [slip.issueId, own]))]
  return sql`/* hot */
    with bets as materialized (
      select b.issue_id, b.play_code, b.most_payout from unnest(
        ${bigints(bets.map(({ ord }) => ord))}::bigint[], ${bigints(bets.map(({ issueId }) => issueId))}::bigint[],
        ${texts(bets.map(({ playCode }) => playCode))}::text[],
        ${bigints(bets.map(({ mostPayout }) => mostPayout))}::bigint[]
      ) as b (ord, issue_id, play_code, most_payout)
      where b.ord = any (${acceptedOrds})
    ), grown as materialized (
      select issue_id, '' as play_code, ${boundCell} as cell, sum(most_payout) as payable from bets group by issue_id
      union all
      select issue_id, play_code, ${boundCell}, sum(most_payout) from bets group by issue_id, play_code
      union all
      select c.issue_id, c.play_code, c.cell, sum(c.payable) from unnest(
        ${bigints(cells.map(({ ord }) => ord))}::bigint[], ${bigints(cells.map(({ issueId }) => issueId))}::bigint[],
        ${texts(cells.map(({ playCode }) => playCode))}::text[], ${texts(cells.map(({ cell }) => cell))}::text[],
        ${bigints(cells.map(({ payableMinor }) => payableMinor))}::bigint[]
      ) as c (ord, issue_id, play_code, cell, payable)
      where c.ord = any (${acceptedOrds}) group by c.issue_id, c.play_code, c.cell
    ), written as (
      insert into lottery_exposure as e (issue_id, play_code, cell, payable, version)
      select issue_id, play_code, cell, payable,
        case when play_code = '' then nextval('lottery_exposure_versions') else 0 end
      from grown order by play_code <> '', issue_id
      on conflict (issue_id, play_code, cell) do update set payable = e.payable + excluded.payable,
        version = case when e.version = 0 then excluded.version else e.version end
      returning issue_id, cell, payable
    )
    select lottery_sums_are_too_much() from written w
    join unnest(
      ${bigints(limits.map(([issueId]) => issueId))}::bigint[],
      ${bigints(limits.map(([, { onNumber }]) => onNumber))}::bigint[],
      ${bigints(limits.map(([, { onIssue }]) => onIssue))}::bigint[]
    ) as l (issue_id, on_number, on_issue) using (issue_id)
    where w.payable > case when w.cell = ${boundCell} then l.on_issue else l.on_number end
  `
}
