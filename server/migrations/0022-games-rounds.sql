-- What vendors do with players' money. The money is in the ledger; here stands what their calls were about.

-- Started games. The vendor learns the session by showing the launch's one-time token; the database knows its hash alone.
create table game_sessions (
  id bigint generated always as identity primary key,
  reference text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  launch_hash bytea not null unique,
  account_id bigint not null references accounts (id),
  vendor_code text not null,
  game_code text not null,
  asset text not null,
  made_at timestamptz not null default clock_now(),
  -- From when it may bet.
  authenticated_at timestamptz,
  constraint launch_hash_is_a_hash check (octet_length(launch_hash) = 32)
);
create index game_sessions_by_account on game_sessions (account_id, made_at desc);

-- A round is one player's.
create table game_rounds (
  vendor_code text not null,
  round_id text not null,
  account_id bigint not null references accounts (id),
  asset text not null,
  opened_at timestamptz not null default clock_now(),
  closed_at timestamptz,
  constraint a_round_of_a_vendor primary key (vendor_code, round_id),
  constraint round_id_is_bounded check (length(round_id) between 1 and 64)
);
create index game_rounds_by_account on game_rounds (account_id, opened_at desc);

-- Every call that was decided for good, by the vendor's id, with what it was answered. A refund of what is not there
-- stands here too: it refuses the bet that comes after it.
create table vendor_transactions (
  vendor_code text not null,
  transaction_id text not null,
  operation text not null,
  fingerprint bytea not null,
  account_id bigint not null references accounts (id),
  round_id text,
  -- In minor units of the round's asset.
  staked bigint not null,
  paid bigint not null,
  -- The bet that a refund takes back.
  refers_to text,
  outcome text not null,
  balance bigint not null,
  -- Of the ledger; a call that came to nothing has none.
  entry_id bigint unique,
  made_at timestamptz not null default clock_now(),
  constraint a_vendors_id_is_good_once primary key (vendor_code, transaction_id),
  constraint transaction_id_is_bounded check (length(transaction_id) between 1 and 80),
  constraint what_is_staked_and_paid_is_not_negative check (staked >= 0 and paid >= 0),
  constraint only_refunds_refer check ((operation = 'refund') = (refers_to is not null))
);
create index vendor_transactions_by_round on vendor_transactions (vendor_code, round_id) where round_id is not null;
create index vendor_refunds_by_bet on vendor_transactions (vendor_code, refers_to) where refers_to is not null;
-- A bet is taken back once.
create unique index a_bet_is_taken_back_once on vendor_transactions (vendor_code, refers_to)
  where operation = 'refund' and outcome = 'ok';

-- What was decided stays.
create function vendor_transactions_are_only_added() returns trigger language plpgsql as $$
begin
  raise exception 'what a vendor was answered is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger vendor_transactions_are_only_added before update or delete or truncate on vendor_transactions
  for each statement execute function vendor_transactions_are_only_added();
