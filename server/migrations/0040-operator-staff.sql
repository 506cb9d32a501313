-- Which role each operator has; null is none. What a role may do stands in the settings' section roles.
create table operators (
  account_id bigint primary key references accounts (id),
  role text,
  constraint role_is_bounded check (role ~ '^[a-z][a-z0-9-]{1,29}$')
);
create index operators_by_role on operators (role);
-- Those of before could do everything.
insert into operators (account_id, role) select id, 'owner' from account_standing where type = 9;

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
  asked_by bigint not null references accounts (id),
  asked_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  state text not null default 'waiting',
  decided_by bigint references accounts (id),
  decided_at timestamptz,
  decision_reason text,
  constraint approval_call_is_bounded check (length(call) between 1 and 60),
  constraint approval_body_is_bounded check (length(body::text) <= 100000),
  constraint approval_object_is_bounded check (length(object) between 1 and 200),
  constraint approval_before_is_bounded check (length(before::text) <= 100000),
  constraint approval_after_is_bounded check (length(after::text) <= 100000),
  constraint approval_reason_is_bounded check (length(reason) between 1 and 1000),
  constraint approval_state_is_known check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  constraint decision_has_person_and_time check
    ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint only_the_asker_withdraws check ((state = 'withdrawn') = (decided_by = asked_by) or state = 'waiting'),
  constraint decision_reason_is_bounded check (length(decision_reason) between 1 and 1000)
);
create index approvals_waiting on approvals (id) where state = 'waiting';
