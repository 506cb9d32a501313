-- A number, a mail address or a bank account by which a member proved something for a reward, as keyed hashes: it counts for
-- that member alone, wherever it moves to.
create table promotion_contacts (
  contact_hash bytea not null constraint a_contact_is_rewarded_for_one_account primary key,
  account_id bigint not null references accounts (id),
  used_at timestamptz not null default clock_now()
);
create index promotion_contacts_of_accounts on promotion_contacts (account_id);

-- Versions from before the deposit was asked for ask for none. The terms stay as they were.
alter table promotion_versions disable trigger promotion_versions_stay;
update promotion_versions v set rule = jsonb_set(v.rule, '{own}', v.rule -> 'own' || '{"deposited": "0.00"}'::jsonb)
from promotions p where p.id = v.promotion_id and p.kind = 'messaging_task';
alter table promotion_versions enable trigger promotion_versions_stay;
