-- A gift is money that a vendor gives without a stake to answer for: promotions, jackpots, rewards, wins of free rounds, and
-- corrections upward. Every transaction that gives locks its vendor's row here, and no other does: a bet waits for none.
create table vendor_gift_states (
  vendor_code text collate "C" primary key,
  stopped_at timestamptz,
  stop_cause text constraint a_known_cause check (stop_cause in ('over_call', 'over_day', 'operator')),
  stopped_by text,
  constraint a_stop_has_a_cause check ((stopped_at is null) = (stop_cause is null)),
  constraint an_operators_stop_has_a_name check ((stop_cause is not distinct from 'operator') = (stopped_by is not null))
);

-- What a vendor gave in a day of the merchant's. `let_pass` of it does not count against the cap: what two operators let pass,
-- and what had been given when they lifted a stop.
create table vendor_gift_days (
  vendor_code text collate "C",
  day date,
  given bigint not null,
  let_pass bigint not null default 0,
  primary key (vendor_code, day),
  constraint what_passes_was_given check (let_pass between 0 and given)
);

create table vendor_campaigns (
  vendor_code text collate "C",
  campaign_id text collate "C",
  name text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  budget bigint not null,
  spent bigint not null default 0,
  primary key (vendor_code, campaign_id),
  constraint a_campaign_lasts check (begins_at <= ends_at),
  constraint a_campaign_keeps_to_its_budget check (spent between 0 and budget)
);

-- Gifts that were not paid, nor refused for good: the vendor's call is no entry of the book yet, so the same call is paid when
-- it comes again and nothing holds it any more.
create table held_gifts (
  number bigint generated always as identity primary key,
  vendor_code text collate "C" not null,
  transaction_id text collate "C" not null,
  operation text not null,
  campaign_id text,
  account_id bigint not null references accounts (id),
  amount bigint not null constraint a_gift_is_money check (amount >= 0),
  fingerprint bytea not null,
  reason text not null constraint a_known_reason check (
    reason in ('stopped', 'over_call', 'over_day', 'campaign_unknown', 'campaign_closed', 'campaign_spent')
  ),
  state text not null default 'held' constraint a_known_state check (state in ('held', 'released', 'paid', 'refused')),
  tries integer not null default 1,
  held_at timestamptz not null default clock_now(),
  last_at timestamptz not null default clock_now(),
  decided_by text,
  constraint a_call_is_held_once unique (vendor_code, transaction_id)
);
create index held_gifts_that_wait on held_gifts (number) where state in ('held', 'released');
