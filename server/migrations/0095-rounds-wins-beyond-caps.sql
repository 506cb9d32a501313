-- A win beyond what its stake can answer for is held as a gift is.
alter table held_gifts drop constraint a_known_reason;
alter table held_gifts add constraint a_known_reason check (reason in (
  'stopped', 'over_call', 'over_day', 'over_multiple', 'over_win', 'campaign_unknown', 'campaign_closed', 'campaign_spent'
));
