import './round-tables.ts'
import { sql } from 'kysely'
import { fingerprintOf } from '#/ledger/posting.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { KnownCall, MoneyCall, SettledCall } from '../deciding/money-call.ts'

/**
 * The stored state around each call, in order. A refund belongs to the round of its bet. The share lock on the player's
 * standing makes a suspension wait until the transaction ends: after it no bet of the player is taken.
 *
 * Every row is found by its index (lateral, with a limit). Joins and EXISTS were hashed, which read the whole table for
 * every batch once it had grown since its last analysis, and always on the embedded engine, which never analyses by
 * itself: 1.6 s for twenty calls among 160,000, against 2 ms.
 */
export async function knownCalls(tx: Tx, calls: readonly MoneyCall[]): Promise<readonly KnownCall[]> {
  const { rows } = await sql<KnownCall>`/* hot */
    select
      prior.fingerprint as "priorFingerprint", prior.outcome as "priorOutcome", prior.balance as "priorBalance",
      prior.account_id as "priorMember",
      taken_back.transaction_id is not null as "isTakenBack",
      round.account_id as "roundMember", round.asset as "roundAsset", round.closed_at is not null as "isClosed",
      coalesce(calls_of_round.has_live_bet, false) as "hasLiveBet",
      coalesce(calls_of_round.is_paid, false) as "isPaid",
      bet.account_id as "referredMember", bet.operation as "referredOperation", bet.outcome as "referredOutcome",
      entry.id as "referredEntry", bet.staked as "referredStake",
      coalesce(ends.is_taken_back, false) as "referredIsTakenBack",
      coalesce(ends.is_bought_out, false) as "referredIsBoughtOut",
      buy_in.transaction_id is not null as "hasOpenBuyIn",
      coalesce(w.bets_until < clock_now(), false) as "isSessionOver", standing.is_active as "isActive"
    from unnest(
      ${calls.map(({ vendorCode }) => vendorCode)}::text[],
      ${calls.map(({ transactionId }) => transactionId)}::text[],
      ${calls.map(({ roundId }) => roundId ?? null)}::text[],
      ${calls.map(({ refersTo }) => refersTo ?? null)}::text[],
      ${calls.map(({ memberId }) => memberId)}::bigint[],
      ${calls.map(({ sessionId }) => sessionId ?? null)}::text[],
      ${calls.map(({ betsUntil }) => betsUntil ?? null)}::timestamptz[]
    ) with ordinality as w (
      vendor_code, transaction_id, round_id, refers_to, account_id, session, bets_until, ord
    )
    join account_standing standing on standing.id = w.account_id
    left join lateral (
      select fingerprint, outcome, balance, account_id from vendor_transactions t
      where t.vendor_code = w.vendor_code and t.transaction_id = w.transaction_id limit 1
    ) prior on true
    left join lateral (
      select transaction_id from vendor_transactions t
      where t.vendor_code = w.vendor_code and t.refers_to = w.transaction_id and t.operation = 'refund' limit 1
    ) taken_back on true
    left join lateral (
      select * from vendor_transactions t
      where t.vendor_code = w.vendor_code and t.transaction_id = w.refers_to limit 1
    ) bet on true
    left join lateral (
      select id from ledger_entry_keys e
      where e.source = 'vendor:' || bet.vendor_code and e.kind = bet.operation and e.external_id = bet.transaction_id
      limit 1
    ) entry on true
    left join lateral (
      select bool_or(r.operation = 'refund') as is_taken_back, bool_or(r.operation = 'buyOut') as is_bought_out
      from vendor_transactions r
      where r.vendor_code = w.vendor_code and r.refers_to = bet.transaction_id and r.outcome = 'ok'
    ) ends on true
    left join lateral (
      select * from game_rounds g
      where g.vendor_code = w.vendor_code and g.round_id = coalesce(w.round_id, bet.round_id) limit 1
    ) round on true
    left join lateral (
      select
        bool_or(t.operation in ('bet', 'betAndWin') and refund.outcome is null) as has_live_bet,
        bool_or(t.operation in ('win', 'betAndWin')) as is_paid
      from vendor_transactions t
      left join lateral (
        select outcome from vendor_transactions r
        where r.vendor_code = t.vendor_code and r.refers_to = t.transaction_id and r.outcome = 'ok' limit 1
      ) refund on true
      where t.vendor_code = w.vendor_code and t.round_id = round.round_id and t.outcome = 'ok'
    ) calls_of_round on true
    left join lateral (
      select transaction_id from game_buy_ins b
      where b.vendor_code = w.vendor_code and b.account_id = w.account_id and b.session = w.session
        and b.ended_at is null limit 1
    ) buy_in on true
    order by w.ord
    for share of standing
  `.execute(tx)
  return rows
}

/** Keeps calls with their outcomes; opens the rounds and buy-ins that they began, and ends those that they ended. */
export async function keepCalls(tx: Tx, kept: readonly SettledCall[]): Promise<void> {
  if (kept.length === 0) return
  const opening = kept.filter(({ opensRound }) => opensRound)
  const closing = kept.filter(({ call, outcome }) => outcome === 'ok' && call.closesRound && call.roundId)
  const closes = new Set(closing)
  const ending = closing.filter(({ opensRound }) => !opensRound)
  const buyingIn = kept.filter(({ call, outcome }) => outcome === 'ok' && call.operation === 'buyIn')
  const buyingOut = kept.filter(({ call, outcome }) => outcome === 'ok' && call.refersTo !== undefined)
  await sql`/* hot */
    with opened as (
      insert into game_rounds (vendor_code, round_id, account_id, asset, game_code, closed_at)
      select vendor_code, round_id, account_id, asset, game_code, case when closes then clock_now() end
      from unnest(
        ${opening.map(({ call }) => call.vendorCode)}::text[],
        ${opening.map(({ call }) => call.roundId)}::text[],
        ${opening.map(({ call }) => call.memberId)}::bigint[],
        ${opening.map(({ call }) => call.asset)}::text[],
        ${opening.map(({ call }) => call.parameters.gameCode ?? null)}::text[],
        ${opening.map((each) => closes.has(each))}::boolean[]
      ) as o (vendor_code, round_id, account_id, asset, game_code, closes)
    ), closed as (
      update game_rounds r set closed_at = coalesce(r.closed_at, clock_now())
      from unnest(
        ${ending.map(({ call }) => call.vendorCode)}::text[], ${ending.map(({ call }) => call.roundId)}::text[]
      ) as c (vendor_code, round_id)
      where r.vendor_code = c.vendor_code and r.round_id = c.round_id
    ), bought_in as (
      insert into game_buy_ins (vendor_code, transaction_id, account_id, session)
      select * from unnest(
        ${buyingIn.map(({ call }) => call.vendorCode)}::text[],
        ${buyingIn.map(({ call }) => call.transactionId)}::text[],
        ${buyingIn.map(({ call }) => call.memberId)}::bigint[],
        ${buyingIn.map(({ call }) => call.sessionId ?? null)}::text[]
      )
    ), bought_out as (
      update game_buy_ins b set ended_at = clock_now()
      from unnest(
        ${buyingOut.map(({ call }) => call.vendorCode)}::text[], ${buyingOut.map(({ call }) => call.refersTo)}::text[]
      ) as o (vendor_code, transaction_id)
      where b.vendor_code = o.vendor_code and b.transaction_id = o.transaction_id
    )
    insert into vendor_transactions (
      vendor_code, transaction_id, operation, fingerprint, account_id, round_id, staked, paid, refers_to, outcome,
      balance
    )
    select vendor_code, transaction_id, operation, decode(fingerprint, 'hex'), account_id, round_id, staked, paid,
      refers_to, outcome, balance
    from unnest(
      ${kept.map(({ call }) => call.vendorCode)}::text[],
      ${kept.map(({ call }) => call.transactionId)}::text[],
      ${kept.map(({ call }) => call.operation)}::text[],
      ${kept.map(({ call }) => fingerprintOf(call.parameters).toString('hex'))}::text[],
      ${kept.map(({ call }) => call.memberId)}::bigint[],
      ${kept.map(({ call }) => call.roundId ?? null)}::text[],
      ${kept.map(({ staked }) => staked)}::bigint[],
      ${kept.map(({ paid }) => paid)}::bigint[],
      ${kept.map(({ call }) => call.refersTo ?? null)}::text[],
      ${kept.map(({ outcome }) => outcome)}::text[],
      ${kept.map(({ balance }) => balance)}::bigint[]
    ) as k (
      vendor_code, transaction_id, operation, fingerprint, account_id, round_id, staked, paid, refers_to, outcome,
      balance
    )
  `.execute(tx)
}
