-- Secrets that every process shares, each sealed under the master key with its name bound in.
create table sealed_keys (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default clock_now()
);
