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
  constraint used_step_is_not_negative check (used_step >= 0),
  constraint sign_in_has_time_and_address check ((signed_in_at is null) = (signed_in_from is null)),
  constraint sign_in_before_has_time_and_address check ((before_at is null) = (before_from is null)),
  constraint sign_in_addresses_are_bounded check (length(signed_in_from) <= 60 and length(before_from) <= 60)
);

-- A code that an operator mints for somebody stands without a session, one at a time for each account.
alter table handoff_codes alter column session_id_hash drop not null;
create unique index handoff_code_without_session_is_one on handoff_codes (account_id) where session_id_hash is null;
