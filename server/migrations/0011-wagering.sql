-- What must be wagered before money may go out: a lot for each deposit, bonus or transfer, and the journal of valid bets that
-- fill them. Both are written by a fold, so no bet waits for them, and neither locks an account's row.

-- What bets count, and which lot each part of one was put into: rows are only added, and what counts no more is taken
-- back from where it was put. A bet counts the sum of its rows.
create table valid_bets (
  -- Who knows the bet, such as vendor:PG, and its own name for it.
  source text not null,
  bet text not null,
  -- Numbers the rows of a bet.
  version integer not null,
  account_id bigint not null,
  asset text not null,
  -- Type of the game; null where nobody knows the game any more.
  product text,
  placed_at timestamptz not null,
  -- In minor units; negative where it is taken back.
  amount bigint not null,
  -- Null where no lot asked for it.
  lot_id bigint,
  -- What it gives the lot, in hundredths of minor units, and the percent by which it counts there.
  given bigint not null,
  percent smallint,
  counted_at timestamptz not null default clock_now(),
  -- When the bet ended: the day to which it belongs.
  settled_at timestamptz,
  constraint a_row_of_a_valid_bet primary key (source, bet, version),
  constraint a_row_changes_something check (amount <> 0),
  constraint only_lots_are_given check ((lot_id is null) = (percent is null) and (lot_id is not null or given = 0))
);
-- Promotions follow what counts from where they stopped, by the moment at which it was written down.
create index valid_bets_by_time on valid_bets (counted_at);

-- What a deposit, bonus or transfer asks to be wagered before money may go out.
create table turnover_lots (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  asset text not null,
  source text not null,
  -- What the lot was made for, such as the number of a deposit.
  reference text not null,
  -- In minor units.
  amount bigint not null,
  factor integer not null,
  required bigint not null,
  -- In hundredths of minor units, so that percents of a bet stay exact.
  given bigint not null default 0,
  -- Percent by type of game; null where every bet counts in full.
  contribution jsonb,
  state text not null default 'active',
  created_at timestamptz not null default clock_now(),
  -- Since when it asks for nothing.
  over_at timestamptz,
  -- A bonus may ask that the deposit be wagered as well: then a lot asks for more than its amount times its factor.
  base bigint not null default 0 constraint base_is_money check (base >= 0),
  -- Null where it stays until it is done.
  expires_at timestamptz,
  -- A bonus may ask that no bet is larger than an amount: one that is counts nothing for it. In minor units; null without a
  -- limit.
  largest_bet bigint constraint a_largest_bet_is_money check (largest_bet > 0),
  -- What giving a bonus up, its expiry or a chargeback took back, debts included: the answer to a repeated request.
  taken bigint constraint taken_is_money check (taken >= 0),
  constraint a_lot_is_made_once unique (source, reference),
  constraint lot_source_is_known check (source in ('deposit', 'bonus', 'transfer', 'adjustment')),
  -- forfeited is what a member gave up, expired what was not finished in time.
  constraint lot_state_is_known check (state in ('active', 'done', 'cleared', 'ended', 'forfeited', 'expired')),
  constraint a_lot_asks_for_something check (amount > 0 and factor > 0 and required > 0),
  constraint a_lot_is_filled_once check (given between 0 and required * 100),
  constraint a_full_lot_is_not_active check (state <> 'active' or given < required * 100),
  constraint only_lots_that_are_over_have_an_end check ((state = 'active') = (over_at is null))
) with (fillfactor = 80);
create index turnover_lots_of_accounts on turnover_lots (account_id, id desc);
create index turnover_lots_that_are_open on turnover_lots (account_id) where state = 'active';
create index turnover_lots_that_expire on turnover_lots (expires_at) where state = 'active' and expires_at is not null;

-- What counts of bets, as it is written down: negative where it is taken back.
create view counted_bets as
select account_id, asset, product, amount, coalesce(settled_at, counted_at) as settled_at, counted_at
from valid_bets;
