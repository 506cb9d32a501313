-- A player's bets are read by time, beside rounds of vendors' games.
create index lottery_bets_of_players_by_time on lottery_bets (account_id, placed_at, number);
drop index lottery_bets_of_players;

-- The vendor under which the catalogue has the games of a price list.
create function lottery_vendor(prize_mode text) returns text language sql immutable as $$
  select case prize_mode when 'ELOTT' then 'TCG_LOTTO_VN' when 'SEA' then 'TCG_SEA' else 'LOTT' end
$$;

-- What each entry of the lottery means for its player, as `vendor_plays` says it of vendors' calls: stakes less those that
-- were taken back, and what was paid, less what a correction took back. What the draw itself returned is a payment. Rebates are no play, and what is
-- held for a chase is none before it is bet. `number` is the bet's, or the first of a slip's.
create view lottery_plays as
select f.holder::bigint as account_id, f.kind, f.external_id as transaction_id, f.made_at,
  lottery_vendor(play.prize_mode) as vendor_code, play.game_code, play.number,
  (case
    when f.kind = 'bet' then play.bets
    when f.kind = 'refund' and not play.is_payment then -1
    else 0
  end)::integer as bets,
  case
    when f.kind = 'bet' then f.lost
    when f.kind = 'refund' and not play.is_payment then -f.given
    else 0
  end as staked,
  case
    when f.kind = 'bet' or (f.kind = 'refund' and not play.is_payment) then 0
    else f.given - f.taken
  end as paid
from ledger_entry_facts f
cross join lateral (
  select min(b.number) as number, count(*) as bets, min(b.prize_mode) as prize_mode, min(i.game_code) as game_code,
    false as is_payment
  from lottery_bets b
  join lottery_issues i on i.id = b.issue_id
  where f.kind = 'bet' and b.account_id = f.holder::bigint
    and b.slip = substr(f.external_id, strpos(f.external_id, ':') + 1)
  having count(*) > 0
  union all
  select b.number, 1, b.prize_mode, i.game_code, coalesce(coalesce(r.status, w.status) in ('PUSH', 'LOST'), false)
  from lottery_bets b
  join lottery_issues i on i.id = b.issue_id
  left join lottery_wins w on w.bet_number = b.number and w.version::text = split_part(f.external_id, ':', 2)
  left join lottery_revisions r on r.bet_number = b.number and r.version::text = split_part(f.external_id, ':', 2)
  where f.kind <> 'bet' and b.number = f.about
) play
where f.source = 'lottery' and f.refusal is null and f.kind not in ('rebate', 'rebate_adjust', 'chase', 'chase_release');

-- A bet of which the draw returned some lines, and the others lost, is lost, and still gets something.
alter table lottery_wins drop constraint win_status_is_known;
alter table lottery_wins add constraint win_status_is_known check (status in ('WON', 'PUSH', 'REFUNDED', 'LOST'));
