-- The merchant's own prices by price list, game and bet type. Every version stays; the newest counts.
create table lottery_prices (
  mode text not null,
  game_code text not null,
  play_code text not null,
  version integer not null,
  -- Odds by tier as decimals, or one prize group for everybody; neither where the house's price counts again.
  odds jsonb,
  prize_group integer,
  -- Two operators agreed on it, because it pays back more or less than one may set.
  is_beyond_guard boolean not null default false,
  made_by text not null,
  reason text not null,
  made_at timestamptz not null default clock_now(),
  primary key (mode, game_code, play_code, version),
  constraint price_versions_count_from_one check (version >= 1),
  constraint a_price_is_odds_or_a_group check (odds is null or prize_group is null)
);
create trigger lottery_prices_stay before update or delete on lottery_prices
  for each row execute function refuse_change();

-- Numbers of a bet type that are not sold, or at half the odds.
create table lottery_numbers (
  game_code text not null,
  -- Empty: of every issue.
  issue text not null,
  play_code text not null,
  number text not null,
  sale text not null,
  made_by text not null,
  reason text not null,
  made_at timestamptz not null default clock_now(),
  primary key (game_code, issue, play_code, number),
  constraint number_sale_is_known check (sale in ('closed', 'half'))
);

-- One row: it counts the changes of prices and numbers, by which every process knows that it has the newest.
create table lottery_terms (
  is_only boolean primary key default true,
  version bigint not null default 0,
  constraint terms_are_one check (is_only)
);

-- Prices were a setting before.
insert into lottery_prices (mode, game_code, play_code, version, odds, made_by, reason)
select distinct on (mode, game_code, play_code) mode, game_code, play_code, 1, odds, changed_by, 'It was a setting before'
from lottery_price_settings order by mode, game_code, play_code, place;

-- By which version of its price a bet was taken, 0 being the house's, and whether at half the odds.
alter table lottery_bets
  add column odds_version integer not null default 0,
  add column is_half_price boolean not null default false;
