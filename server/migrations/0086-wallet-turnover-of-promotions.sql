-- Promotions follow what counts from where they stopped, by the moment at which it was written down.
create index valid_bets_by_time on valid_bets (counted_at);
-- When the bet ended: the day to which it belongs.
alter table valid_bets add column settled_at timestamptz;

-- What counts of bets, as it is written down: negative where it is taken back.
create view counted_bets as
select account_id, asset, product, amount, coalesce(settled_at, counted_at) as settled_at, counted_at
from valid_bets;

-- A bonus may ask that the deposit be betted as well: then a lot asks for more than its amount times its factor.
alter table turnover_lots add column base bigint not null default 0 constraint base_is_money check (base >= 0);
-- What a member gave up, and what nobody finished in time.
alter table turnover_lots add column expires_at timestamptz;
alter table turnover_lots drop constraint lot_state_is_known;
alter table turnover_lots add constraint lot_state_is_known check (
  state in ('active', 'done', 'cleared', 'ended', 'forfeited', 'expired')
);
create index turnover_lots_that_expire on turnover_lots (expires_at) where state = 'active' and expires_at is not null;
