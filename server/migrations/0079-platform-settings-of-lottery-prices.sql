-- Prices of the lottery are a table of their own; a line and a bet have further limits, and games limits of their own.
update settings set value = jsonb_set(
  value - 'prices',
  '{limits}',
  jsonb_build_object('mostLines', 100000, 'mostStakeOfLine', '10000000.00') || (value -> 'limits')
) || jsonb_build_object('limitsOfGames', '[]'::jsonb)
where section = 'lottery' and value ? 'prices';
