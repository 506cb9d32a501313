-- When operators last changed how an account is accessed: a payout account that is added afterwards is held, even the first.
create table access_acts (
  account_id bigint primary key references accounts (id),
  at timestamptz not null
);

-- A request by the operator key names no account.
alter table approvals alter column asked_by drop not null;
alter table approvals add constraint the_key_withdraws_nothing check (asked_by is not null or state <> 'withdrawn');
