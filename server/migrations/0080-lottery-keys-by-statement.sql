-- A foreign key looks at its rows one by one, and locks each row that they name: with an account and an issue that was a
-- fifth of what keeping a bet takes. One look for all rows of a statement says the same, since neither accounts, issues nor
-- bets are ever deleted.
alter table lottery_bets drop constraint lottery_bets_account_id_fkey;
alter table lottery_bets drop constraint lottery_bets_issue_id_fkey;
create function lottery_bets_keep_to_their_issues() returns trigger language plpgsql as $$
begin
  if exists (
    select from added b
    left join lottery_issues i on i.id = b.issue_id
    left join account_standing a on a.id = b.account_id
    where i.id is null or a.id is null
  ) then
    raise exception 'a bet names an issue or an account that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger lottery_bets_keep_to_their_issues after insert on lottery_bets
  referencing new table as added for each statement execute function lottery_bets_keep_to_their_issues();

alter table lottery_wins drop constraint lottery_wins_bet_number_fkey;
create function lottery_wins_keep_to_their_bets() returns trigger language plpgsql as $$
begin
  if exists (
    select from added w
    left join lottery_bets b on b.number = w.bet_number and b.issue_id = w.issue_id and b.account_id = w.account_id
    where b.number is null
  ) then
    raise exception 'a win names a bet that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger lottery_wins_keep_to_their_bets after insert on lottery_wins
  referencing new table as added for each statement execute function lottery_wins_keep_to_their_bets();
