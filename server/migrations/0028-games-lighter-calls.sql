-- What every vendor's call paid for and nobody needed.

-- The entry of a call has the call's own key, so the call names it no longer.
alter table vendor_transactions drop constraint vendor_transactions_entry_id_key;
comment on column vendor_transactions.entry_id is 'Not written any more: the entry has the key of the call.';

-- A call's account was found and locked by the same transaction, and no account is ever deleted.
alter table vendor_transactions drop constraint vendor_transactions_account_id_fkey;
alter table game_rounds drop constraint game_rounds_account_id_fkey;

-- No question asks for it.
drop index game_rounds_by_account;
