-- The book: the one double-entry ledger of all money (requirements WAL-01, WAL-02). Entries and transfers are only ever
-- added.

-- Whose money of which asset. Accounts of members carry their balance and its version; what others have, and what the
-- house earned, is the sum of their transfers, so that no row of theirs is ever waited for.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- A member's account id, a vendor's code, or '' where there is one of the kind.
  holder text not null,
  asset text not null,
  balance bigint,
  version bigint,
  constraint an_account_a_holder_kind_and_asset unique (holder, kind, asset),
  constraint account_kind_is_known check (kind in ('available', 'held', 'debt', 'vendor', 'demo_funding')),
  constraint asset_is_known check (asset ~ '^([A-Z]{3}|TRIAL)$'),
  constraint holder_is_bounded check (length(holder) <= 40),
  constraint members_accounts_carry_a_balance check (
    (kind in ('available', 'held', 'debt')) = (balance is not null) and (balance is null) = (version is null)
  ),
  constraint members_money_is_never_negative check (kind not in ('available', 'held') or balance >= 0),
  constraint debt_is_never_positive check (kind <> 'debt' or balance <= 0),
  constraint version_is_not_negative check (version >= 0)
) with (fillfactor = 70);

-- Why money moved, or was asked to and did not. The key is whoever caused it, what it is, and the id it gave it: for
-- ever, for vendors repeat themselves days later. The row is also what a repeated request is answered from.
create table ledger_entries (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null,
  external_id text not null,
  -- SHA-256 of everything that was asked for: another body under the same key is a conflict.
  fingerprint bytea not null,
  -- Who did it, as in the audit.
  actor text not null,
  reverses bigint references ledger_entries (id),
  -- Why it was refused, for good: the same key is refused again whatever has changed (reliability goal I10).
  refusal text,
  -- The member's account that the entry was about, as it stood then.
  subject_id bigint references ledger_accounts (id),
  subject_version bigint,
  subject_balance bigint,
  made_at timestamptz not null default clock_now(),
  constraint an_entry_a_key unique (source, kind, external_id),
  constraint an_entry_is_reversed_once unique (reverses),
  constraint key_is_bounded check (
    length(source) between 1 and 40 and length(kind) between 1 and 40 and length(external_id) between 1 and 200
  ),
  constraint refusal_is_a_code check (refusal ~ '^[a-z_]{1,40}$'),
  constraint what_is_refused_reverses_nothing check (refusal is null or reverses is null),
  constraint subject_comes_with_its_balance check (
    (subject_id is null) = (subject_version is null) and (subject_id is null) = (subject_balance is null)
  ),
  constraint actor_is_bounded check (length(actor) between 1 and 60),
  constraint fingerprint_is_a_hash check (octet_length(fingerprint) = 32)
);

-- A row is balanced by construction: it takes from one account what it gives to another. An entry without any moved no
-- money.
create table ledger_transfers (
  entry_id bigint not null references ledger_entries (id),
  leg smallint not null,
  asset text not null,
  debit_id bigint not null,
  credit_id bigint not null,
  amount bigint not null,
  -- Of a member's account, after the transfer.
  debit_version bigint,
  debit_balance bigint,
  credit_version bigint,
  credit_balance bigint,
  primary key (entry_id, leg),
  -- In minor units (reliability goal I32).
  constraint amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint a_transfer_has_two_sides check (debit_id <> credit_id),
  constraint debit_version_comes_with_its_balance check ((debit_version is null) = (debit_balance is null)),
  constraint credit_version_comes_with_its_balance check ((credit_version is null) = (credit_balance is null))
);
-- Statements of members' accounts; a version stands once.
create unique index transfers_of_debited_members on ledger_transfers (debit_id, debit_version)
  where debit_version is not null;
create unique index transfers_of_credited_members on ledger_transfers (credit_id, credit_version)
  where credit_version is not null;

-- What a member can't spend until somebody captures or releases it. The transfer into `held` is the entry of the same id.
create table ledger_holds (
  entry_id bigint primary key references ledger_entries (id),
  holder text not null,
  asset text not null,
  amount bigint not null,
  constraint hold_amount_is_bounded check (amount between 1 and 1000000000000000)
);
-- How a hold ended: once (reliability goal I12).
create table ledger_hold_ends (
  hold_id bigint constraint a_hold_ends_once primary key references ledger_holds (entry_id),
  entry_id bigint not null unique references ledger_entries (id),
  captured bigint not null,
  released bigint not null,
  constraint parts_of_a_hold_are_not_negative check (captured >= 0 and released >= 0)
);

create function ledger_is_only_added_to() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger entries_are_only_added before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_only_added_to();
create trigger transfers_are_only_added before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_is_only_added_to();
create trigger holds_are_only_added before update or delete or truncate on ledger_holds
  for each statement execute function ledger_is_only_added_to();
create trigger hold_ends_are_only_added before update or delete or truncate on ledger_hold_ends
  for each statement execute function ledger_is_only_added_to();
create trigger accounts_are_never_deleted before delete or truncate on ledger_accounts
  for each statement execute function ledger_is_only_added_to();

-- Both sides of a transfer are accounts of its asset, so that play money never meets real money (reliability goal I31).
-- No foreign key says so: each would lock the vendor's one account, where all bets meet.
create function transfers_keep_to_their_asset() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join ledger_accounts debited on debited.id = added.debit_id and debited.asset = added.asset
    left join ledger_accounts credited on credited.id = added.credit_id and credited.asset = added.asset
    where debited.id is null or credited.id is null
      or (debited.version is null) <> (added.debit_version is null)
      or (credited.version is null) <> (added.credit_version is null)
  ) then
    raise exception 'a transfer names an account of another asset, or a version wrongly' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger transfers_keep_to_their_asset after insert on ledger_transfers
  referencing new table as added for each statement execute function transfers_keep_to_their_asset();

-- An account stays whose it is, and its version goes up by the transfers that it counts.
create function accounts_stay_whose_they_are() returns trigger language plpgsql as $$
begin
  if (new.kind, new.holder, new.asset) is distinct from (old.kind, old.holder, old.asset) or new.version <= old.version then
    raise exception 'an account changes in its balance alone' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger accounts_stay_whose_they_are before update on ledger_accounts
  for each row execute function accounts_stay_whose_they_are();
