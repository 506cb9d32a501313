-- What was played with each vendor, by the hour: folded from the book by a job, and never a part of a bet.
create table vendor_hours (
  hour timestamptz not null,
  vendor_code text not null,
  asset text not null,
  stakes bigint not null,
  -- In minor units of the asset; what was taken back is no stake.
  staked bigint not null,
  paid bigint not null,
  last_at timestamptz not null,
  constraint an_hour_of_a_vendor primary key (hour, vendor_code, asset)
);

-- Up to when the book is folded.
create table vendor_hours_state (
  only_row boolean primary key default true,
  -- Null before the first time.
  folded_until timestamptz,
  constraint there_is_one_row check (only_row)
);
