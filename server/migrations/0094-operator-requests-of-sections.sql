-- Whole sections of the settings wait, such as every way to pay in with its countries and accounts.
alter table approvals drop constraint approval_body_is_bounded;
alter table approvals add constraint approval_body_is_bounded check (length(body::text) <= 400000);
alter table approvals drop constraint approval_before_is_bounded;
alter table approvals add constraint approval_before_is_bounded check (length(before::text) <= 400000);
alter table approvals drop constraint approval_after_is_bounded;
alter table approvals add constraint approval_after_is_bounded check (length(after::text) <= 400000);
