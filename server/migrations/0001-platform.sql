-- The one source of time for every decision in SQL: the database's clock, the same for all processes.
create function clock_now() returns timestamptz language sql stable as 'select now()';

-- Guards tables whose rows are history.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The current value of each section of the settings; a section without a row has its default.
create table settings (
  section text primary key,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_now(),
  changed_by text not null,
  constraint version_counts_from_one check (version >= 1)
);

-- Every value that a section ever had: the audit of settings, before and after.
create table settings_history (
  section text not null,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_now(),
  changed_by text not null,
  -- Why a section was changed, in the words of the operator who did it.
  reason text,
  primary key (section, version),
  constraint reason_is_bounded check (length(reason) between 1 and 1000)
);
create trigger settings_history_is_append_only
  before update or delete on settings_history
  for each row execute function refuse_change();

-- Secrets that every process shares, each sealed under the master key with its name bound in.
create table sealed_keys (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default clock_now()
);

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

-- Domain events on their way to who must know, one row for each consumer. A row is written in the transaction of what
-- it tells, and marked in the transaction of what its consumer makes of it.
create table outbox (
  id bigint generated always as identity primary key,
  -- Whose order is kept; whoever writes holds the lock of the aggregate, so that ids follow its commits.
  aggregate text not null,
  event text not null,
  consumer text not null,
  payload jsonb not null,
  made_at timestamptz not null default clock_now(),
  -- Tries that failed, and when the next one may begin.
  failures integer not null default 0,
  due_at timestamptz not null default clock_now(),
  last_failure text,
  delivered_at timestamptz,
  -- Given up until somebody looks at it; the events after it go on.
  parked_at timestamptz,
  constraint an_event_is_delivered_or_parked check (delivered_at is null or parked_at is null)
);
create index outbox_unsent on outbox (id) where delivered_at is null and parked_at is null;
create index outbox_unsent_of_aggregate on outbox (consumer, aggregate, id)
  where delivered_at is null and parked_at is null;
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;
create index outbox_parked on outbox (made_at) where parked_at is not null;

-- What a job has done of a slot of its time, item by item; the empty item is the whole of it.
create table job_runs (
  job text not null,
  slot timestamptz not null,
  item text not null,
  done_at timestamptz not null default clock_now(),
  result jsonb,
  constraint a_job_does_an_item_of_a_slot_once primary key (job, slot, item)
);

-- Which process runs a job just now, and until when nobody else does.
create table job_turns (
  job text primary key,
  taken_until timestamptz not null,
  failures int not null default 0 constraint failures_are_counted check (failures >= 0)
);
