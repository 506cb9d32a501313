-- Every rule says what one member may get, which promotions it excludes, and how large a bet may be; those that were made
-- before said nothing of it, which is what these values mean. The terms stay as they were.
alter table promotion_versions disable trigger promotion_versions_stay;
update promotion_versions set rule = jsonb_set(rule, '{common}',
  rule -> 'common' || '{"mostPerMember": "0.00", "exclusiveGroup": ""}'::jsonb
  || jsonb_build_object('wagering', rule -> 'common' -> 'wagering' || '{"largestBet": "0.00"}'::jsonb));
alter table promotion_versions enable trigger promotion_versions_stay;
