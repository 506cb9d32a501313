-- Members whose deposits one person paid for, or who were paid out to one bank account after each other, may be one person.
-- The hash is keyed, of the payer's folded name; what was paid before has none.
alter table deposit_payments add column payer_hash bytea;
create index payments_by_payer on deposit_payments (payer_hash) where payer_hash is not null;
create index payout_accounts_by_number on payout_accounts (number_hash);
