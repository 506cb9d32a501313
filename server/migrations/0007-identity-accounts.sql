-- Everybody who can sign in. Accounts are never deleted: the books and the records speak of them.
create table accounts (
  id bigint generated always as identity primary key,
  -- What the wire calls the account: 22 characters of base64url that tell nothing of how many there are.
  public_id text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  -- 0 member; 1, 2, 41, 42 agents; 4 trial; 9 operator.
  type smallint not null,
  parent_id bigint references accounts (id),
  -- As it was chosen, and folded as in foldedUsername().
  username text not null,
  username_key text not null,
  nickname text not null,
  -- Null until the account chooses: the merchant's default, and the default avatar.
  language text,
  avatar text,
  -- Argon2id in PHC notation; null for who signs in without a password.
  password_hash text,
  password_is_weak boolean not null default false,
  must_change_password boolean not null default false,
  password_set_at timestamptz,
  state text not null default 'active',
  has_portal_access boolean not null default true,
  first_login_at timestamptz,
  created_at timestamptz not null default clock_now(),
  constraint username_is_unique unique (username_key),
  constraint account_type_is_known check (type in (0, 1, 2, 4, 9, 41, 42)),
  constraint account_state_is_known check (state in ('active', 'suspended')),
  constraint username_is_trimmed check (username = btrim(username) and username <> ''),
  constraint password_has_its_time check ((password_hash is null) = (password_set_at is null)),
  constraint operator_stands_outside_the_tree check (type <> 9 or parent_id is null)
);
create index accounts_by_parent on accounts (parent_id);

-- Every account with each of those above it, itself at depth 0: who is whose downline is one lookup.
create table account_tree (
  ancestor_id bigint not null references accounts (id),
  descendant_id bigint not null references accounts (id),
  depth integer not null,
  primary key (descendant_id, ancestor_id),
  constraint only_itself_at_depth_zero check ((depth = 0) = (ancestor_id = descendant_id)),
  constraint depth_is_not_negative check (depth >= 0)
);
create index account_tree_by_ancestor on account_tree (ancestor_id, depth);

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
  constraint session_id_is_hashed check (length(id_hash) = 32 and length(token_hash) = 32),
  constraint session_app_is_known check (app in ('portal', 'console')),
  constraint session_client_is_known check (client in ('browser', 'app')),
  constraint session_ends_after_it_begins check (ends_at > created_at),
  constraint session_texts_are_bounded check (length(device) <= 200 and length(address) <= 60)
);
create index sessions_by_account on sessions (account_id, created_at);
create index sessions_by_end on sessions (ends_at);

-- One-time sign-in codes, hashed. A code dies with the session that asked for it.
create table handoff_codes (
  code_hash bytea primary key,
  account_id bigint not null references accounts (id),
  -- A session hands over one code at a time.
  session_id_hash bytea not null unique references sessions (id_hash) on delete cascade,
  expires_at timestamptz not null
);
create index handoff_codes_by_expiry on handoff_codes (expires_at);

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
  primary key (account_id, device_hash)
);
