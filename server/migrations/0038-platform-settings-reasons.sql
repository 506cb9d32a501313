-- Why a section was changed, in the words of the operator who did it.
alter table settings_history
  add column reason text,
  add constraint reason_is_bounded check (length(reason) between 1 and 1000);
