-- Mobile numbers that were shown to be their accounts'. A number is looked up by its keyed hash; its text is sealed.
create table account_mobiles (
  account_id bigint primary key references accounts (id),
  number_hash bytea not null,
  sealed_number bytea not null,
  verified_at timestamptz not null default clock_now(),
  constraint mobile_number_is_one_accounts unique (number_hash)
);

-- Codes that can still be used: the last one of each number and purpose, also of numbers that are nobody's.
create table sms_codes (
  id text primary key,
  number_hash bytea not null,
  purpose text not null,
  -- Keyed with a secret that is not here: whoever reads this table can't try the million codes.
  code_hash bytea not null,
  tries_left integer not null,
  made_at timestamptz not null default clock_now(),
  constraint number_has_one_code_for_a_purpose unique (number_hash, purpose),
  constraint tries_are_not_negative check (tries_left >= 0)
);
create index sms_codes_by_age on sms_codes (made_at);

-- Codes that were asked for within a day, for the limits; those of numbers without an account count alike.
create table sms_sends (
  id text primary key,
  number_hash bytea not null,
  network_hash bytea not null,
  asker bytea not null,
  made_at timestamptz not null default clock_now()
);
create index sms_sends_by_number on sms_sends (number_hash, made_at);
create index sms_sends_by_network on sms_sends (network_hash, made_at);
create index sms_sends_by_asker on sms_sends (asker, made_at);
create index sms_sends_by_age on sms_sends (made_at);
