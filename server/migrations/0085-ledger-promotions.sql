-- What the brand gives members in promotions, and what comes back of it.
alter table ledger_accounts drop constraint account_kind_is_known;
alter table ledger_accounts add constraint account_kind_is_known check (
  kind in (
    'available', 'held', 'debt', 'vendor', 'correction', 'demo_funding', 'provider', 'deposit_fees', 'deposit_bonuses',
    'withdrawal_fees', 'vendor_wallet', 'lottery', 'promotions'
  )
);
