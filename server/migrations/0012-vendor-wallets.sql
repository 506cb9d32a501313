-- Transfers between members' main wallets and those that vendors keep for them.
create table wallet_transfers (
  id bigint generated always as identity primary key,
  -- Names it to the vendor, for ever: it is asked under no other name.
  number text not null,
  account_id bigint not null references accounts (id),
  vendor text not null,
  -- out: from the main wallet to the vendor; in: back.
  direction text not null,
  asset text not null,
  -- In minor units.
  amount bigint not null,
  -- How many whole units of the currency were one of the vendor's.
  unit integer not null,
  state text not null,
  version integer not null default 1,
  -- The key under which the member's browser asked for it, and a hash of what it asked for.
  request_id text not null,
  fingerprint bytea not null,
  -- The ledger's hold of what goes out; null once nothing is held.
  hold_id bigint,
  -- The vendor's words.
  reason text,
  created_at timestamptz not null default clock_now(),
  changed_at timestamptz not null default clock_now(),
  finished_at timestamptz,
  -- How often the vendor was asked what became of it, and when it is asked next.
  inquiries integer not null default 0,
  ask_at timestamptz,
  -- How much of it is shown as in transit, in minor units. Of money on its way back no more than its vendor had reported: a
  -- member may ask for more than is there, and the vendor refuses that, or answers late.
  counted bigint not null,
  constraint a_number_names_one_wallet_transfer unique (number),
  constraint a_request_makes_one_wallet_transfer unique (account_id, request_id),
  constraint wallet_transfer_direction_is_known check (direction in ('out', 'in')),
  constraint wallet_transfer_amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint wallet_transfer_unit_is_bounded check (unit between 1 and 1000000),
  constraint wallet_transfer_state_is_known check (state in ('asked', 'unknown', 'done', 'returned', 'case')),
  constraint only_what_goes_out_is_held check (
    (hold_id is not null) = (direction = 'out' and state in ('asked', 'unknown', 'case'))
  ),
  constraint only_ended_wallet_transfers_are_finished check (
    (finished_at is not null) = (state in ('done', 'returned'))
  ),
  constraint only_what_is_unclear_is_asked_about check ((ask_at is not null) = (state in ('asked', 'unknown'))),
  constraint no_more_is_counted_than_moves check (counted between 0 and amount)
);
create unique index one_open_transfer_of_a_member_and_vendor on wallet_transfers (account_id, vendor)
  where state in ('asked', 'unknown', 'case');
create index wallet_transfers_of_members on wallet_transfers (account_id, id desc);
create index wallet_transfers_to_ask_about on wallet_transfers (ask_at) where ask_at is not null;
create index wallet_transfers_that_are_open on wallet_transfers (id) where state in ('asked', 'unknown', 'case');

-- What has ended has ended: a late word of the vendor's moves no money a second time.
create function keep_ended_wallet_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'the transfer % has ended', old.number using constraint = 'an_ended_wallet_transfer_stays', errcode = '23514';
end $$;
create trigger an_ended_wallet_transfer_stays before update or delete on wallet_transfers
  for each row when (old.finished_at is not null) execute function keep_ended_wallet_transfers();

-- The way of a transfer, and each word that was had with the vendor about it.
create table wallet_transfer_steps (
  transfer_id bigint not null references wallet_transfers (id),
  place integer not null,
  at timestamptz not null default clock_now(),
  event text not null,
  -- After it.
  state text not null,
  -- As in the audit: member:5, vendor:PG, an operator's name, or the clock.
  actor text not null,
  note text,
  primary key (transfer_id, place)
);

-- What a vendor said last of a member's wallet there, in minor units: shown with its age, and never paid by.
create table vendor_wallet_balances (
  account_id bigint not null references accounts (id),
  vendor text not null,
  balance bigint not null,
  at timestamptz not null,
  primary key (account_id, vendor),
  constraint vendor_balance_is_not_negative check (balance >= 0)
);

-- When a member last had everything brought back.
create table wallet_recalls (
  account_id bigint primary key references accounts (id),
  at timestamptz not null
);

-- Members who chose whether their money comes along to the vendor whose game they start; all others did not.
create table wallet_launch_choices (
  account_id bigint primary key references accounts (id),
  takes_money boolean not null,
  changed_at timestamptz not null
);

-- Which transfer at a vendor changed last, for the tabs of its member; the version grows with each change.
create table wallet_transfer_news (
  account_id bigint primary key references accounts (id),
  version bigint not null,
  transfer_id bigint not null references wallet_transfers (id)
);
