-- What money did in an hour is read from the entries of that time. Entries come in the order of time, so a summary of
-- each few pages finds them; a bet pays nothing for it.
create index ledger_entries_by_time on ledger_entries using brin (made_at)
  with (pages_per_range = 32, autosummarize = on);
