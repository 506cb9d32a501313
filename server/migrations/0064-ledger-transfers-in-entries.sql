-- A bet was a row of the book for its entry, another for its one transfer, and a third in the vendors' journal, with eight
-- indexes on wide texts. Now the row of an entry holds its first transfer, and what of its source's it belongs to and
-- names; other transfers, which few entries have, stay rows of their own (ADR 16).
drop view ledger_entry_keys;
drop view ledger_member_moves;
alter table ledger_transfers rename to ledger_more_transfers;
alter table ledger_entries disable trigger entries_are_only_added;
alter table ledger_more_transfers disable trigger transfers_are_only_added;

-- Texts of keys are compared byte by byte, whatever language the database is in.
alter table ledger_entries
  alter column source type text collate "C",
  alter column kind type text collate "C",
  alter column external_id type text collate "C",
  -- The number of its transfers.
  add column legs smallint not null default 0,
  -- The first of them, in the shape of the others.
  add column asset text,
  add column debit_id bigint,
  add column credit_id bigint,
  add column amount bigint,
  add column debit_version bigint,
  add column debit_balance bigint,
  add column credit_version bigint,
  add column credit_balance bigint,
  -- What of its source's it belongs to, by the source's number of it: a vendor's call belongs to a round.
  add column about bigint,
  -- What else of its source's it names by the source's id, whether that is there or not: a refund names its bet.
  add column refers_to text collate "C";

update ledger_entries e set
  legs = (select count(*) from ledger_more_transfers m where m.entry_id = e.id),
  asset = t.asset, debit_id = t.debit_id, credit_id = t.credit_id, amount = t.amount,
  debit_version = t.debit_version, debit_balance = t.debit_balance,
  credit_version = t.credit_version, credit_balance = t.credit_balance
from ledger_more_transfers t where t.entry_id = e.id and t.leg = 0;
delete from ledger_more_transfers where leg = 0;

alter table ledger_entries
  add constraint an_entry_moves_by_its_legs check (
    case when legs = 0 then num_nonnulls(asset, debit_id, credit_id, amount) = 0
    else num_nulls(asset, debit_id, credit_id, amount) = 0 end
  ),
  add constraint amount_is_bounded check (amount between 1 and 1000000000000000),
  add constraint a_transfer_has_two_sides check (debit_id <> credit_id),
  add constraint debit_version_comes_with_its_balance check ((debit_version is null) = (debit_balance is null)),
  add constraint credit_version_comes_with_its_balance check ((credit_version is null) = (credit_balance is null)),
  add constraint what_is_refused_moves_nothing check (refusal is null or legs = 0),
  add constraint reference_is_bounded check (length(refers_to) between 1 and 200),
  alter column legs drop default;
alter table ledger_more_transfers add constraint the_first_stands_in_the_entry check (leg > 0);

-- A vendor's id is good once, whatever it asks for; the ids of others, once for each kind.
alter table ledger_entries drop constraint an_entry_a_key;
create unique index an_entry_a_key on ledger_entries
  (source, external_id, (case when source like 'vendor:%' then '' else kind end));
create unique index entries_of_debited_members on ledger_entries (debit_id, debit_version)
  where debit_version is not null;
create unique index entries_of_credited_members on ledger_entries (credit_id, credit_version)
  where credit_version is not null;
create index entries_about on ledger_entries (about) where about is not null;
create index entries_that_refer on ledger_entries (source, refers_to) where refers_to is not null;
-- Entries are folded as they come, so their end is looked at often. A summary of pages is not made by itself on the
-- embedded engine; entries of one moment share a place in a tree, which grows at its end.
drop index ledger_entries_by_time;
create index ledger_entries_by_time on ledger_entries (made_at);

-- Every account that an entry names is there, of the transfer's asset, and carries a version where the transfer says so.
-- One look for all entries of a statement.
drop trigger entries_are_about_an_account on ledger_entries;
drop function entries_are_about_an_account();
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

-- Takes over what a module kept beside the book of an act of its source: with the act's own entry, or as an entry that
-- moved no money. For the next migration alone.
create function ledger_takes_over(
  given_source text, given_kind text, given_id text, given_fingerprint bytea, given_refusal text, given_holder text,
  given_balance bigint, given_about bigint, given_reference text, given_at timestamptz
) returns void language plpgsql as $$
declare
  subject ledger_accounts;
begin
  update ledger_entries set about = given_about, refers_to = given_reference
  where source = given_source and external_id = given_id and kind = given_kind;
  if found then return; end if;
  select * into subject from ledger_accounts where kind = 'available' and holder = given_holder order by id limit 1;
  insert into ledger_entries (
    source, kind, external_id, fingerprint, actor, refusal, subject_id, subject_version, subject_balance, legs, about,
    refers_to, made_at
  ) values (
    given_source, given_kind, given_id, given_fingerprint, given_source, given_refusal, subject.id,
    case when subject.id is not null then 0 end, case when subject.id is not null then given_balance end, 0,
    given_about, given_reference, given_at
  );
end
$$;
