-- What a promotion gave a person for, as keyed hashes: a name, a number or a bank account gets it for one account alone.
create table promotion_persons (
  promotion_id bigint not null references promotions (id),
  mark_hash bytea not null,
  account_id bigint not null references accounts (id),
  given_at timestamptz not null default clock_now(),
  constraint a_person_has_a_promotion_once primary key (promotion_id, mark_hash)
);
create index promotion_persons_of_accounts on promotion_persons (account_id);

-- Versions from before these conditions ask for none. The terms stay as they were.
alter table promotion_versions disable trigger promotion_versions_stay;
update promotion_versions set rule = jsonb_set(rule, '{common}',
  rule -> 'common' || '{"countries": [], "excludeTags": [], "oncePer": []}'::jsonb);
alter table promotion_versions enable trigger promotion_versions_stay;
