-- Corrections of results that were settled, and how far their bets are settled again; moved in the transaction that pays.
-- A void after a settlement is one too, with a version that has no draw.
create table lottery_corrections (
  issue_id bigint not null references lottery_issues (id),
  version integer not null,
  is_void boolean not null,
  reason text not null,
  asked_by text not null,
  made_at timestamptz not null default clock_now(),
  -- Bets up to this number are done.
  after_number bigint not null default 0,
  bets integer not null default 0,
  changed integer not null default 0,
  -- Payouts more and less; what of rebates and payouts together had to become debts; rebates, which may have become less.
  credited bigint not null default 0,
  taken bigint not null default 0,
  owed bigint not null default 0,
  rebates bigint not null default 0,
  finished_at timestamptz,
  primary key (issue_id, version),
  constraint a_correction_comes_after_a_result check (version >= 2 or is_void)
);
create index lottery_corrections_to_settle on lottery_corrections (made_at) where finished_at is null;

-- What became of a bet by a corrected result, where that differs from what it was before.
create table lottery_revisions (
  bet_number bigint not null references lottery_bets (number),
  version integer not null,
  issue_id bigint not null,
  status text not null,
  payout bigint not null,
  rebate bigint not null,
  status_before text not null,
  payout_before bigint not null,
  rebate_before bigint not null,
  primary key (bet_number, version),
  constraint revised_status_is_known check (
    status in ('WON', 'LOST', 'PUSH', 'REFUNDED') and status_before in ('ACCEPTED', 'WON', 'LOST', 'PUSH', 'REFUNDED')
  ),
  constraint nobody_wins_less_than_nothing check (
    payout >= 0 and rebate >= 0 and payout_before >= 0 and rebate_before >= 0
  )
);
create trigger lottery_revisions_stay before update or delete on lottery_revisions
  for each row execute function refuse_change();

alter table lottery_issues
  -- The newest correction. It stands in the row that everybody locks who settles: a settlement that begins beside it stops.
  add column corrected_version integer;
