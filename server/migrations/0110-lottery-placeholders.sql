-- Why an operator reports what looks like a placeholder: nothing but zeros, or the result of the draw before.
alter table lottery_reports add column placeholder_reason text;
