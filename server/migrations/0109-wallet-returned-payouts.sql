-- A bank may send a payout back after it counted as received: it waits for an operator (bounced), and its money goes back
-- to the member's balance (returned).
alter table withdrawals
  drop constraint withdrawal_state_is_known,
  add constraint withdrawal_state_is_known check (
    state in (
      'checking', 'review', 'onHold', 'approved', 'paying', 'paid', 'partlyPaid', 'rejected', 'cancelled', 'failed',
      'returned'
    )
  );

alter table withdrawal_legs
  drop constraint leg_state_is_known,
  add constraint leg_state_is_known check (
    state in (
      'queued', 'unknown', 'sending', 'sent', 'partial', 'disputed', 'received', 'autoReceived', 'forcedReceived',
      'failed', 'refunded', 'replaced', 'bounced', 'returned'
    )
  ),
  drop constraint only_ended_legs_are_finished,
  add constraint only_ended_legs_are_finished check (
    (finished_at is not null)
    = (
      state in (
        'received', 'autoReceived', 'forcedReceived', 'failed', 'refunded', 'replaced', 'bounced', 'returned'
      )
    )
  );

drop index legs_in_dispute;
create index legs_in_dispute on withdrawal_legs (id) where state in ('partial', 'disputed', 'bounced');

-- What has ended stays, except for money that the bank sent back. Receipt that an operator forced is final.
create or replace function keep_ended_legs() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (
    old.state in ('received', 'autoReceived') and new.state in ('bounced', 'returned')
    or old.state = 'bounced' and new.state in ('forcedReceived', 'returned')
  ) then
    return new;
  end if;
  raise exception 'the leg % has ended', old.payout_id using constraint = 'an_ended_leg_stays', errcode = '23514';
end $$;
