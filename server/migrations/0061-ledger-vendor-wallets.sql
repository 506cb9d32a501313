-- What a member has moved to a vendor less what came back, an account for each of its vendors; below zero is what it won
-- there. Money on its way out is held as any other.
alter table ledger_accounts drop constraint account_kind_is_known;
alter table ledger_accounts add constraint account_kind_is_known check (
  kind in (
    'available', 'held', 'debt', 'vendor', 'correction', 'demo_funding', 'provider', 'deposit_fees', 'deposit_bonuses',
    'withdrawal_fees', 'vendor_wallet'
  )
);
alter table ledger_accounts drop constraint members_accounts_carry_a_balance;
alter table ledger_accounts add constraint members_accounts_carry_a_balance check (
  (kind in ('available', 'held', 'debt', 'vendor_wallet')) = (balance is not null)
  and (balance is null) = (version is null)
);
