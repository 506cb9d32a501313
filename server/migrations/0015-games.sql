-- Vendors whose games the merchant offers, in the merchant's order.
create table game_vendors (
  code text primary key,
  rank integer not null,
  display_names jsonb not null,
  -- A picture of the wordmark; empty where the portal letters the code.
  icon_url text not null default '',
  maintenance_until timestamptz,
  -- A vendor that a refreshed catalogue no longer names stays for its withdrawn games.
  is_offered boolean not null default true,
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
  rank integer not null,
  is_hot boolean not null,
  has_free_trial boolean not null,
  min_bet_minor bigint not null,
  line_count integer not null,
  is_vendor_lobby boolean not null,
  -- Key of the tile's art, chosen once at import so that filters and pages never repaint a game.
  art text not null,
  -- Null: the art is drawn. Empty: there is none, and the default image is shown. Else a picture from elsewhere.
  icon_url text,
  maintenance_until timestamptz,
  -- A game that a refreshed catalogue no longer names stays for the records that speak of it.
  is_offered boolean not null default true,
  constraint node_id_is_positive check (node_id > 0),
  constraint game_has_an_english_name check (names ? 'en'),
  constraint min_bet_is_not_negative check (min_bet_minor >= 0),
  constraint line_count_is_not_negative check (line_count >= 0)
);
create index games_by_type_in_order on games (game_type, rank, node_id);
create index games_by_vendor_in_order on games (vendor_code, rank, node_id);
-- A withdrawn game must not keep its vendor's code from the game that takes its place.
create unique index a_vendor_names_a_game_once on games (vendor_code, game_code) where is_offered;
-- Operators page through all games.
create index games_in_order on games (rank, node_id);

-- Classifications of a type, in the merchant's order.
create table game_classes (
  game_type text not null,
  key text not null,
  rank integer not null,
  names jsonb not null,
  primary key (game_type, key),
  constraint class_has_an_english_name check (names ? 'en')
);

-- Counts the changes of the catalogue, so that every process knows when its snapshot is old.
create table catalogue_state (
  only_row boolean primary key default true,
  version bigint not null,
  constraint one_row_only check (only_row)
);

-- The imports that changed the catalogue: by whom, when and why.
create table catalogue_applied_imports (
  -- The catalogue's version that it made.
  version bigint primary key,
  applied_at timestamptz not null default clock_now(),
  applied_by text not null,
  reason text not null,
  -- The applied import that it takes back.
  takes_back bigint references catalogue_applied_imports (version),
  games integer not null,
  added integer not null,
  changed integer not null,
  withdrawn integer not null
);

-- The catalogue before an applied import: lines of a file, in parts that compress well.
create table catalogue_kept_lines (
  version bigint not null references catalogue_applied_imports (version),
  part integer not null,
  lines jsonb not null,
  primary key (version, part)
);

-- Lines of catalogue files on their way in. Nothing here is shown until the import is applied.
create table catalogue_imports (
  -- 22 characters of base64url.
  import_id text primary key
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  touched_at timestamptz not null default clock_now(),
  line_count integer not null default 0,
  -- The vendors and classes that later lines may name, and how many games are hot so far.
  seen jsonb not null,
  -- The applied import whose lines before it these are.
  takes_back bigint references catalogue_applied_imports (version)
);

create table catalogue_import_lines (
  import_id text not null references catalogue_imports (import_id) on delete cascade,
  line integer not null,
  content jsonb not null,
  -- What tells a game apart; null in the lines of vendors and classes.
  node_id bigint,
  vendor_code text,
  game_code text,
  primary key (import_id, line),
  constraint an_import_names_a_game_once unique (import_id, node_id),
  constraint an_import_names_a_code_once unique (import_id, vendor_code, game_code)
);

-- Games that accounts keep at hand. Neither this table nor the next refers to the catalogue: a game that an import withdraws
-- stays a favourite, and is one again where a later import brings it back.
create table favourite_games (
  account_id bigint not null references accounts (id),
  node_id bigint not null,
  added_at timestamptz not null default clock_now(),
  primary key (account_id, node_id),
  constraint favourite_node_id_is_positive check (node_id > 0)
);
create index favourite_games_newest_first on favourite_games (account_id, added_at desc, node_id desc);

-- When an account started a game last.
create table recent_games (
  account_id bigint not null references accounts (id),
  node_id bigint not null,
  started_at timestamptz not null default clock_now(),
  primary key (account_id, node_id),
  constraint recent_node_id_is_positive check (node_id > 0)
);
create index recent_games_newest_first on recent_games (account_id, started_at desc, node_id desc);

-- Counts the changes of an account's favourites, so that its tabs know when theirs are old. An account that has changed
-- none has no row.
create table favourite_versions (
  account_id bigint primary key references accounts (id),
  version bigint not null
);
