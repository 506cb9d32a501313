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

-- Until when something is kept back for an account's safety.
create table account_holds (
  account_id bigint not null references accounts (id),
  kind text not null,
  until timestamptz not null,
  primary key (account_id, kind),
  constraint hold_kind_is_known check (kind in ('money_out', 'contacts'))
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
  constraint sign_in_method_is_known
    check (method in ('password', 'sms', 'passkey', 'remembered', 'handoff', 'registration', 'reset')),
  constraint sign_in_step_up_is_known
    check (step_up in ('sms', 'email', 'authenticator', 'recovery', 'bankAccountName')),
  constraint sign_in_result_is_known check (result in ('entered', 'refused', 'stepUp')),
  constraint sign_in_texts_are_bounded check (length(device) <= 200 and length(address) <= 60 and length(country) = 2)
);
create index sign_ins_by_account on sign_ins (account_id, id desc);

-- What the account calls one of its sessions by: it tells nothing of the session's secrets.
alter table sessions add column public_id text not null unique
  default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_');
