-- Each record of the audit holds a hash of itself and of the record before it, so that one that was changed, taken out
-- or put in shows from there on. Records are numbered without gaps, and the last one's hash is kept beside them.
alter table operator_actions
  alter column id drop identity,
  add column approval_id bigint,
  add column hash bytea;

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

-- Records from before there was a chain are chained in their order.
alter table operator_actions disable trigger operator_actions_are_append_only;
do $$
declare
  action operator_actions;
  place bigint := 0;
  head bytea := first_action_hash();
begin
  for action in select * from operator_actions order by id loop
    place := place + 1;
    update operator_actions set id = place where id = action.id;
    action.id := place;
    head := operator_action_hash(action, head);
    update operator_actions set hash = head where id = place;
  end loop;
  insert into operator_action_chain (length, head) values (place, head);
end $$;
alter table operator_actions enable trigger operator_actions_are_append_only;

alter table operator_actions
  alter column hash set not null,
  add constraint hash_is_a_hash check (octet_length(hash) = 32);
create trigger operator_actions_are_chained before insert on operator_actions
  for each row execute function chain_operator_action();

create index operator_actions_by_actor on operator_actions (actor, id);
create index operator_actions_by_call on operator_actions (call, id);
create index operator_actions_by_time on operator_actions (made_at, id);
