-- Money that accounts of one tree have sent each other. Its entry in the book has the number as its key.
create table tree_transfers (
  id bigint generated always as identity primary key,
  number text not null,
  from_id bigint not null references accounts (id),
  to_id bigint not null references accounts (id),
  direction text not null,
  asset text not null,
  -- In minor units.
  amount bigint not null,
  entry_id bigint not null,
  -- The key under which the sender's browser asked for it, and a hash of what it asked for.
  request_id text not null,
  fingerprint bytea not null,
  made_at timestamptz not null default clock_now(),
  constraint a_number_names_one_transfer unique (number),
  constraint a_request_sends_once unique (from_id, request_id),
  constraint nobody_sends_to_itself check (from_id <> to_id),
  constraint transfer_direction_is_known check (direction in ('up', 'down')),
  constraint transfer_amount_is_bounded check (amount between 1 and 1000000000000000)
);
create index tree_transfers_of_senders on tree_transfers (from_id, made_at);
create index tree_transfers_of_receivers on tree_transfers (to_id, made_at);
