-- Why the list was changed, in the words of the operator who did it.
alter table announcements_history
  add column reason text,
  add constraint announcement_reason_is_bounded check (length(reason) between 1 and 1000);
