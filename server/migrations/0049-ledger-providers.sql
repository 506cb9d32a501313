-- Where the money of deposits comes from, what members pay for them, and what the brand adds to them.
alter table ledger_accounts drop constraint account_kind_is_known;
alter table ledger_accounts add constraint account_kind_is_known check (
  kind in ('available', 'held', 'debt', 'vendor', 'correction', 'demo_funding', 'provider', 'deposit_fees', 'deposit_bonuses')
);
