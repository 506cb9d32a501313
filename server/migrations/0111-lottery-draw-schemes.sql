-- The scheme of fair draws that a day's issues are committed to. Days made so far have LFD1. Processes of an earlier version
-- know no other and name none, so that they can make no more of them.
alter table lottery_days add column scheme text not null default 'LFD1';
alter table lottery_days alter column scheme drop default;
alter table lottery_days add constraint day_scheme_is_known check (scheme in ('LFD1', 'LFD2'));

-- The moment from which issues open under LFD2 alone, published in every day's list: the last draw of LFD1. No row where
-- LFD1 was never used.
create table lottery_scheme_switch (
  is_only boolean primary key default true,
  lfd2_from timestamptz not null,
  constraint there_is_one_switch check (is_only)
);
insert into lottery_scheme_switch (lfd2_from)
  select max(draw_at) from lottery_issues where place is not null having count(*) > 0;
create trigger lottery_scheme_switch_stays before update or delete on lottery_scheme_switch
  for each row execute function refuse_change();

-- A fair issue keeps what its commitment names, and the close of sale that its round follows from: no schedule moves them.
create trigger fair_rounds_stay before update of game_code, issue, place, round, close_at on lottery_issues
  for each row
  when (old.place is not null and (old.game_code, old.issue, old.place, old.round, old.close_at)
    is distinct from (new.game_code, new.issue, new.place, new.round, new.close_at))
  execute function refuse_change();

-- How the root of the bets was made: of issues closed before this version it is over ids and content hashes, of the others
-- over the hashes of both.
alter table lottery_issues add column has_hashed_bets boolean not null default false;

-- A process of an earlier version would draw an LFD2 issue by LFD1: a result that fails verification, and that stands for good.
create function fair_draws_have_the_scheme_of_their_day() returns trigger language plpgsql as $$
begin
  if exists (
    select from lottery_issues i left join lottery_days d on d.game_code = i.game_code and d.day = i.day
    where i.id = new.issue_id and i.place is not null and d.scheme is distinct from new.source
  ) then
    raise exception 'the draw of issue % does not have the scheme of its day', new.issue_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger fair_draws_have_the_scheme_of_their_day before insert on lottery_draws
  for each row execute function fair_draws_have_the_scheme_of_their_day();
