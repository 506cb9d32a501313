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
