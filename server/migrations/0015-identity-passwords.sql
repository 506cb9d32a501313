-- The passwords that an account had before, so that none comes back soon.
create table former_passwords (
  account_id bigint not null references accounts (id),
  password_hash text not null,
  set_at timestamptz not null,
  primary key (account_id, set_at)
);

-- Links that set a forgotten password anew: one an account, hashed, good once.
create table reset_links (
  account_id bigint primary key references accounts (id),
  code_hash bytea not null unique,
  made_at timestamptz not null default clock_now()
);

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

-- A session that must change its account's password first reaches nothing else.
alter table sessions add column must_change_password boolean not null default false;
-- Whether it was opened with that password, which then need not be shown again to change it.
alter table sessions add column opened_to_change_password boolean not null default false;
alter table sessions drop constraint session_origin_is_known;
alter table sessions add constraint session_origin_is_known
  check (origin in ('password', 'sms', 'handoff', 'remembered', 'trial', 'passkey', 'registration', 'reset'));
