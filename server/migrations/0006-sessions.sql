-- Live sessions; one that ends is deleted. The database knows neither the cookie nor the token, only their hashes.
create table sessions (
  id_hash bytea primary key,
  token_hash bytea not null unique,
  account_id bigint not null references accounts (id),
  -- Which app's cookie it belongs to, and whether a browser's pair or an app client's bearer token proves it.
  app text not null,
  client text not null,
  origin text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null default clock_now(),
  last_seen_at timestamptz not null default clock_now(),
  idle_seconds integer not null,
  ends_at timestamptz not null,
  -- A session that must change its account's password first reaches nothing else.
  must_change_password boolean not null default false,
  -- Whether it was opened with that password, which then need not be shown again to change it.
  opened_to_change_password boolean not null default false,
  -- What the account calls one of its sessions by: it tells nothing of the session's secrets.
  public_id text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  constraint session_id_is_hashed check (length(id_hash) = 32 and length(token_hash) = 32),
  constraint session_app_is_known check (app in ('portal', 'console')),
  constraint session_client_is_known check (client in ('browser', 'app')),
  constraint session_ends_after_it_begins check (ends_at > created_at),
  constraint session_texts_are_bounded check (length(device) <= 200 and length(address) <= 60),
  constraint session_origin_is_known
    check (origin in ('password', 'sms', 'handoff', 'remembered', 'trial', 'passkey', 'registration', 'reset'))
);
create index sessions_by_account on sessions (account_id, created_at);
create index sessions_by_end on sessions (ends_at);

-- Tickets that each open one websocket within 30 s, for the session that asked; they end with it.
create table socket_tickets (
  ticket_hash bytea primary key,
  session_id_hash bytea not null references sessions (id_hash) on delete cascade,
  made_at timestamptz not null default clock_now(),
  constraint ticket_is_kept_as_hash check (length(ticket_hash) = 32)
);
create index socket_tickets_by_session on socket_tickets (session_id_hash);
create index socket_tickets_by_age on socket_tickets (made_at);
