-- How far the bets of a settled issue are told to the wallet as valid bets, and since when all of them are.
alter table lottery_settlements
  add column counted_after bigint not null default 0,
  add column counted_at timestamptz;
create index lottery_settlements_to_count on lottery_settlements (finished_at)
  where finished_at is not null and counted_at is null;
-- A player's sum stands while the issue is not settled: it finds the player's open bets.
create index lottery_player_exposure_of_players on lottery_player_exposure (account_id);
