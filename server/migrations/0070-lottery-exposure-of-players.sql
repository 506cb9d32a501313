-- What a player may win on an issue stood among the cells of the issue, where a look at a bet type's cells passed by every
-- player. It is written under the lock of the player's money, the cells under that of the issue's bound.
create table lottery_player_exposure (
  issue_id bigint not null,
  account_id bigint not null,
  payable bigint not null,
  primary key (issue_id, account_id),
  constraint nobody_wins_less_than_nothing check (payable >= 0)
) with (fillfactor = 70);
insert into lottery_player_exposure (issue_id, account_id, payable)
select issue_id, substr(cell, 2)::bigint, payable from lottery_exposure where play_code = '' and cell like 'u%';
delete from lottery_exposure where play_code = '' and cell like 'u%';

-- Counts how often an issue's sums were written, on the row of its bound: who remembers them knows that they are still these.
alter table lottery_exposure add column version bigint not null default 0;
