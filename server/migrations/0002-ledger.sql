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
  -- Of members: available, held, debt, and vendor_wallet, which is what a member has moved to a vendor less what came back;
  -- below zero is what it won there. Of others: where money of vendors, providers, corrections, fees, bonuses, promotions
  -- and the brand's own lottery comes from and goes to.
  constraint account_kind_is_known check (
    kind in (
      'available', 'held', 'debt', 'vendor', 'correction', 'demo_funding', 'provider', 'deposit_fees', 'deposit_bonuses',
      'withdrawal_fees', 'vendor_wallet', 'lottery', 'promotions'
    )
  ),
  constraint asset_is_known check (asset ~ '^([A-Z]{3}|TRIAL)$'),
  constraint holder_is_bounded check (length(holder) <= 40),
  constraint members_accounts_carry_a_balance check (
    (kind in ('available', 'held', 'debt', 'vendor_wallet')) = (balance is not null)
    and (balance is null) = (version is null)
  ),
  constraint members_money_is_never_negative check (kind not in ('available', 'held') or balance >= 0),
  constraint debt_is_never_positive check (kind <> 'debt' or balance <= 0),
  constraint version_is_not_negative check (version >= 0)
) with (fillfactor = 70);

-- Why money moved, or was asked to and did not. The key is whoever caused it, what it is, and the id it gave it: for
-- ever, for vendors repeat themselves days later. The row is also what a repeated request is answered from. It holds its first
-- transfer; others, which few entries have, are rows of their own (ADR 16).
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- Texts of keys are compared byte by byte, whatever language the database is in.
  source text collate "C" not null,
  kind text collate "C" not null,
  external_id text collate "C" not null,
  -- SHA-256 of everything that was asked for: another body under the same key is a conflict.
  fingerprint bytea not null,
  -- Who did it, as in the audit.
  actor text not null,
  reverses bigint references ledger_entries (id),
  -- Why it was refused, for good: the same key is refused again whatever has changed (reliability goal I10).
  refusal text,
  -- The member's account that the entry was about, as it stood then.
  subject_id bigint,
  subject_version bigint,
  subject_balance bigint,
  made_at timestamptz not null default clock_now(),
  -- The number of its transfers.
  legs smallint not null,
  -- The first of them, in the shape of the others.
  asset text,
  debit_id bigint,
  credit_id bigint,
  amount bigint,
  debit_version bigint,
  debit_balance bigint,
  credit_version bigint,
  credit_balance bigint,
  -- What of its source's it belongs to, by the source's number of it: a vendor's call belongs to a round.
  about bigint,
  -- What else of its source's it names by the source's id, whether that is there or not: a refund names its bet.
  refers_to text collate "C",
  constraint key_is_bounded check (
    length(source) between 1 and 40 and length(kind) between 1 and 40 and length(external_id) between 1 and 200
  ),
  constraint refusal_is_a_code check (refusal ~ '^[a-z_]{1,40}$'),
  constraint what_is_refused_reverses_nothing check (refusal is null or reverses is null),
  constraint subject_comes_with_its_balance check (
    (subject_id is null) = (subject_version is null) and (subject_id is null) = (subject_balance is null)
  ),
  constraint actor_is_bounded check (length(actor) between 1 and 60),
  constraint fingerprint_is_a_hash check (octet_length(fingerprint) = 32),
  constraint an_entry_moves_by_its_legs check (
    case when legs = 0 then num_nonnulls(asset, debit_id, credit_id, amount) = 0
    else num_nulls(asset, debit_id, credit_id, amount) = 0 end
  ),
  constraint amount_is_bounded check (amount between 1 and 1000000000000000),
  constraint a_transfer_has_two_sides check (debit_id <> credit_id),
  constraint debit_version_comes_with_its_balance check ((debit_version is null) = (debit_balance is null)),
  constraint credit_version_comes_with_its_balance check ((credit_version is null) = (credit_balance is null)),
  constraint what_is_refused_moves_nothing check (refusal is null or legs = 0),
  constraint reference_is_bounded check (length(refers_to) between 1 and 200)
);
-- Hardly any entry takes another one back.
create unique index an_entry_is_reversed_once on ledger_entries (reverses) where reverses is not null;
-- A vendor's id is good once, whatever it asks for; the ids of others, once for each kind.
create unique index an_entry_a_key on ledger_entries
  (source, external_id, (case when source like 'vendor:%' then '' else kind end));
-- Statements of members' accounts; a version stands once.
create unique index entries_of_debited_members on ledger_entries (debit_id, debit_version)
  where debit_version is not null;
create unique index entries_of_credited_members on ledger_entries (credit_id, credit_version)
  where credit_version is not null;
create index entries_about on ledger_entries (about) where about is not null;
create index entries_that_refer on ledger_entries (source, refers_to) where refers_to is not null;
-- Entries are folded as they come, so their end is looked at often. No BRIN: a summary of pages is not made by itself on the
-- embedded engine. Entries of one moment share a place in a tree, which grows at its end.
create index ledger_entries_by_time on ledger_entries (made_at);

-- Transfers of an entry after its first. One is balanced by construction: it takes from one account what it gives to another.
create table ledger_more_transfers (
  entry_id bigint not null,
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
  constraint credit_version_comes_with_its_balance check ((credit_version is null) = (credit_balance is null)),
  constraint the_first_stands_in_the_entry check (leg > 0)
);
create unique index transfers_of_debited_members on ledger_more_transfers (debit_id, debit_version)
  where debit_version is not null;
create unique index transfers_of_credited_members on ledger_more_transfers (credit_id, credit_version)
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

-- What stands in the book stays.
create function ledger_is_only_added_to() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger entries_are_only_added before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_only_added_to();
create trigger transfers_are_only_added before update or delete or truncate on ledger_more_transfers
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
create trigger transfers_keep_to_their_asset after insert on ledger_more_transfers
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
-- The same rule again, so that there is no call into PL/pgSQL where it holds.
create trigger accounts_stay_whose_they_are before update on ledger_accounts for each row
  when (
    new.version <= old.version
    or new.kind <> old.kind or new.holder <> old.holder or new.asset <> old.asset
    or (new.version is null) <> (old.version is null)
  )
  execute function accounts_stay_whose_they_are();

-- A transfer belongs to an entry. One look for all rows of a statement: a batch of bets paid a fifth of its time in the
-- database for foreign keys, which point at rows that can never be deleted.
create function transfers_belong_to_an_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join ledger_entries e on e.id = added.entry_id where e.id is null
  ) then
    raise exception 'a transfer belongs to an entry that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger transfers_belong_to_an_entry after insert on ledger_more_transfers
  referencing new table as added for each statement execute function transfers_belong_to_an_entry();

-- Every account that an entry names is there, of the transfer's asset, and carries a version where the transfer says so.
-- One look for all entries of a statement.
create function entries_keep_to_their_accounts() returns trigger language plpgsql as $$
declare
  breach text;
begin
  select case when added.legs > 0 and (
      debited.id is null or credited.id is null
      or (debited.version is null) <> (added.debit_version is null)
      or (credited.version is null) <> (added.credit_version is null)
    ) then 'transfer' else 'subject' end
  into breach
  from added
  left join ledger_accounts debited on debited.id = added.debit_id and debited.asset = added.asset
  left join ledger_accounts credited on credited.id = added.credit_id and credited.asset = added.asset
  where added.legs > 0 and (
      debited.id is null or credited.id is null
      or (debited.version is null) <> (added.debit_version is null)
      or (credited.version is null) <> (added.credit_version is null)
    )
    or added.subject_id <> coalesce(added.debit_id, 0) and added.subject_id <> coalesce(added.credit_id, 0)
      and not exists (select from ledger_accounts a where a.id = added.subject_id)
  limit 1;
  if breach = 'transfer' then
    raise exception 'a transfer names an account of another asset, or a version wrongly' using errcode = 'check_violation';
  elsif breach = 'subject' then
    raise exception 'an entry is about an account that there is not' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger entries_keep_to_their_accounts after insert on ledger_entries
  referencing new table as added for each statement execute function entries_keep_to_their_accounts();

-- Ends a statement that did not write what was decided.
create function ledger_was_written_otherwise() returns boolean language plpgsql as $$
begin
  raise exception 'the book was not written as decided';
end
$$;

-- Every transfer, for those who look for accounts.
create view ledger_transfers as
select id as entry_id, 0::smallint as leg, asset, debit_id, credit_id, amount, debit_version, debit_balance,
  credit_version, credit_balance
from ledger_entries where legs > 0
union all
select entry_id, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
from ledger_more_transfers;

-- Every entry with each of its transfers, for those who look for entries.
create view ledger_moves as
select e.id as entry_id, e.source, e.kind, e.external_id, e.reverses, e.made_at, t.*
from ledger_entries e
cross join lateral (
  select 0::smallint as leg, e.asset, e.debit_id, e.credit_id, e.amount, e.debit_version, e.credit_version
  where e.legs > 0
  union all
  select m.leg, m.asset, m.debit_id, m.credit_id, m.amount, m.debit_version, m.credit_version
  from ledger_more_transfers m where e.legs > 1 and m.entry_id = e.id
) t;

-- What moved of members' money to play with, and when: modules that sum it up read the entries of a time.
create view ledger_member_moves as
select m.made_at, m.source, m.kind, m.asset, a.holder, side.amount
from ledger_moves m
cross join lateral (
  values (m.debit_id, m.debit_version, -m.amount), (m.credit_id, m.credit_version, m.amount)
) as side (account_id, version, amount)
join ledger_accounts a on a.id = side.account_id
where side.version is not null and a.kind = 'available';

-- Entries as modules read what they asked for: by key, by what they belong to or name, or by time. `taken` and `given` are
-- of the subject's account, `lost` is what left members' accounts for those that carry no balance.
create view ledger_entry_facts as
select e.id, e.source, e.kind, e.external_id, e.fingerprint, e.refusal, e.about, e.refers_to, e.made_at,
  a.holder, e.subject_balance as balance,
  case when e.debit_id = e.subject_id then e.amount else 0 end + coalesce(more.taken, 0)::bigint as taken,
  case when e.credit_id = e.subject_id then e.amount else 0 end + coalesce(more.given, 0)::bigint as given,
  case when e.debit_version is not null and e.credit_version is null then e.amount else 0 end
    + coalesce(more.lost, 0)::bigint as lost
from ledger_entries e
left join ledger_accounts a on a.id = e.subject_id
left join lateral (
  select sum(m.amount) filter (where m.debit_id = e.subject_id) as taken,
    sum(m.amount) filter (where m.credit_id = e.subject_id) as given,
    sum(m.amount) filter (where m.debit_version is not null and m.credit_version is null) as lost
  from ledger_more_transfers m where e.legs > 1 and m.entry_id = e.id
) more on true;
