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

-- Id tokens of the phone-verification provider that were taken: none is taken twice.
create table used_phone_tokens (
  token_hash bytea primary key,
  made_at timestamptz not null default clock_now()
);
create index used_phone_tokens_by_age on used_phone_tokens (made_at);

-- Codes that were mailed: the last one of each account and purpose, bound to the address that it was mailed to.
create table mail_codes (
  account_id bigint not null references accounts (id),
  purpose text not null,
  address_hash bytea not null,
  -- Keyed with a secret that is not here: whoever reads this table can't try the million codes.
  code_hash bytea not null,
  tries_left integer not null,
  made_at timestamptz not null default clock_now(),
  primary key (account_id, purpose),
  constraint mail_tries_are_not_negative check (tries_left >= 0)
);
create index mail_codes_by_age on mail_codes (made_at);
