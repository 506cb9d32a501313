-- What members' money did, by the merchant's day: folded from the book by a job, and never a part of a bet. Histories read
-- the book itself; sums over days come from here, and what happened since is added from the book.

-- Up to when the book is folded.
create table record_state (
  only_row boolean primary key default true,
  -- Null before the first time.
  folded_until timestamptz,
  constraint there_is_one_row check (only_row)
);

-- What came in and went out of the money to play with, in minor units.
create table record_movement_days (
  account_id bigint not null,
  day date not null,
  source text not null,
  kind text not null,
  asset text not null,
  moved_in bigint not null,
  moved_out bigint not null,
  constraint movements_of_a_day primary key (account_id, day, source, kind, asset)
);

-- What was played of each game. What was taken back is no stake, and may be of a day before.
create table record_play_days (
  account_id bigint not null,
  day date not null,
  vendor_code text not null,
  -- '' where a call belongs to no round.
  game_code text not null,
  bets bigint not null,
  staked bigint not null,
  paid bigint not null,
  constraint play_of_a_day primary key (account_id, day, vendor_code, game_code)
);

-- Rounds that were open when they were last looked at; those that have ended since go by and by.
create table record_open_rounds (
  account_id bigint not null,
  vendor_code text not null,
  round_id text not null,
  constraint an_open_round_of_an_account primary key (account_id, vendor_code, round_id)
);
