-- Which processes of the server run: each says so every ten seconds, and takes its row away when it stops.
create table processes (
  id uuid primary key,
  host text not null,
  process_id integer not null,
  roles text[] not null,
  version text not null,
  started_at timestamptz not null default clock_now(),
  seen_at timestamptz not null default clock_now(),
  memory_bytes bigint not null,
  -- How late the process came to its work, in milliseconds, for all but one in a hundred of the last times.
  delay_ms double precision not null,
  constraint process_host_is_bounded check (length(host) between 1 and 200),
  constraint process_roles_are_bounded check (cardinality(roles) between 1 and 10),
  constraint process_version_is_bounded check (length(version) between 1 and 40),
  constraint process_memory_is_not_negative check (memory_bytes >= 0),
  constraint process_delay_is_not_negative check (delay_ms >= 0)
);
