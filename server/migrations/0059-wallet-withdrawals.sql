-- Money that members ask for. Fee and split are those of the moment in which it was asked for, and approved.
create table withdrawals (
  id bigint generated always as identity primary key,
  number text not null,
  account_id bigint not null references accounts (id),
  -- The key under which the member's browser asked for it, and a hash of what it asked for.
  request_id text not null,
  fingerprint bytea not null,
  -- Where it goes, as the member knows it again.
  payout_account_id bigint not null references payout_accounts (id),
  bin text not null,
  last4 text not null,
  asset text not null,
  amount bigint not null,
  -- Of the amount; nothing where nothing is paid in the end.
  fee bigint not null,
  state text not null,
  -- Grows with each change of it and of its legs.
  version integer not null default 1,
  -- What the automatic checks found: [{check, points}].
  checks jsonb not null default '[]',
  score integer not null default 0,
  -- The ledger's hold, and how much of it is left; null once nothing is held.
  hold_id bigint,
  held bigint not null,
  received bigint not null default 0,
  refunded bigint not null default 0,
  -- An operator's words to the member.
  reason text,
  -- Keyed hashes of the browser and the network that asked, by which other accounts there are known.
  device_mark bytea,
  network_mark bytea,
  created_at timestamptz not null default clock_now(),
  changed_at timestamptz not null default clock_now(),
  finished_at timestamptz,
  constraint a_number_names_one_withdrawal unique (number),
  constraint a_request_makes_one_withdrawal unique (account_id, request_id),
  constraint withdrawal_amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint withdrawal_fee_leaves_something check (fee >= 0 and fee < amount),
  constraint withdrawal_state_is_known check (
    state in (
      'checking', 'review', 'onHold', 'approved', 'paying', 'paid', 'partlyPaid', 'rejected', 'cancelled', 'failed'
    )
  ),
  constraint what_is_held_has_a_hold check ((hold_id is null) = (held = 0)),
  constraint nothing_of_a_withdrawal_is_lost check (
    finished_at is null and received + refunded + held = amount
    or finished_at is not null and received + refunded + fee = amount and held = 0
  ),
  constraint only_what_is_over_is_finished check (
    (finished_at is null) = (state in ('checking', 'review', 'onHold', 'approved', 'paying'))
  )
);
create unique index one_open_withdrawal_of_a_member on withdrawals (account_id)
  where state in ('checking', 'review', 'onHold', 'approved', 'paying');
create index withdrawals_of_members on withdrawals (account_id, id desc);
create index withdrawals_of_members_by_time on withdrawals (account_id, created_at);
create index withdrawals_by_time on withdrawals (created_at);
create index withdrawals_in_review on withdrawals (id) where state in ('review', 'onHold');
create index withdrawals_by_device on withdrawals (device_mark, created_at) where device_mark is not null;
create index withdrawals_by_network on withdrawals (network_mark, created_at) where network_mark is not null;

-- The payouts of a withdrawal.
create table withdrawal_legs (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawals (id),
  place smallint not null,
  amount bigint not null,
  state text not null,
  -- Names it to the provider, for ever: it is asked under no other name.
  payout_id text not null,
  provider text not null,
  -- What the provider calls it.
  reference text,
  -- What arrived, what went back to the balance, and what another leg pays.
  received bigint not null default 0,
  refunded bigint not null default 0,
  replaced bigint not null default 0,
  -- The provider's or an operator's words.
  reason text,
  created_at timestamptz not null default clock_now(),
  asked_at timestamptz,
  sent_at timestamptz,
  -- Without an answer by then it counts as received, and how many reminders went before.
  answer_by timestamptz,
  reminders smallint not null default 0,
  finished_at timestamptz,
  -- How often the provider was asked what became of it, and when it is asked next.
  inquiries integer not null default 0,
  ask_at timestamptz,
  constraint a_leg_has_its_place unique (withdrawal_id, place),
  constraint a_payout_is_one_leg unique (payout_id),
  constraint leg_amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint leg_state_is_known check (
    state in (
      'queued', 'unknown', 'sending', 'sent', 'partial', 'disputed', 'received', 'autoReceived', 'forcedReceived',
      'failed', 'refunded', 'replaced'
    )
  ),
  constraint nothing_of_a_leg_is_lost check (
    received >= 0 and refunded >= 0 and replaced >= 0 and received + refunded + replaced <= amount
    and (finished_at is null or received + refunded + replaced = amount)
  ),
  constraint only_ended_legs_are_finished check (
    (finished_at is not null)
    = (state in ('received', 'autoReceived', 'forcedReceived', 'failed', 'refunded', 'replaced'))
  )
);
create index legs_to_send on withdrawal_legs (id) where state = 'queued';
create index legs_to_ask_about on withdrawal_legs (ask_at) where ask_at is not null;
create index legs_that_wait on withdrawal_legs (answer_by) where state = 'sent';
create index legs_in_dispute on withdrawal_legs (id) where state in ('partial', 'disputed');
create index legs_by_time on withdrawal_legs (provider, sent_at) where sent_at is not null;

-- What has ended has ended: an answer after receipt, by the clock or by an operator, changes nothing any more.
create function keep_ended_legs() returns trigger language plpgsql as $$
begin
  raise exception 'the leg % has ended', old.payout_id using constraint = 'an_ended_leg_stays', errcode = '23514';
end $$;
create trigger an_ended_leg_stays before update or delete on withdrawal_legs
  for each row when (old.finished_at is not null) execute function keep_ended_legs();

-- The way of a withdrawal and its legs.
create table withdrawal_steps (
  withdrawal_id bigint not null references withdrawals (id),
  -- The withdrawal's version after it.
  version integer not null,
  at timestamptz not null default clock_now(),
  event text not null,
  state text not null,
  -- The leg that it is about, and its state after it.
  place smallint,
  leg_state text,
  -- As in the audit: member:5, provider:AGGREGATOR, an operator's name, or the clock.
  actor text not null,
  note text,
  primary key (withdrawal_id, version)
);

-- The last change of any withdrawal of a member: what its tabs are told by.
create table withdrawal_news (
  account_id bigint primary key references accounts (id),
  version bigint not null,
  withdrawal_id bigint not null references withdrawals (id),
  event text not null
);

-- Each word that was had with a provider about a leg.
create table payout_calls (
  id bigint generated always as identity primary key,
  leg_id bigint not null references withdrawal_legs (id),
  at timestamptz not null default clock_now(),
  -- payout and inquiry were ours, callback and file the provider's.
  kind text not null,
  outcome text not null,
  constraint payout_call_is_known check (kind in ('payout', 'inquiry', 'callback', 'file'))
);
create index payout_calls_of_legs on payout_calls (leg_id, id);
