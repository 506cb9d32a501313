-- The entry of a vendor's call has the call's own key, so the call names it no longer.
alter table vendor_transactions drop constraint vendor_transactions_entry_id_key;
comment on column vendor_transactions.entry_id is 'Not written any more: the entry has the key of the call.';
