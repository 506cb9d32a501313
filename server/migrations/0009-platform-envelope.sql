-- Key pairs that bodies of encrypted calls are sealed with, the newest in use. Each generation is made once, by
-- whichever process comes first; the private key is sealed under the master key with its name bound in.
create table body_keys (
  generation integer primary key,
  kid text not null,
  sealed bytea not null,
  made_at timestamptz not null default clock_now(),
  constraint body_key_has_one_name unique (kid),
  constraint generation_counts_from_one check (generation >= 1)
);

-- Nonces of the sealed bodies that were opened lately: none is opened twice.
create table body_nonces (
  nonce text primary key,
  seen_at timestamptz not null default clock_now()
);
create index body_nonces_by_age on body_nonces (seen_at);
