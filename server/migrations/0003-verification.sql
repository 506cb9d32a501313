-- An asker is a browser: the hash of its anonymous cookie and its network. Ids and tokens are kept as hashes only.

-- The image that an asker was shown last; one each, so that asking again replaces it.
create table captchas (
  asker bytea primary key,
  id_hash bytea not null,
  -- Keyed with the id, which is not kept: whoever reads this table can't try all answers.
  answer_hash bytea not null,
  is_spent boolean not null,
  made_at timestamptz not null default clock_now()
);
create index captchas_by_age on captchas (made_at);

-- Sliders and proofs of work that nobody has tried yet.
create table slider_challenges (
  id_hash bytea primary key,
  asker bytea not null,
  purpose text not null,
  -- Where the piece belongs; null where no picture was shown.
  target_x integer,
  salt bytea not null,
  difficulty_bits integer not null,
  made_at timestamptz not null default clock_now(),
  constraint salt_has_128_bits check (length(salt) = 16)
);
create index slider_challenges_by_age on slider_challenges (made_at);

-- Passes of verifications that were passed and not used yet.
create table verification_passes (
  token_hash bytea primary key,
  asker bytea not null,
  purpose text not null,
  made_at timestamptz not null default clock_now()
);
create index verification_passes_by_age on verification_passes (made_at);

-- What was tried lately by whom, for limits that all processes keep together. The subject is a keyed hash.
create table limited_tries (
  id bigint generated always as identity primary key,
  kind text not null,
  subject bytea not null,
  made_at timestamptz not null default clock_now()
);
create index limited_tries_by_subject on limited_tries (kind, subject, made_at);
create index limited_tries_by_age on limited_tries (made_at);
