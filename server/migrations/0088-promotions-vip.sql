-- What members have of VIP, once they have reached a level above 0.
create table vip_standings (
  account_id bigint primary key references accounts (id),
  level integer not null default 0 constraint a_vip_level_is_a_level check (level between 0 and 20),
  -- The highest that the member ever had: each level up to it was earned once, and so was its gift.
  highest integer not null default 0,
  since timestamptz not null default clock_now(),
  -- Until then the level is not lost.
  protected_until timestamptz,
  constraint the_highest_vip_level_is_no_lower check (highest between level and 20)
);

-- Each change of a level: what the member had deposited by then, and bet in its life, or in the month that cost a level, in
-- minor units.
create table vip_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  before integer not null,
  after integer not null,
  -- The first day of the month in which too little was bet; null where the level rose.
  month date,
  deposited bigint not null,
  valid bigint not null,
  at timestamptz not null default clock_now(),
  constraint a_vip_level_changes check (before <> after),
  constraint a_vip_level_is_lost_one_at_a_time check (case when month is null then after > before else after = before - 1 end)
);
create unique index a_month_costs_one_vip_level on vip_changes (account_id, month) where month is not null;
create index vip_changes_of_members on vip_changes (account_id, id);
create trigger vip_changes_stay before update or delete on vip_changes
  for each row execute function refuse_change();
