import './round-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import { type MoneyCall, sourceOf } from '../deciding/money-call.ts'
import { callsOfRound } from './vendor-calls.ts'

/** A bet or a win with the accounts that it moves money between. */
export interface PlainCall {
  readonly call: MoneyCall
  readonly memberAccount: bigint
  readonly vendorAccount: bigint
  readonly fingerprint: Buffer
  /** How many times its stake a round may pay. */
  readonly winMultiple: bigint
}

/**
 * Of these bets and wins, those that the rules accept whatever the player's balance (`decideCall`): not known, not taken
 * back, in a round of the player's or a new one; a bet of a session that may bet, by an active player, in an open round; a
 * win of a round that has a live bet or has paid, and whose stakes answer for what it pays; none that was held before.
 * The others are decided by the rules.
 */
export function acceptableCalls(calls: readonly PlainCall[]): RawBuilder<unknown> {
  const column = (name: 'vendorCode' | 'transactionId' | 'operation' | 'roundId' | 'asset' | 'betsUntil') =>
    texts(calls.map(({ call }) => call[name]))
  return sql`
    select w.*, w.source as actor, w.account_id::text as member, 'vendor' as other_kind, w.vendor_code as other_holder,
      case when w.round_id is not null then coalesce(round.number, nextval('game_rounds_number_seq')) end as about,
      w.round_id is not null and round.number is null as opens
    from unnest(
      ${column('vendorCode')}::text[],
      ${texts(calls.map(({ call }) => sourceOf(call.vendorCode)))}::text[],
      ${column('operation')}::text[],
      ${column('transactionId')}::text[],
      ${texts(calls.map(({ fingerprint }) => fingerprint.toString('hex')))}::text[],
      ${column('roundId')}::text[],
      ${texts(calls.map(({ call }) => call.parameters.gameCode))}::text[],
      ${calls.map(({ call }) => call.closesRound)}::boolean[],
      ${bigints(calls.map(({ call }) => call.memberId))}::bigint[],
      ${bigints(calls.map(({ memberAccount }) => memberAccount))}::bigint[],
      ${bigints(calls.map(({ vendorAccount }) => vendorAccount))}::bigint[],
      ${column('asset')}::text[],
      ${bigints(calls.map(({ call }) => call.stake))}::bigint[],
      ${bigints(calls.map(({ call }) => call.pays))}::bigint[],
      ${bigints(calls.map(({ call }) => call.atLeast ?? 0n))}::bigint[],
      ${column('betsUntil')}::timestamptz[],
      ${bigints(calls.map(({ winMultiple }) => winMultiple))}::bigint[]
    ) with ordinality as w (
      vendor_code, source, kind, external_id, fingerprint, round_id, game_code, closes, account_id, member_account,
      other_account, asset, taken, given, at_least, bets_until, win_multiple, ord
    )
    join account_standing standing on standing.id = w.account_id
    left join lateral (
      select entry_id from vendor_calls t
      where t.source = w.source and t.transaction_id = w.external_id limit 1
    ) prior on true
    left join lateral (
      select * from game_rounds g where g.vendor_code = w.vendor_code and g.round_id = w.round_id limit 1
    ) round on true
    left join lateral (
      select entry_id from vendor_calls t
      where w.kind = 'bet' and t.source = w.source and t.names = w.external_id and t.operation = 'refund' limit 1
    ) taken_back on true
    left join lateral (
      select number from held_gifts h
      where h.vendor_code = w.vendor_code and h.transaction_id = w.external_id limit 1
    ) held on true
    ${callsOfRound(sql`w.kind = 'win'`)}
    where prior.entry_id is null and held.number is null
      and (round.number is null or round.account_id = w.account_id and round.asset = w.asset)
      and case w.kind
        when 'bet' then taken_back.entry_id is null and standing.is_active and round.closed_at is null
          and coalesce(w.bets_until >= clock_now(), true)
        else coalesce(calls_of_round.has_live_bet or calls_of_round.is_paid, false)
          and (w.given = 0 or coalesce(calls_of_round.has_stake, false)
            and coalesce(calls_of_round.paid, 0) + w.given <= calls_of_round.staked * w.win_multiple)
      end
  `
}

/** What opens the rounds that `moved` began, and closes those that it ended. */
export const roundsOfMoved: readonly RawBuilder<unknown>[] = [
  sql`opened as (
    insert into game_rounds (number, vendor_code, round_id, account_id, asset, game_code, closed_at)
    select about, vendor_code, round_id, account_id, asset, game_code, case when closes then clock_now() end
    from moved where opens
  )`,
  sql`closed as (
    update game_rounds r set closed_at = coalesce(r.closed_at, clock_now())
    from moved m where r.number = m.about and m.closes and not m.opens
  )`,
]
