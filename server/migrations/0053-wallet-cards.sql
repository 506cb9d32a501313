-- A keyed hash of the scratch card that an order charges: a card is not tried twice within a day. Its code is not kept.
alter table deposits add column card_mark bytea;
create index deposits_by_card on deposits (card_mark, created_at) where card_mark is not null;
