-- What moved of members' money to play with, and when: modules that sum it up read the entries of a time.
create view ledger_member_moves as
select e.made_at, e.source, e.kind, t.asset, a.holder, side.amount
from ledger_entries e
join ledger_transfers t on t.entry_id = e.id
cross join lateral (
  values (t.debit_id, t.debit_version, -t.amount), (t.credit_id, t.credit_version, t.amount)
) as side (account_id, version, amount)
join ledger_accounts a on a.id = side.account_id
where side.version is not null and a.kind = 'available';
