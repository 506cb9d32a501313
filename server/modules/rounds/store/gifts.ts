import './round-tables.ts'
import { sql } from 'kysely'
import { fingerprintOf } from '#/ledger/posting.ts'
import { merchantTimeZone } from '#/modules/system/merchant.ts'
import { bigints, texts } from '#/platform/db/arrays.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn, type Statement } from '#/platform/db/turns.ts'
import type { FoundGifts, Gifts, KnownCampaign, KnownHold, VendorGifts } from '../deciding/gifts.ts'
import type { MoneyCall } from '../deciding/money-call.ts'

/** The merchant's day. */
export const today = sql`(clock_now() at time zone ${merchantTimeZone})::date`

/**
 * Locks the vendors of these gifts, in the order of their codes and behind the players' money, and reads what decides: what
 * each has given today, the campaigns, and what was held before. One trip; each statement sees what the locks waited for.
 */
export async function lockGifts(tx: Tx, giving: readonly MoneyCall[]): Promise<FoundGifts> {
  const vendors = texts([...new Set(giving.map(({ vendorCode }) => vendorCode))].sort())
  const found = await inOneTurn(tx, {
    opened: (turn) =>
      sql`/* hot */
      insert into vendor_gift_states (vendor_code) select * from unnest(${vendors}::text[]) on conflict do nothing
    `.execute(turn),
    locked: (turn) =>
      sql`/* hot */
      select vendor_code from vendor_gift_states where vendor_code = any(${vendors}::text[])
      order by vendor_code for update
    `.execute(turn),
    vendors: (turn) => standings(turn, vendors),
    campaigns: (turn) => campaignsOf(turn, giving),
    holds: (turn) => holdsOf(turn, giving),
  })
  return { vendors: found.vendors, campaigns: found.campaigns, holds: found.holds }
}

async function standings(tx: Tx, vendors: string): Promise<VendorGifts[]> {
  const { rows } = await sql<VendorGifts>`/* hot */
    select s.vendor_code as "vendorCode", s.stopped_at is not null as "isStopped", d.day::text as day,
      coalesce(g.given, 0)::bigint as given, coalesce(g.let_pass, 0)::bigint as "letPass"
    from vendor_gift_states s
    cross join (select ${today} as day) d
    left join lateral (
      select given, let_pass from vendor_gift_days g where g.vendor_code = s.vendor_code and g.day = d.day limit 1
    ) g on true
    where s.vendor_code = any(${vendors}::text[])
  `.execute(tx)
  return rows
}

async function campaignsOf(tx: Tx, giving: readonly MoneyCall[]): Promise<KnownCampaign[]> {
  const { rows } = await sql<KnownCampaign>`/* hot */
    select c.vendor_code as "vendorCode", c.campaign_id as "campaignId", c.budget - c.spent as left,
      clock_now() >= c.begins_at and clock_now() < c.ends_at as "isOpen"
    from (
      select distinct vendor_code, campaign_id from unnest(
        ${texts(giving.map(({ vendorCode }) => vendorCode))}::text[],
        ${texts(giving.map(({ campaignId }) => campaignId))}::text[]
      ) as w (vendor_code, campaign_id)
    ) w
    cross join lateral (
      select * from vendor_campaigns c
      where c.vendor_code = w.vendor_code and c.campaign_id = w.campaign_id limit 1
    ) c
  `.execute(tx)
  return rows
}

async function holdsOf(tx: Tx, giving: readonly MoneyCall[]): Promise<KnownHold[]> {
  const { rows } = await sql<KnownHold>`/* hot */
    select h.vendor_code as "vendorCode", h.transaction_id as "transactionId", h.fingerprint, h.state
    from unnest(
      ${texts(giving.map(({ vendorCode }) => vendorCode))}::text[],
      ${texts(giving.map(({ transactionId }) => transactionId))}::text[]
    ) as w (vendor_code, transaction_id)
    cross join lateral (
      select * from held_gifts h
      where h.vendor_code = w.vendor_code and h.transaction_id = w.transaction_id limit 1
    ) h
  `.execute(tx)
  return rows
}

/** What keeps what was given, held and stopped. */
export function keepGifts(gifts: Gifts): Statement[] {
  const { holds, paid, stops } = gifts
  const [changed, spent] = [gifts.changed(), gifts.spent()]
  return [
    ...(changed.length > 0 ? [keepDays(changed)] : []),
    ...(spent.length > 0 ? [spendBudgets(spent)] : []),
    ...(holds.length > 0 ? [keepHolds(holds)] : []),
    ...(paid.length > 0 ? [endHolds(paid)] : []),
    ...(stops.length > 0 ? [stopGifts(stops)] : []),
  ]
}

function keepDays(changed: ReturnType<Gifts['changed']>): Statement {
  return sql`/* hot */
    insert into vendor_gift_days (vendor_code, day, given, let_pass)
    select * from unnest(
      ${texts(changed.map(({ vendorCode }) => vendorCode))}::text[],
      ${texts(changed.map(({ day }) => day))}::date[],
      ${bigints(changed.map(({ given }) => given))}::bigint[],
      ${bigints(changed.map(({ letPass }) => letPass))}::bigint[]
    )
    on conflict (vendor_code, day) do update set given = excluded.given, let_pass = excluded.let_pass
  `
}

function spendBudgets(spent: ReturnType<Gifts['spent']>): Statement {
  return sql`/* hot */
    update vendor_campaigns c set spent = c.spent + w.amount
    from unnest(
      ${texts(spent.map(({ campaign }) => campaign.vendorCode))}::text[],
      ${texts(spent.map(({ campaign }) => campaign.campaignId))}::text[],
      ${bigints(spent.map(({ amount }) => amount))}::bigint[]
    ) as w (vendor_code, campaign_id, amount)
    where c.vendor_code = w.vendor_code and c.campaign_id = w.campaign_id
  `
}

function keepHolds(holds: Gifts['holds']): Statement {
  return sql`/* hot */
    insert into held_gifts (vendor_code, transaction_id, operation, campaign_id, account_id, amount, fingerprint, reason)
    select vendor_code, transaction_id, operation, campaign_id, account_id, amount, decode(fingerprint, 'hex'), reason
    from unnest(
      ${texts(holds.map(({ call }) => call.vendorCode))}::text[],
      ${texts(holds.map(({ call }) => call.transactionId))}::text[],
      ${texts(holds.map(({ call }) => call.operation))}::text[],
      ${texts(holds.map(({ call }) => call.campaignId))}::text[],
      ${bigints(holds.map(({ call }) => call.memberId))}::bigint[],
      ${bigints(holds.map(({ amount }) => amount))}::bigint[],
      ${texts(holds.map(({ call }) => fingerprintOf(call.parameters).toString('hex')))}::text[],
      ${texts(holds.map(({ reason }) => reason))}::text[]
    ) with ordinality as w (
      vendor_code, transaction_id, operation, campaign_id, account_id, amount, fingerprint, reason, ord
    ) order by ord
    on conflict on constraint a_call_is_held_once
      do update set reason = excluded.reason, tries = held_gifts.tries + 1, last_at = clock_now()
  `
}

function endHolds(paid: readonly MoneyCall[]): Statement {
  return sql`/* hot */
    update held_gifts h set state = 'paid', last_at = clock_now(), decided_at = clock_now()
    from unnest(
      ${texts(paid.map(({ vendorCode }) => vendorCode))}::text[],
      ${texts(paid.map(({ transactionId }) => transactionId))}::text[]
    ) as w (vendor_code, transaction_id)
    where h.vendor_code = w.vendor_code and h.transaction_id = w.transaction_id
  `
}

/** A vendor has one: the first stops it. */
function stopGifts(stops: Gifts['stops']): Statement {
  return sql`/* hot */
    update vendor_gift_states s set stopped_at = clock_now(), stop_cause = w.cause
    from unnest(
      ${texts(stops.map(({ vendorCode }) => vendorCode))}::text[], ${texts(stops.map(({ cause }) => cause))}::text[]
    ) as w (vendor_code, cause)
    where s.vendor_code = w.vendor_code
  `
}
