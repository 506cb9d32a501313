-- What operators did: one row for each of their calls that may change something, written in the transaction of the
-- change. No secret stands in it. Each record holds a hash of itself and of the record before it, so that one that was changed,
-- taken out or put in shows from there on. Records are numbered without gaps.
create table operator_actions (
  id bigint primary key,
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
  approval_id bigint,
  hash bytea not null,
  constraint actor_is_bounded check (length(actor) between 1 and 60),
  constraint call_is_bounded check (length(call) between 1 and 60),
  constraint object_is_bounded check (length(object) between 1 and 200),
  constraint before_is_bounded check (length(before::text) <= 100000),
  constraint after_is_bounded check (length(after::text) <= 100000),
  constraint reason_is_bounded check (length(reason) between 1 and 1000),
  constraint address_is_bounded check (length(address) between 1 and 60),
  constraint request_id_is_bounded check (length(request_id) between 1 and 60),
  constraint hash_is_a_hash check (octet_length(hash) = 32)
);
-- What operators did with one account is part of its timeline.
create index operator_actions_by_object on operator_actions (object, id desc);
create index operator_actions_by_actor on operator_actions (actor, id);
create index operator_actions_by_call on operator_actions (call, id);
create index operator_actions_by_time on operator_actions (made_at, id);
create trigger operator_actions_are_append_only before update or delete or truncate on operator_actions
  for each statement execute function refuse_change();

-- How many records there are, and the last one's hash.
create table operator_action_chain (
  is_the_only_one boolean primary key default true,
  length bigint not null,
  head bytea not null,
  constraint there_is_one_chain check (is_the_only_one),
  constraint chain_length_is_not_negative check (length >= 0),
  constraint chain_head_is_a_hash check (octet_length(head) = 32)
);

-- The times as seconds: as text they would depend on the session's zone.
create function operator_action_hash(action operator_actions, before_it bytea) returns bytea
language sql stable as $$
  select sha256(before_it || convert_to(jsonb_build_array(
    action.id, extract(epoch from action.made_at), action.actor, action.call, action.object, action.before,
    action.after, action.reason, action.approval_id, action.address, action.request_id
  )::text, 'UTF8'))
$$;

create function first_action_hash() returns bytea language sql immutable as $$ select sha256('operator actions') $$;
insert into operator_action_chain (length, head) values (0, first_action_hash());

-- Whoever adds a record waits for whoever adds the one before it: the numbers follow the chain.
create function chain_operator_action() returns trigger language plpgsql as $$
declare
  chain operator_action_chain;
begin
  insert into operator_action_chain (length, head) values (0, first_action_hash()) on conflict do nothing;
  select * into chain from operator_action_chain for update;
  -- A record that somebody smuggled in must not keep the next one from being written.
  new.id := greatest(chain.length, (select max(id) from operator_actions)) + 1;
  new.hash := operator_action_hash(new, chain.head);
  update operator_action_chain set length = new.id, head = new.hash;
  return new;
end $$;
create trigger operator_actions_are_chained before insert on operator_actions
  for each row execute function chain_operator_action();

-- Which role each operator has; null is none. What a role may do stands in the settings' section roles.
create table operators (
  account_id bigint primary key references accounts (id),
  role text,
  constraint role_is_bounded check (role ~ '^[a-z][a-z0-9-]{1,29}$')
);
create index operators_by_role on operators (role);

-- What waits for a second operator, and what became of it.
create table approvals (
  id bigint generated always as identity primary key,
  call text not null,
  body jsonb not null,
  object text not null,
  -- What it would change, as it was tried out when it was asked for.
  before jsonb,
  after jsonb,
  reason text not null,
  -- Null where the operator key asked.
  asked_by bigint references accounts (id),
  asked_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint references accounts (id),
  decided_at timestamptz,
  decision_reason text,
  constraint approval_call_is_bounded check (length(call) between 1 and 60),
  -- Whole sections of the settings wait, such as every way to pay in with its countries and accounts.
  constraint approval_body_is_bounded check (length(body::text) <= 400000),
  constraint approval_object_is_bounded check (length(object) between 1 and 200),
  constraint approval_before_is_bounded check (length(before::text) <= 400000),
  constraint approval_after_is_bounded check (length(after::text) <= 400000),
  constraint approval_reason_is_bounded check (length(reason) between 1 and 1000),
  constraint approval_state_is_known check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  constraint decision_has_person_and_time check
    ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint only_the_asker_withdraws check ((state = 'withdrawn') = (decided_by = asked_by) or state = 'waiting'),
  constraint decision_reason_is_bounded check (length(decision_reason) between 1 and 1000),
  constraint the_key_withdraws_nothing check (asked_by is not null or state <> 'withdrawn')
);
create index approvals_waiting on approvals (id) where state = 'waiting';

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

-- What processes counted by the hour: requests, sign-ins, questions to vendors. For a look at how things are, no journal:
-- what a process had not told yet when it was killed is missing.
create table counted_hours (
  hour timestamptz not null,
  figure text not null,
  -- Whose it is, such as a vendor's code; '' where there is one.
  label text not null,
  count bigint not null,
  constraint an_hour_of_a_figure primary key (hour, figure, label),
  constraint figure_is_bounded check (length(figure) between 1 and 40 and length(label) <= 40),
  constraint count_is_positive check (count > 0)
);
