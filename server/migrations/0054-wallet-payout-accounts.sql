-- The wallet takes over what authorises money that goes out.
alter table payment_passwords
  -- Tries since the last right one; the fifth wrong one locks it.
  add column wrong_tries integer not null default 0,
  add column locked_until timestamptz,
  add constraint payment_password_has_five_tries check (wrong_tries between 0 and 5);

-- Where money is paid out to. Number and holder are sealed, and the number is known by its keyed hash.
create table payout_accounts (
  id bigint generated always as identity primary key,
  public_id text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  account_id bigint not null references accounts (id),
  bin text not null,
  number_hash bytea not null,
  sealed_number bytea not null,
  sealed_holder bytea not null,
  last4 text not null,
  is_default boolean not null,
  added_at timestamptz not null default clock_now(),
  usable_from timestamptz not null,
  -- By an operator alone; payouts of the past keep naming it.
  removed_at timestamptz,
  removed_by text,
  constraint only_a_present_account_is_the_default check (not is_default or removed_at is null),
  constraint a_removed_account_names_its_operator check ((removed_at is null) = (removed_by is null))
);
create unique index a_payout_account_has_one_owner on payout_accounts (number_hash) where removed_at is null;
create unique index a_member_has_one_default_account on payout_accounts (account_id) where is_default;
create index payout_accounts_of_members on payout_accounts (account_id, id);
