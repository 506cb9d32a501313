-- Most bets add the most that they win to the bounds of their issue, without a look at its cells. `version` on the bound of an
-- issue is 0 where its bounds are those of its cells; else a number of its own, so that whoever works them out knows that
-- nobody has since he looked.
create sequence lottery_exposure_versions;
update lottery_exposure set version = 0;
create index lottery_exposure_to_work_out on lottery_exposure (issue_id) where play_code = '' and version <> 0;

-- Ends a transaction that decided nothing: by the rules its bets may be less together, or are refused. Like any that lost a
-- race it leaves no trace.
create function lottery_sums_are_too_much() returns boolean language plpgsql as $$
begin
  raise exception 'what was added to an issue may be too much' using errcode = 'serialization_failure';
end
$$;
