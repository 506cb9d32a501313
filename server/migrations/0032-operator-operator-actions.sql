-- What operators did: one row for each of their calls that may change something, written in the transaction of the
-- change. No secret stands in it.
create table operator_actions (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default clock_now(),
  -- The operator's username, or 'operator key', which no username can be.
  actor text not null,
  call text not null,
  -- What was acted on, such as 'settings brand'.
  object text not null,
  before jsonb,
  after jsonb,
  reason text,
  address text not null,
  request_id text not null,
  constraint actor_is_bounded check (length(actor) between 1 and 60),
  constraint call_is_bounded check (length(call) between 1 and 60),
  constraint object_is_bounded check (length(object) between 1 and 200),
  constraint before_is_bounded check (length(before::text) <= 100000),
  constraint after_is_bounded check (length(after::text) <= 100000),
  constraint reason_is_bounded check (length(reason) between 1 and 1000),
  constraint address_is_bounded check (length(address) between 1 and 60),
  constraint request_id_is_bounded check (length(request_id) between 1 and 60)
);
create trigger operator_actions_are_append_only before update or delete or truncate on operator_actions
  for each statement execute function refuse_change();
