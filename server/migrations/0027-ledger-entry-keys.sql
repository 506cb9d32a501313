-- What the hot path pays for every bet, and nobody needs.

-- Entries by the key that their cause knows them by, for modules that keep their own record of what they posted.
create view ledger_entry_keys as select id, source, kind, external_id from ledger_entries;

-- Hardly any entry takes another one back.
alter table ledger_entries drop constraint an_entry_is_reversed_once;
create unique index an_entry_is_reversed_once on ledger_entries (reverses) where reverses is not null;

-- The same rule, looked at without a call into PL/pgSQL where it holds.
drop trigger accounts_stay_whose_they_are on ledger_accounts;
create trigger accounts_stay_whose_they_are before update on ledger_accounts for each row
  when (
    new.version <= old.version
    or new.kind <> old.kind or new.holder <> old.holder or new.asset <> old.asset
    or (new.version is null) <> (old.version is null)
  )
  execute function accounts_stay_whose_they_are();
