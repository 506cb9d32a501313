-- What one operator credited without a second one: the sums of a day are read from here under a lock.
create table deposits_approved_alone (
  deposit_id bigint primary key references deposits (id),
  account_id bigint not null references accounts (id),
  -- As in the audit.
  operator text not null,
  -- What was approved, in minor units.
  amount bigint not null,
  at timestamptz not null default clock_now()
);
create index deposits_approved_alone_by_time on deposits_approved_alone (at);
