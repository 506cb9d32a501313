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
  constraint a_transaction_pays_once unique (provider, transaction_id),
  constraint payment_amount_is_bounded check (amount between 1 and 1000000000000000)
);
create index payments_of_deposits on deposit_payments (deposit_id) where deposit_id is not null;
create index payments_of_nobody on deposit_payments (id) where deposit_id is null;
create index payments_by_time on deposit_payments (provider, paid_at);

-- Days of which a provider's file was compared with the payments.
create table reconciled_days (
  provider text not null,
  -- Of the merchant's calendar, as 2026-11-24.
  day text not null,
  compared_at timestamptz not null default clock_now(),
  lines integer not null,
  primary key (provider, day)
);

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
