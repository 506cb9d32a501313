-- What the brand offers its players. A promotion is data: its kind says by which rule it is judged, a version holds what the
-- rule is told and what members read, and never changes.
create table promotions (
  id bigint generated always as identity primary key,
  -- Names it in addresses.
  code text collate "C" not null constraint a_code_names_one_promotion unique,
  kind text not null,
  state text not null default 'draft' constraint promotion_state_is_known check (state in ('draft', 'running', 'stopped')),
  version integer not null default 1,
  starts_at timestamptz not null,
  -- Null where it goes on until it is stopped.
  ends_at timestamptz,
  -- In minor units; null without a limit. `spent` is what was given of it, whichever version gave it.
  budget bigint,
  budget_per_day bigint,
  spent bigint not null default 0,
  made_at timestamptz not null default clock_now(),
  started_at timestamptz,
  stopped_at timestamptz,
  constraint a_promotion_lasts check (ends_at is null or starts_at < ends_at),
  constraint a_promotion_keeps_to_its_budget check (spent >= 0 and (budget is null or spent <= budget))
);
create index promotions_that_run on promotions (starts_at) where state = 'running';

-- What its rule is told and what members read, as it was made.
create table promotion_versions (
  promotion_id bigint not null references promotions (id),
  version integer not null,
  -- Names, summary and picture.
  content jsonb not null,
  -- What every kind asks, and what its own rule is told.
  rule jsonb not null,
  made_by text not null,
  made_at timestamptz not null default clock_now(),
  primary key (promotion_id, version)
);
create trigger promotion_versions_stay before update or delete on promotion_versions
  for each row execute function refuse_change();

-- What was given of a part with a bound of its own: a day, a round of red packets, a prize of the wheel.
create table promotion_spent (
  promotion_id bigint not null references promotions (id),
  slot text collate "C" not null,
  -- In minor units.
  spent bigint not null constraint a_part_gives check (spent >= 0),
  times integer not null constraint a_part_gives_sometimes check (times >= 0),
  primary key (promotion_id, slot)
);

-- What a member has of a promotion in one of its cycles: a day, a deposit, a level. The terms are those of the version that it
-- was joined or claimed by.
create table promotion_enrolments (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  promotion_id bigint not null,
  cycle text collate "C" not null,
  version integer not null,
  status text not null constraint kept_status_is_known check (
    status in ('signed', 'applying', 'issued', 'claimed', 'rejected', 'close')
  ),
  -- What is given, in minor units; null until that is known.
  amount bigint constraint a_reward_is_money check (amount >= 0),
  -- What the reward was reckoned from, such as a deposit.
  base bigint not null default 0 constraint a_base_is_money check (base >= 0),
  -- Which deposit that was: it may be taken back.
  deposit text collate "C",
  -- Which prize it was, where chance decided, and the words by which it was drawn.
  prize integer,
  nonce text,
  -- Under which the member asked for it: the same again is answered alike.
  request_id text collate "C",
  -- Why it waits for an operator.
  reasons text[] not null default '{}',
  -- What the member is told where it was refused.
  note text,
  joined_at timestamptz not null default clock_now(),
  changed_at timestamptz not null default clock_now(),
  paid_at timestamptz,
  foreign key (promotion_id, version) references promotion_versions (promotion_id, version),
  constraint a_request_claims_once unique (account_id, request_id),
  constraint a_cycle_is_had_once unique (account_id, promotion_id, cycle),
  constraint what_is_paid_is_known
    check ((paid_at is not null) = (status in ('issued', 'claimed')) and (paid_at is null or amount is not null))
);
create index promotion_enrolments_of_deposits on promotion_enrolments (deposit) where deposit is not null;
create index promotion_enrolments_to_review on promotion_enrolments (id) where status = 'applying';
create index promotion_enrolments_by_change on promotion_enrolments (account_id, changed_at desc, id desc);

-- Each change of what a member has, and whose it was.
create table promotion_steps (
  id bigint generated always as identity primary key,
  enrolment_id bigint not null references promotion_enrolments (id),
  before text not null,
  after text not null,
  actor text not null,
  note text,
  at timestamptz not null default clock_now()
);
create index promotion_steps_of_enrolments on promotion_steps (enrolment_id, id);
create trigger promotion_steps_stay before update or delete on promotion_steps
  for each row execute function refuse_change();

-- Facts: what a member bet, staked and won in a day of the merchant's, by type of game. They follow the journals.
create table promotion_facts_state (
  only_row boolean primary key default true check (only_row),
  folded_until timestamptz
);

create table promotion_play_days (
  account_id bigint not null,
  day date not null,
  -- '' where nobody knows the game any more.
  product text not null,
  -- What counts as bet; below zero where more is taken back on a day than bet.
  valid bigint not null default 0,
  primary key (account_id, day, product)
);
create index promotion_play_days_by_day on promotion_play_days (day);

-- What a member's games took and gave in a day.
create table promotion_result_days (
  account_id bigint not null,
  day date not null,
  staked bigint not null,
  paid bigint not null,
  primary key (account_id, day)
);
create index promotion_result_days_by_day on promotion_result_days (day);

-- All that a member ever bet.
create table promotion_totals (
  account_id bigint primary key,
  valid bigint not null,
  last_bet_at timestamptz
);

-- Counts what a member's tabs must look at again.
create table promotion_news (
  account_id bigint primary key,
  version bigint not null,
  -- Since when there is something that the tabs were not told yet: a bet tells nobody by itself.
  due_since timestamptz
);
create index promotion_news_that_is_due on promotion_news (due_since) where due_since is not null;

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

-- A number, a mail address or a bank account by which a member proved something for a reward, as keyed hashes: it counts for
-- that member alone, wherever it moves to.
create table promotion_contacts (
  contact_hash bytea not null constraint a_contact_is_rewarded_for_one_account primary key,
  account_id bigint not null references accounts (id),
  used_at timestamptz not null default clock_now()
);
create index promotion_contacts_of_accounts on promotion_contacts (account_id);

-- What a promotion gave a person for, as keyed hashes: a name, a number or a bank account gets it for one account alone.
create table promotion_persons (
  promotion_id bigint not null references promotions (id),
  mark_hash bytea not null,
  account_id bigint not null references accounts (id),
  given_at timestamptz not null default clock_now(),
  constraint a_person_has_a_promotion_once primary key (promotion_id, mark_hash)
);
create index promotion_persons_of_accounts on promotion_persons (account_id);
