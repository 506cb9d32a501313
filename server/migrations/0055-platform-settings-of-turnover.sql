-- What a deposit asks for is a setting of its channel, and below which amount money counts as lost one of the cashier.
update settings set value = value || jsonb_build_object(
  'clearBelow', '5000.00',
  'channels', (
    select coalesce(jsonb_agg(jsonb_build_object('turnover', 1) || channel order by place), '[]')
    from jsonb_array_elements(value -> 'channels') with ordinality as c (channel, place)
  )
) where section = 'cashier' and not value ? 'clearBelow';
