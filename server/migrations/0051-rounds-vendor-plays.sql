-- What a member played is summed up from the calls of a time. Calls come in the order of time, so a summary of each few
-- pages finds them; a bet pays nothing for it.
create index vendor_transactions_by_time on vendor_transactions using brin (made_at)
  with (pages_per_range = 32, autosummarize = on);

-- What each call that was done means for its player: stakes less those that were taken back, and what was paid. Money at a
-- table counts when it comes back, and a vendor's correction as payment, up or down.
create view vendor_plays as
select t.account_id, t.vendor_code, t.transaction_id, t.operation, t.made_at, round.round_id, round.game_code,
  round.closed_at is null and round.round_id is not null as is_open,
  case
    when t.operation in ('bet', 'betAndWin') and t.staked > 0 then 1
    when t.operation = 'refund' and cause.operation = 'bet' and t.paid > 0 then -1
    when t.operation = 'buyOut' then 1
    else 0
  end as bets,
  case
    when t.operation in ('bet', 'betAndWin', 'tip') then t.staked
    when t.operation = 'refund' and cause.operation in ('bet', 'tip') then -t.paid
    when t.operation = 'buyOut' then cause.staked
    else 0
  end as staked,
  case
    when t.operation in ('win', 'betAndWin', 'jackpotWin', 'promoWin', 'buyOut') then t.paid
    when t.operation = 'adjust' then t.paid - t.staked
    else 0
  end as paid
from vendor_transactions t
left join lateral (
  select c.operation, c.staked, c.round_id from vendor_transactions c
  where c.vendor_code = t.vendor_code and c.transaction_id = t.refers_to limit 1
) cause on true
left join lateral (
  select r.round_id, r.game_code, r.closed_at from game_rounds r
  where r.vendor_code = t.vendor_code and r.round_id = coalesce(t.round_id, cause.round_id) limit 1
) round on true
where t.outcome = 'ok';
