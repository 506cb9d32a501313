-- What a bet is on, where its vendor tells: bets on outcomes that exclude each other are netted before they count for
-- turnover, and low odds count nothing. The stake, and whether the bet was taken back, stand in the book.
create table round_sides (
  vendor_code text not null,
  transaction_id text not null,
  round_number bigint not null,
  account_id bigint not null references accounts (id),
  -- The same for all players; of a round's own outcomes a name that no vendor can give.
  market text,
  outcome text,
  odds_e4 integer,
  constraint a_side_of_a_bet primary key (vendor_code, transaction_id),
  constraint an_outcome_has_a_market check ((market is null) = (outcome is null)),
  constraint a_side_says_something check (outcome is not null or odds_e4 is not null),
  constraint odds_are_above_the_stake check (odds_e4 > 10000 and odds_e4 < 100000000)
);
create index round_sides_by_round on round_sides (round_number);
create index round_sides_by_market on round_sides (vendor_code, market, account_id) where market is not null;
