-- Own prices of the lottery as the settings had them, for the table that takes their place.
create view lottery_price_settings as
select price ->> 'mode' as mode, price ->> 'gameCode' as game_code, price ->> 'playCode' as play_code, place,
  (select jsonb_object_agg(o ->> 'tier', o ->> 'odds') from jsonb_array_elements(price -> 'odds') as o) as odds, changed_by
from settings, jsonb_array_elements(value -> 'prices') with ordinality as p (price, place)
where section = 'lottery';
