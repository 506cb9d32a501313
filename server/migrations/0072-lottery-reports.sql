-- What operators and feeds say that the result of an imported issue is. The newest of a source counts.
create table lottery_reports (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issues (id),
  -- One of both; the name is that of the time.
  operator_id bigint references accounts (id),
  feed text,
  source_name text not null,
  -- As its source publishes it, and what bets are held against; none while parts are missing.
  published jsonb not null,
  result jsonb,
  source_url text,
  payload_hash text,
  -- The report that an operator confirmed by this one, and why it was right although another one said something else.
  confirms bigint references lottery_reports (id),
  difference_seen text,
  made_at timestamptz not null default clock_now(),
  constraint a_report_has_one_source check ((operator_id is null) <> (feed is null)),
  constraint an_operator_knows_the_whole_result check (operator_id is null or result is not null)
);
create index lottery_reports_of_issues on lottery_reports (issue_id, id);
create trigger lottery_reports_stay before update or delete on lottery_reports
  for each row execute function refuse_change();

-- Results that were stopped before they were settled. What operators had reported until then counts no more.
create table lottery_stops (
  issue_id bigint not null,
  version integer not null,
  after_report bigint not null,
  stopped_by text not null,
  reason text not null,
  made_at timestamptz not null default clock_now(),
  primary key (issue_id, version),
  foreign key (issue_id, version) references lottery_draws (issue_id, version)
);
create trigger lottery_stops_stay before update or delete on lottery_stops
  for each row execute function refuse_change();

alter table lottery_issues
  -- From when an imported result is settled; it can be stopped until then.
  add column settle_at timestamptz,
  -- Why an operator voided it.
  add column void_note text;

create index lottery_issues_by_draw on lottery_issues (draw_at, id);

-- When a feed is asked for an issue again, and how long the wait before that was: whichever process comes first asks.
create table lottery_feed_turns (
  issue_id bigint not null references lottery_issues (id),
  feed text not null,
  ask_at timestamptz not null,
  pause_seconds integer not null,
  primary key (issue_id, feed)
);
