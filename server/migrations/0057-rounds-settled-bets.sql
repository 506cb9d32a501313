-- Valid bets are folded from vendors' calls twice a second. A summary of pages is not made by itself on the embedded
-- engine, so each look would read the whole table; entries of one moment share a place in a tree, which grows at its end.
drop index vendor_transactions_by_time;
create index vendor_transactions_by_time on vendor_transactions (made_at);

-- Up to when vendors' calls are folded into valid bets.
create table settled_bets_state (
  only_row boolean primary key default true,
  -- Null before the first time.
  folded_until timestamptz,
  constraint there_is_one_row check (only_row)
);
