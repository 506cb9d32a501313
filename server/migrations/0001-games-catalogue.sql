-- Vendors whose games the merchant offers, in the merchant's order.
create table game_vendors (
  code text primary key,
  rank integer not null,
  display_names jsonb not null,
  constraint vendor_code_is_bounded check (code ~ '^[A-Z0-9_]{2,20}$'),
  constraint vendor_has_an_english_name check (display_names ? 'en')
);

-- The catalogue. The merchant's order is rank; node_id breaks ties, so that pages never overlap.
create table games (
  node_id bigint primary key,
  vendor_code text not null references game_vendors (code),
  game_code text not null,
  game_type text not null,
  class text not null,
  names jsonb not null,
  -- Every name of the game, folded as in foldedName(), one a line: what a name search looks into.
  search_text text not null,
  rank integer not null,
  is_hot boolean not null,
  has_free_trial boolean not null,
  min_bet_minor bigint not null,
  line_count integer not null,
  is_vendor_lobby boolean not null,
  -- Key of the tile's art, chosen once at import so that filters and pages never repaint a game.
  art text not null,
  constraint a_vendor_names_a_game_once unique (vendor_code, game_code),
  constraint node_id_is_positive check (node_id > 0),
  constraint game_has_an_english_name check (names ? 'en'),
  constraint min_bet_is_not_negative check (min_bet_minor >= 0),
  constraint line_count_is_not_negative check (line_count >= 0)
);

create index games_by_type_in_order on games (game_type, rank, node_id);
create index games_by_vendor_in_order on games (vendor_code, rank, node_id);
