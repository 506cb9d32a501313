-- Browsers that may sign in again for a day after a password was given. One row is one family of validators: the
-- selector finds it and stays, the validator changes with each use.
create table remembered_logins (
  selector text primary key,
  -- SHA-256 of the validator that the browser holds now, and of the one before it.
  validator_hash bytea not null,
  preceding_hash bytea,
  rotated_at timestamptz,
  account_id bigint not null references accounts (id),
  -- When the password was given: no use prolongs the day.
  made_at timestamptz not null default clock_now(),
  constraint validator_is_hashed check (length(validator_hash) = 32 and length(preceding_hash) = 32),
  constraint preceding_validator_has_its_time check ((preceding_hash is null) = (rotated_at is null))
);
create index remembered_logins_by_account on remembered_logins (account_id);
create index remembered_logins_by_age on remembered_logins (made_at);

-- How many trial accounts a network has opened within the day that began with the first of them.
create table trial_openings (
  network text primary key,
  opened integer not null,
  made_at timestamptz not null default clock_now(),
  constraint openings_count_from_one check (opened >= 1)
);
create index trial_openings_by_age on trial_openings (made_at);

alter table sessions add constraint session_origin_is_known
  check (origin in ('password', 'sms', 'handoff', 'remembered', 'trial'));
