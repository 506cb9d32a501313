import './round-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Statement } from '#/platform/db/turns.ts'
import { inOneTurn } from '#/platform/db/turns.ts'
import { type KnownCall, type MoneyCall, type SettledCall, sourceOf } from '../deciding/money-call.ts'
import { keepSides } from './round-sides.ts'

/**
 * The stored state around each call, in order: its own and its round's, and where a call refers to another one or buys in
 * what that takes, by a statement more, which goes out in the same turn.
 *
 * Every row is found by its index (lateral, with a limit). Joins and EXISTS were hashed, which read the whole table for
 * every batch once it had grown since its last analysis, and always on the embedded engine, which never analyses by
 * itself: 1.6 s for twenty calls among 160,000, against 2 ms.
 */
export async function knownCalls(tx: Tx, calls: readonly MoneyCall[]): Promise<readonly KnownCall[]> {
  const referring = calls.filter(({ refersTo }) => refersTo !== undefined)
  const buyingIn = calls.filter(({ operation }) => operation === 'buyIn')
  const { own, referred, open } = await inOneTurn(tx, {
    own: (turn) => ownState(turn, calls),
    referred: async (turn) => (referring.length === 0 ? [] : await referredState(turn, referring)),
    open: async (turn) => (buyingIn.length === 0 ? [] : await openBuyInsOf(turn, buyingIn)),
  })
  const referredBy = new Map(referring.map((call, at) => [call, referred[at]]))
  const isOpen = new Map(buyingIn.map((call, at) => [call, open[at]?.hasOpenBuyIn]))
  return own.map((state, at) => {
    const call = calls[at] as MoneyCall
    const { roundOfReferred, ...more } = referredBy.get(call) ?? { ...nothingReferred, roundOfReferred: null }
    const round = call.roundId === undefined && roundOfReferred !== null ? roundOfReferred : {}
    return { ...state, ...more, ...round, hasOpenBuyIn: isOpen.get(call) ?? false }
  })
}

type RoundState = Pick<
  KnownCall,
  | 'roundNumber'
  | 'roundMember'
  | 'roundAsset'
  | 'isClosed'
  | 'hasLiveBet'
  | 'hasStake'
  | 'isPaid'
  | 'roundStaked'
  | 'roundPaid'
>
type ReferredState = Pick<
  KnownCall,
  | 'referredMember'
  | 'referredOperation'
  | 'referredOutcome'
  | 'referredEntry'
  | 'referredStake'
  | 'referredIsTakenBack'
  | 'referredIsBoughtOut'
>
type OwnState = Omit<KnownCall, keyof ReferredState | 'hasOpenBuyIn'>

const nothingReferred: ReferredState = {
  ...{ referredMember: null, referredOperation: '', referredOutcome: 'ok', referredEntry: null, referredStake: 0n },
  ...{ referredIsTakenBack: false, referredIsBoughtOut: false },
}

/** What the calls of a round `round` came to, where a condition says that it matters. */
export const callsOfRound = (matters: RawBuilder<unknown>) => sql`
  left join lateral (
    select
      bool_or(t.operation in ('bet', 'betAndWin') and refund.entry_id is null) as has_live_bet,
      bool_or(t.operation in ('bet', 'betAndWin') and refund.entry_id is null and t.staked > 0) as has_stake,
      bool_or(t.operation in ('win', 'betAndWin')) as is_paid,
      sum(t.staked) filter (where t.operation in ('bet', 'betAndWin') and refund.entry_id is null) as staked,
      sum(t.paid) filter (where t.operation in ('win', 'betAndWin')) as paid
    from vendor_calls t
    left join lateral (
      select entry_id from vendor_calls r
      where r.source = t.source and r.names = t.transaction_id and r.outcome = 'ok' limit 1
    ) refund on true
    where ${matters} and t.round_number = round.number and t.source = w.source and t.outcome = 'ok'
  ) calls_of_round on true
`

/** What the bets of a round came to that were not taken back, and what it has paid. */
const roundSums = sql`
  coalesce(calls_of_round.staked, 0)::bigint as "roundStaked", coalesce(calls_of_round.paid, 0)::bigint as "roundPaid"
`

/**
 * A round that is not there has the number that it would get. Whoever suspends a player locks its money, as this
 * transaction has: after it no bet of the player is taken.
 */
async function ownState(tx: Tx, calls: readonly MoneyCall[]): Promise<OwnState[]> {
  const { rows } = await sql<OwnState>`/* hot */
    select
      prior.fingerprint as "priorFingerprint", prior.outcome as "priorOutcome", prior.balance as "priorBalance",
      prior.account_id as "priorMember",
      taken_back.entry_id is not null as "isTakenBack",
      coalesce(round.number, case when w.round_id is not null then nextval('game_rounds_number_seq') end)
        as "roundNumber",
      round.account_id as "roundMember", round.asset as "roundAsset", round.closed_at is not null as "isClosed",
      coalesce(calls_of_round.has_live_bet, false) as "hasLiveBet",
      coalesce(calls_of_round.has_stake, false) as "hasStake",
      coalesce(calls_of_round.is_paid, false) as "isPaid", ${roundSums}, held.number is not null as "wasHeld",
      coalesce(w.bets_until < clock_now(), false) as "isSessionOver", standing.is_active as "isActive"
    from unnest(
      ${texts(calls.map(({ vendorCode }) => vendorCode))}::text[],
      ${texts(calls.map(({ vendorCode }) => sourceOf(vendorCode)))}::text[],
      ${texts(calls.map(({ transactionId }) => transactionId))}::text[],
      ${texts(calls.map(({ roundId }) => roundId))}::text[],
      ${bigints(calls.map(({ memberId }) => memberId))}::bigint[],
      ${texts(calls.map(({ betsUntil }) => betsUntil))}::timestamptz[]
    ) with ordinality as w (vendor_code, source, transaction_id, round_id, account_id, bets_until, ord)
    join account_standing standing on standing.id = w.account_id
    left join lateral (
      select fingerprint, outcome, balance, account_id from vendor_calls t
      where t.source = w.source and t.transaction_id = w.transaction_id limit 1
    ) prior on true
    left join lateral (
      select entry_id from vendor_calls t
      where t.source = w.source and t.names = w.transaction_id and t.operation = 'refund' limit 1
    ) taken_back on true
    left join lateral (
      select * from game_rounds g where g.vendor_code = w.vendor_code and g.round_id = w.round_id limit 1
    ) round on true
    left join lateral (
      select number from held_gifts h
      where h.vendor_code = w.vendor_code and h.transaction_id = w.transaction_id limit 1
    ) held on true
    ${callsOfRound(sql`true`)}
    order by w.ord
  `.execute(tx)
  return rows
}

/** The call that each one refers to, and its round: a refund belongs to the round of its bet. */
async function referredState(
  tx: Tx,
  calls: readonly MoneyCall[],
): Promise<(ReferredState & { readonly roundOfReferred: RoundState | null })[]> {
  const { rows } = await sql<ReferredState & RoundState>`/* hot */
    select
      bet.account_id as "referredMember", coalesce(bet.operation, '') as "referredOperation",
      coalesce(bet.outcome, 'ok') as "referredOutcome", bet.entry_id as "referredEntry",
      coalesce(bet.staked, 0) as "referredStake",
      coalesce(ends.is_taken_back, false) as "referredIsTakenBack",
      coalesce(ends.is_bought_out, false) as "referredIsBoughtOut",
      round.number as "roundNumber", round.account_id as "roundMember", round.asset as "roundAsset",
      round.closed_at is not null as "isClosed",
      coalesce(calls_of_round.has_live_bet, false) as "hasLiveBet",
      coalesce(calls_of_round.has_stake, false) as "hasStake", coalesce(calls_of_round.is_paid, false) as "isPaid",
      ${roundSums}
    from unnest(
      ${texts(calls.map(({ vendorCode }) => sourceOf(vendorCode)))}::text[],
      ${texts(calls.map(({ refersTo }) => refersTo))}::text[]
    ) with ordinality as w (source, refers_to, ord)
    left join lateral (
      select * from vendor_calls t where t.source = w.source and t.transaction_id = w.refers_to limit 1
    ) bet on true
    left join lateral (
      select bool_or(r.operation = 'refund') as is_taken_back, bool_or(r.operation = 'buyOut') as is_bought_out
      from vendor_calls r
      where r.source = w.source and r.names = bet.transaction_id and r.outcome = 'ok'
    ) ends on true
    left join lateral (select * from game_rounds g where g.number = bet.round_number limit 1) round on true
    ${callsOfRound(sql`true`)}
    order by w.ord
  `.execute(tx)
  return rows.map((row) => {
    const { roundNumber, roundMember, roundAsset, isClosed, hasLiveBet, hasStake, isPaid, ...others } = row
    const { roundStaked, roundPaid, ...referred } = others
    const bets = { hasLiveBet, hasStake, isPaid, roundStaked, roundPaid }
    const round = roundNumber === null ? null : { roundNumber, roundMember, roundAsset, isClosed, ...bets }
    return { ...referred, roundOfReferred: round }
  })
}

async function openBuyInsOf(tx: Tx, calls: readonly MoneyCall[]): Promise<Pick<KnownCall, 'hasOpenBuyIn'>[]> {
  const { rows } = await sql<Pick<KnownCall, 'hasOpenBuyIn'>>`/* hot */
    select buy_in.transaction_id is not null as "hasOpenBuyIn"
    from unnest(
      ${texts(calls.map(({ vendorCode }) => vendorCode))}::text[],
      ${bigints(calls.map(({ memberId }) => memberId))}::bigint[],
      ${texts(calls.map(({ sessionId }) => sessionId))}::text[]
    ) with ordinality as w (vendor_code, account_id, session, ord)
    left join lateral (
      select transaction_id from game_buy_ins b
      where b.vendor_code = w.vendor_code and b.account_id = w.account_id and b.session = w.session
        and b.ended_at is null limit 1
    ) buy_in on true
    order by w.ord
  `.execute(tx)
  return rows
}

/** What opens the rounds and buy-ins that calls began, keeps what bets are on, and ends those that they ended. */
export function keepRounds(kept: readonly SettledCall[]): Statement[] {
  const opening = kept.filter(({ opensRound }) => opensRound !== undefined)
  const done = kept.filter(({ outcome }) => outcome === 'ok')
  const closing = done.filter(({ call, opensRound }) => call.closesRound && call.roundId && opensRound === undefined)
  const buyingIn = done.filter(({ call }) => call.operation === 'buyIn')
  const buyingOut = done.filter(({ call }) => call.refersTo !== undefined)
  return [
    ...(opening.length > 0 ? [openRounds(opening)] : []),
    ...(closing.length > 0 ? [closeRounds(closing)] : []),
    ...keepSides(done),
    ...(buyingIn.length > 0 ? [openBuyIns(buyingIn)] : []),
    ...(buyingOut.length > 0 ? [endBuyIns(buyingOut)] : []),
  ]
}

function openRounds(opening: readonly SettledCall[]): Statement {
  return sql`/* hot */
    insert into game_rounds (number, vendor_code, round_id, account_id, asset, game_code, closed_at)
    select number, vendor_code, round_id, account_id, asset, game_code, case when closes then clock_now() end
    from unnest(
      ${bigints(opening.map(({ opensRound }) => opensRound))}::bigint[],
      ${texts(opening.map(({ call }) => call.vendorCode))}::text[],
      ${texts(opening.map(({ call }) => call.roundId))}::text[],
      ${bigints(opening.map(({ call }) => call.memberId))}::bigint[],
      ${texts(opening.map(({ call }) => call.asset))}::text[],
      ${texts(opening.map(({ call }) => call.parameters.gameCode))}::text[],
      ${opening.map(({ call }) => call.closesRound)}::boolean[]
    ) as o (number, vendor_code, round_id, account_id, asset, game_code, closes)
  `
}

function closeRounds(closing: readonly SettledCall[]): Statement {
  return sql`/* hot */
    update game_rounds r set closed_at = coalesce(r.closed_at, clock_now())
    from unnest(
      ${texts(closing.map(({ call }) => call.vendorCode))}::text[], ${texts(closing.map(({ call }) => call.roundId))}::text[]
    ) as c (vendor_code, round_id)
    where r.vendor_code = c.vendor_code and r.round_id = c.round_id
  `
}

function openBuyIns(buyingIn: readonly SettledCall[]): Statement {
  return sql`/* hot */
    insert into game_buy_ins (vendor_code, transaction_id, account_id, session)
    select * from unnest(
      ${texts(buyingIn.map(({ call }) => call.vendorCode))}::text[],
      ${texts(buyingIn.map(({ call }) => call.transactionId))}::text[],
      ${bigints(buyingIn.map(({ call }) => call.memberId))}::bigint[],
      ${texts(buyingIn.map(({ call }) => call.sessionId))}::text[]
    )
  `
}

function endBuyIns(buyingOut: readonly SettledCall[]): Statement {
  return sql`/* hot */
    update game_buy_ins b set ended_at = clock_now()
    from unnest(
      ${texts(buyingOut.map(({ call }) => call.vendorCode))}::text[], ${texts(buyingOut.map(({ call }) => call.refersTo))}::text[]
    ) as o (vendor_code, transaction_id)
    where b.vendor_code = o.vendor_code and b.transaction_id = o.transaction_id
  `
}
