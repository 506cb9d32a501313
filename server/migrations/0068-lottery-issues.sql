-- The seeds of a game's day, sealed, and their commitments, which are published before the first of its issues opens. Each
-- seed and each commitment has 32 bytes, in the order of the issues.
create table lottery_days (
  game_code text not null,
  day date not null,
  sealed_seeds bytea not null,
  commits bytea not null,
  day_commit text not null,
  made_at timestamptz not null default clock_now(),
  primary key (game_code, day),
  constraint commits_are_whole check (length(commits) % 32 = 0 and length(commits) > 0)
);
create trigger lottery_days_stay before update or delete on lottery_days
  for each row execute function refuse_change();

-- One numbered draw of a game. It is on sale from `open_at` until `close_at`, whatever its state says: no act opens it.
create table lottery_issues (
  id bigint generated always as identity primary key,
  game_code text not null,
  issue text not null,
  day date not null,
  -- Which of its day's seeds is its own, from 0; none where the result is imported.
  place integer,
  open_at timestamptz not null,
  close_at timestamptz not null,
  draw_at timestamptz not null,
  -- The beacon's round that decides it.
  round bigint,
  state text not null default 'made',
  closed_at timestamptz,
  -- Stands for the bets that had been accepted when it closed.
  bets_root text,
  -- Opened when it is drawn, or void.
  seed text,
  signature text,
  drawn_at timestamptz,
  settled_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  constraint an_issue_a_number unique (game_code, issue),
  constraint an_issue_closes_before_its_draw check (open_at < close_at and close_at < draw_at),
  constraint issue_state_is_known check (state in ('made', 'closed', 'drawn', 'settled', 'void')),
  constraint a_fair_issue_has_a_round check ((place is null) = (round is null)),
  constraint a_closed_issue_has_a_root check ((closed_at is null) = (bets_root is null)),
  constraint states_have_their_times check (
    (state = 'made') = (closed_at is null)
    and (state not in ('drawn', 'settled') or drawn_at is not null)
    and (state = 'void') = (voided_at is not null)
    and (voided_at is null) = (void_reason is null)
  )
);
create index lottery_issues_to_close on lottery_issues (close_at) where state = 'made';
create index lottery_issues_to_draw on lottery_issues (draw_at) where state = 'closed';
create index lottery_issues_to_settle on lottery_issues (draw_at) where state in ('drawn', 'void') and settled_at is null;
create index lottery_issues_of_games on lottery_issues (game_code, draw_at);

-- Results; the newest version counts. Of a fair draw there is one.
create table lottery_draws (
  issue_id bigint not null references lottery_issues (id),
  version integer not null,
  result jsonb not null,
  -- 'LFD1', or who brought it.
  source text not null,
  made_at timestamptz not null default clock_now(),
  primary key (issue_id, version),
  constraint versions_count_from_one check (version >= 1)
);
create trigger lottery_draws_stay before update or delete on lottery_draws
  for each row execute function refuse_change();
