-- Passwords that let money out (Argon2id).
create table payment_passwords (
  account_id bigint primary key references accounts (id),
  password_hash text not null,
  set_at timestamptz not null default clock_now(),
  -- Tries since the last right one; the fifth wrong one locks it.
  wrong_tries integer not null default 0,
  locked_until timestamptz,
  -- While one process compares a password, others wait: a right one in their midst must not look like the last wrong try. A
  -- process that ends at it is waited for no longer than this.
  compared_until timestamptz,
  constraint payment_password_has_five_tries check (wrong_tries between 0 and 5)
);

-- Orders of money that comes in. Their terms are those of the moment in which they were opened.
create table deposits (
  id bigint generated always as identity primary key,
  number text not null,
  account_id bigint not null references accounts (id),
  -- The key under which the member's browser asked for it, and a hash of what it asked for.
  request_id text not null,
  fingerprint bytea not null,
  channel text not null,
  kind text not null,
  provider text not null,
  asset text not null,
  amount bigint not null,
  fee_ppm integer not null,
  bonus_ppm integer not null,
  state text not null,
  -- Grows with each change.
  version integer not null default 1,
  -- By which a transfer is known.
  content text not null,
  -- The brand's own account that a transfer goes to.
  bin text,
  account_number text,
  holder text,
  -- Who sends a manual transfer, and the card that is charged, sealed.
  sender bytea,
  -- Why an operator has to look at it.
  review text,
  -- An operator's or the provider's words to the member.
  reason text,
  -- The provider's page, and what it calls the payment.
  page text,
  reference text,
  -- What came of it, in minor units.
  fee bigint not null default 0,
  bonus bigint not null default 0,
  credited bigint,
  is_late boolean not null default false,
  differs boolean not null default false,
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  changed_at timestamptz not null default clock_now(),
  finished_at timestamptz,
  -- How often the provider was asked, and when it is asked next.
  inquiries integer not null default 0,
  ask_at timestamptz,
  -- A keyed hash of the scratch card that an order charges: a card is not tried twice within a day. Its code is not kept.
  card_mark bytea,
  -- How many times it must be wagered, as its channel said when the order was opened.
  turnover integer not null default 1 constraint turnover_of_a_deposit_is_bounded check (turnover between 0 and 50),
  constraint a_number_names_one_deposit unique (number),
  constraint a_content_names_one_deposit unique (content),
  constraint a_request_opens_one_deposit unique (account_id, request_id),
  constraint deposit_amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint deposit_state_is_known check (
    state in (
      'unknown', 'created', 'submitted', 'review', 'completed', 'expired', 'cancelled', 'failed', 'rejected', 'reversed'
    )
  ),
  constraint only_money_that_came_is_credited check ((credited is not null) = (state in ('completed', 'reversed')))
);
create index deposits_of_members on deposits (account_id, id desc);
create index deposits_of_channels on deposits (channel, id desc);
create index deposits_by_time on deposits (created_at);
create index deposits_that_expire on deposits (expires_at) where state in ('unknown', 'created', 'submitted');
create index deposits_to_ask_about on deposits (ask_at) where ask_at is not null;
create index deposits_credited on deposits (provider) include (credited, fee, bonus) where state = 'completed';
create index deposits_in_review on deposits (id) where state = 'review';
create index deposits_by_card on deposits (card_mark, created_at) where card_mark is not null;

-- The way of an order.
create table deposit_steps (
  deposit_id bigint not null references deposits (id),
  -- The order's version after it.
  version integer not null,
  at timestamptz not null default clock_now(),
  event text not null,
  state text not null,
  -- As in the audit: member:5, provider:MOMO, an operator's name, or the clock.
  actor text not null,
  note text,
  primary key (deposit_id, version)
);

-- The last change of any order of a member: what its tabs are told by.
create table deposit_news (
  account_id bigint primary key references accounts (id),
  version bigint not null,
  deposit_id bigint not null references deposits (id)
);

-- Messages of providers as they came, sealed, each of them once.
create table gateway_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_key text not null,
  body bytea not null,
  received_at timestamptz not null default clock_now(),
  handled_at timestamptz,
  outcome text,
  deposit_id bigint references deposits (id),
  constraint an_event_is_kept_once unique (provider, event_key)
);
create index gateway_events_of_deposits on gateway_events (deposit_id, id) where deposit_id is not null;
create index gateway_events_by_time on gateway_events using brin (received_at);

-- Transactions of providers that brought money or took it back.
create table deposit_payments (
  id bigint generated always as identity primary key,
  provider text not null,
  transaction_id text not null,
  asset text not null,
  amount bigint not null,
  paid_at timestamptz not null,
  reported_at timestamptz not null default clock_now(),
  content text,
  -- The payer's name with all but its ends hidden, and whole, sealed.
  payer text,
  sealed_payer bytea,
  receiving_account text,
  -- The order that it pays; null while it belongs to none.
  deposit_id bigint references deposits (id),
  entry_id bigint,
  reversed_at timestamptz,
  -- Keyed hash of the payer's folded name: members whose deposits one person paid for may be one person.
  payer_hash bytea,
  constraint a_transaction_pays_once unique (provider, transaction_id),
  constraint payment_amount_is_bounded check (amount between 1 and 1000000000000000)
);
create index payments_of_deposits on deposit_payments (deposit_id) where deposit_id is not null;
create index payments_of_nobody on deposit_payments (id) where deposit_id is null;
create index payments_by_time on deposit_payments (provider, paid_at);
create index payments_by_payer on deposit_payments (payer_hash) where payer_hash is not null;

-- Days of which a provider's file was compared with the payments.
create table reconciled_days (
  provider text not null,
  -- Of the merchant's calendar, as 2026-11-24.
  day text not null,
  compared_at timestamptz not null default clock_now(),
  lines integer not null,
  primary key (provider, day)
);

-- What differed there, until an operator settles it.
create table payment_differences (
  id bigint generated always as identity primary key,
  provider text not null,
  -- Of the merchant's calendar, as 2026-11-24.
  day text not null,
  kind text not null,
  transaction_id text not null,
  number text,
  theirs bigint,
  ours bigint,
  found_at timestamptz not null default clock_now(),
  settled_by text,
  settled_at timestamptz,
  note text,
  constraint a_difference_is_listed_once unique (provider, day, kind, transaction_id),
  constraint difference_kind_is_known check (
    kind in ('missing_here', 'missing_there', 'amount_differs', 'status_differs')
  )
);
create index open_differences on payment_differences (id) where settled_at is null;

-- Where money is paid out to. Number and holder are sealed, and the number is known by its keyed hash.
create table payout_accounts (
  id bigint generated always as identity primary key,
  public_id text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  account_id bigint not null references accounts (id),
  bin text not null,
  number_hash bytea not null,
  sealed_number bytea not null,
  sealed_holder bytea not null,
  last4 text not null,
  is_default boolean not null,
  added_at timestamptz not null default clock_now(),
  usable_from timestamptz not null,
  -- By an operator alone; payouts of the past keep naming it.
  removed_at timestamptz,
  removed_by text,
  constraint only_a_present_account_is_the_default check (not is_default or removed_at is null),
  constraint a_removed_account_names_its_operator check ((removed_at is null) = (removed_by is null))
);
create unique index a_payout_account_has_one_owner on payout_accounts (number_hash) where removed_at is null;
create unique index a_member_has_one_default_account on payout_accounts (account_id) where is_default;
create index payout_accounts_of_members on payout_accounts (account_id, id);
-- Members who were paid out to one bank account after each other may be one person.
create index payout_accounts_by_number on payout_accounts (number_hash);

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
      'checking', 'review', 'onHold', 'approved', 'paying', 'paid', 'partlyPaid', 'rejected', 'cancelled', 'failed',
      'returned'
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
  -- A bank may send a payout back after it counted as received: it waits for an operator (bounced), and its money goes back
  -- to the member's balance (returned).
  constraint leg_state_is_known check (
    state in (
      'queued', 'unknown', 'sending', 'sent', 'partial', 'disputed', 'received', 'autoReceived', 'forcedReceived',
      'failed', 'refunded', 'replaced', 'bounced', 'returned'
    )
  ),
  constraint nothing_of_a_leg_is_lost check (
    received >= 0 and refunded >= 0 and replaced >= 0 and received + refunded + replaced <= amount
    and (finished_at is null or received + refunded + replaced = amount)
  ),
  constraint only_ended_legs_are_finished check (
    (finished_at is not null) = (
      state in ('received', 'autoReceived', 'forcedReceived', 'failed', 'refunded', 'replaced', 'bounced', 'returned')
    )
  )
);
create index legs_to_send on withdrawal_legs (id) where state = 'queued';
create index legs_to_ask_about on withdrawal_legs (ask_at) where ask_at is not null;
create index legs_that_wait on withdrawal_legs (answer_by) where state = 'sent';
create index legs_by_time on withdrawal_legs (provider, sent_at) where sent_at is not null;
create index legs_in_dispute on withdrawal_legs (id) where state in ('partial', 'disputed', 'bounced');

-- What has ended has ended: an answer after receipt, by the clock or by an operator, changes nothing any more. Except for
-- money that the bank sent back; receipt that an operator forced is final.
create function keep_ended_legs() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    old.state in ('received', 'autoReceived') and new.state in ('bounced', 'returned')
    or old.state = 'bounced' and new.state in ('forcedReceived', 'returned')
  ) then
    return new;
  end if;
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

-- What one operator credited without a second one: the sums of a day are read from here under a lock.
create table deposits_approved_alone (
  deposit_id bigint primary key references deposits (id),
  account_id bigint not null references accounts (id),
  -- As in the audit.
  operator text not null,
  -- What was approved, in minor units.
  amount bigint not null,
  at timestamptz not null default clock_now()
);
create index deposits_approved_alone_by_time on deposits_approved_alone (at);
