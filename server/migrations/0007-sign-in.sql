-- One-time sign-in codes, hashed. A code dies with the session that asked for it.
create table handoff_codes (
  code_hash bytea primary key,
  account_id bigint not null references accounts (id),
  -- A session hands over one code at a time. Null where an operator minted the code.
  session_id_hash bytea unique references sessions (id_hash) on delete cascade,
  expires_at timestamptz not null
);
create index handoff_codes_by_expiry on handoff_codes (expires_at);
-- A code that an operator mints for somebody stands without a session, one at a time for each account.
create unique index handoff_code_without_session_is_one on handoff_codes (account_id) where session_id_hash is null;

-- Failed logins in a row, counted by all processes together. The subject is a hash: who mistypes may type a password.
create table login_failures (
  kind text not null,
  subject bytea not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz not null,
  primary key (kind, subject),
  constraint login_failure_kind_is_known check (kind in ('account', 'network')),
  constraint failures_count_from_one check (failures >= 1)
);
create index login_failures_by_age on login_failures (last_failed_at);

-- Devices from which an account has signed in before; failed logins never lock these out.
create table known_devices (
  account_id bigint not null references accounts (id),
  device_hash bytea not null,
  seen_at timestamptz not null default clock_now(),
  -- What its browser said of itself when it was last seen.
  device text,
  primary key (account_id, device_hash),
  constraint device_is_bounded check (length(device) <= 200)
);
-- Bets of accounts that share a device are netted when their draw is settled: others are found by the device.
create index known_devices_by_device on known_devices (device_hash);

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

-- The authenticators that operators sign in with (TOTP, RFC 6238). The secret is sealed under a key of all processes
-- with its account bound in, so that no row can stand in for another.
create table authenticators (
  account_id bigint primary key references accounts (id),
  sealed_secret bytea not null,
  -- The 30-second step of the last code that was taken: no code at or before it is taken again.
  used_step bigint not null default 0,
  -- The last sign-in and the one before it, which its operator is shown.
  signed_in_at timestamptz,
  signed_in_from text,
  before_at timestamptz,
  before_from text,
  added_at timestamptz not null default clock_now(),
  constraint used_step_is_not_negative check (used_step >= 0),
  constraint sign_in_has_time_and_address check ((signed_in_at is null) = (signed_in_from is null)),
  constraint sign_in_before_has_time_and_address check ((before_at is null) = (before_from is null)),
  constraint sign_in_addresses_are_bounded check (length(signed_in_from) <= 60 and length(before_from) <= 60)
);

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

-- Sign-ins that wait for one proof more. They are no sessions: nothing is open to them.
create table pending_sign_ins (
  id_hash bytea primary key,
  account_id bigint not null references accounts (id),
  -- The browser that began it: hash of its anonymous cookie and its network.
  asker bytea not null,
  entrance text not null,
  origin text not null,
  must_change_password boolean not null,
  password_is_weak boolean not null,
  password_expired boolean not null,
  -- Whether the browser is to be remembered once the sign-in is finished.
  remember boolean not null,
  tries_left integer not null,
  made_at timestamptz not null default clock_now(),
  constraint pending_entrance_is_known check (entrance in ('member', 'agent')),
  constraint pending_tries_are_not_negative check (tries_left >= 0)
);
create index pending_sign_ins_by_age on pending_sign_ins (made_at);

-- Networks from which an account has proved itself, or registered. The hash is keyed: networks are few.
create table known_networks (
  account_id bigint not null references accounts (id),
  network_hash bytea not null,
  known_since timestamptz not null default clock_now(),
  primary key (account_id, network_hash)
);

-- Tries to sign in, as their account is shown them.
create table sign_ins (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  at timestamptz not null default clock_now(),
  device text not null,
  address text not null,
  country text,
  method text not null,
  step_up text,
  result text not null,
  -- handoff is a code of the account's own session, service one that customer service minted.
  constraint sign_in_method_is_known
    check (method in ('password', 'sms', 'passkey', 'remembered', 'handoff', 'service', 'registration', 'reset')),
  constraint sign_in_step_up_is_known
    check (step_up in ('sms', 'email', 'authenticator', 'recovery', 'bankAccountName')),
  constraint sign_in_result_is_known check (result in ('entered', 'refused', 'stepUp')),
  constraint sign_in_texts_are_bounded check (length(device) <= 200 and length(address) <= 60 and length(country) = 2)
);
create index sign_ins_by_account on sign_ins (account_id, id desc);

-- Secrets of authenticators that are being set up: they count once a code of them was shown.
create table authenticator_setups (
  account_id bigint primary key references accounts (id),
  sealed_secret bytea not null,
  made_at timestamptz not null default clock_now()
);

-- Codes that stand in for an authenticator that is lost; each is deleted when it is used.
create table recovery_codes (
  account_id bigint not null references accounts (id),
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Passkeys (WebAuthn). The public key proves the credential; the count may only rise.
create table passkeys (
  public_id text primary key
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  credential_id bytea not null,
  account_id bigint not null references accounts (id),
  public_key bytea not null,
  sign_count bigint not null,
  transports text not null,
  is_backed_up boolean not null,
  name text not null,
  added_at timestamptz not null default clock_now(),
  used_at timestamptz,
  constraint credential_is_one_accounts unique (credential_id),
  constraint sign_count_is_not_negative check (sign_count >= 0),
  constraint passkey_texts_are_bounded
    check (length(name) <= 40 and length(transports) <= 100 and octet_length(credential_id) <= 1023)
);
create index passkeys_by_account on passkeys (account_id);

-- What a passkey is to sign: good once, for its purpose. An account's own where one adds a passkey.
create table passkey_challenges (
  challenge_hash bytea primary key,
  asker bytea,
  account_id bigint references accounts (id),
  made_at timestamptz not null default clock_now(),
  constraint challenge_is_a_browsers_or_an_accounts check ((asker is null) <> (account_id is null))
);
create index passkey_challenges_by_age on passkey_challenges (made_at);
