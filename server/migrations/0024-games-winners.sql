-- Which game a round is played in, as its first bet says. A reward of free rounds opens one without.
alter table game_rounds add column game_code text;

-- Wins that reached the floor of the winner board when they were paid.
create table winners (
  id bigint generated always as identity primary key,
  vendor_code text not null,
  transaction_id text not null,
  account_id bigint not null references accounts (id),
  game_code text not null,
  -- In minor units of the merchant's currency.
  amount bigint not null,
  won_at timestamptz not null,
  constraint a_payment_is_one_win unique (vendor_code, transaction_id),
  constraint a_win_is_positive check (amount > 0)
);
create index winners_by_amount on winners (amount desc, id);
create index winners_by_moment on winners (won_at);

-- Counts the changes of the winner board, so that every process knows when its own is old.
create table winner_board_state (
  only_row boolean primary key default true,
  version bigint not null,
  constraint one_board_only check (only_row)
);
