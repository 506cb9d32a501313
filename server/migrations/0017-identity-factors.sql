-- Secrets of authenticators that are being set up: they count once a code of them was shown.
create table authenticator_setups (
  account_id bigint primary key references accounts (id),
  sealed_secret bytea not null,
  made_at timestamptz not null default clock_now()
);

alter table authenticators add column added_at timestamptz not null default clock_now();

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
  constraint passkey_texts_are_bounded check (length(name) <= 40 and length(transports) <= 100 and octet_length(credential_id) <= 1023)
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
