-- Codes by which agents bring players and agents. Agents manage theirs from the back office.
create table affiliate_codes (
  id bigint generated always as identity primary key,
  code text not null,
  owner_id bigint not null references accounts (id),
  kind text not null,
  -- Where alone it counts; null everywhere.
  domain text,
  remark text not null default '',
  state text not null default 'active',
  expires_at timestamptz,
  max_uses integer,
  uses integer not null default 0,
  made_at timestamptz not null default clock_now(),
  constraint affiliate_code_is_unique unique (code),
  constraint affiliate_code_has_no_lookalikes check (code ~ '^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{6,8}$'),
  constraint affiliate_kind_is_known check (kind in ('agent', 'player')),
  constraint affiliate_state_is_known check (state in ('active', 'paused', 'deleted')),
  constraint uses_stay_within_their_limit check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  constraint affiliate_texts_are_bounded check (length(domain) <= 253 and length(remark) <= 40)
);
create index affiliate_codes_by_owner on affiliate_codes (owner_id);

-- The code by which an account recommends the brand, drawn with the account.
create table referral_codes (
  account_id bigint primary key references accounts (id),
  code text not null,
  constraint referral_code_is_unique unique (code),
  constraint referral_code_has_no_lookalikes check (code ~ '^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$')
);

-- How an account came to be, for whoever pays for bringing it and for whoever looks for abuse.
create table registrations (
  account_id bigint primary key references accounts (id),
  method text not null,
  affiliate_code_id bigint references affiliate_codes (id),
  referrer_id bigint references accounts (id),
  -- Set where the referrer's own browser registered: then nobody is the referrer.
  is_self_referral boolean not null default false,
  domain text not null,
  register_url text not null,
  address text not null,
  terms_accepted_at timestamptz not null default clock_now(),
  constraint registration_method_is_known check (method in ('username', 'mobile')),
  constraint nobody_refers_itself check (referrer_id <> account_id),
  constraint self_referral_has_no_referrer check (not is_self_referral or referrer_id is null),
  constraint registration_texts_are_bounded check (length(domain) <= 253 and length(register_url) <= 500 and length(address) <= 60)
);
create index registrations_by_referrer on registrations (referrer_id) where referrer_id is not null;

-- What an account said of itself, field by field: sealed, with its account and its name bound in.
create table account_details (
  account_id bigint not null references accounts (id),
  name text not null,
  sealed_value bytea not null,
  saved_at timestamptz not null default clock_now(),
  primary key (account_id, name)
);

-- Mail addresses. One that is confirmed is one account's; anybody may claim one that is not.
create table account_emails (
  account_id bigint primary key references accounts (id),
  address_hash bytea not null,
  sealed_address bytea not null,
  given_at timestamptz not null default clock_now(),
  confirmed_at timestamptz
);
create unique index confirmed_address_is_one_accounts on account_emails (address_hash) where confirmed_at is not null;
create index account_emails_by_address on account_emails (address_hash);

-- Passwords that let money out (Argon2id).
create table payment_passwords (
  account_id bigint primary key references accounts (id),
  password_hash text not null,
  set_at timestamptz not null default clock_now()
);

-- What was tried lately by whom, for limits that all processes keep together. The subject is a keyed hash.
create table limited_tries (
  id bigint generated always as identity primary key,
  kind text not null,
  subject bytea not null,
  made_at timestamptz not null default clock_now()
);
create index limited_tries_by_subject on limited_tries (kind, subject, made_at);
create index limited_tries_by_age on limited_tries (made_at);

-- Id tokens of the phone-verification provider that were taken: none is taken twice.
create table used_phone_tokens (
  token_hash bytea primary key,
  made_at timestamptz not null default clock_now()
);
create index used_phone_tokens_by_age on used_phone_tokens (made_at);
