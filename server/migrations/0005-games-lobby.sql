-- What the lobby shows beside names: pictures from elsewhere, maintenance, classifications, and which games are offered.
alter table game_vendors
  -- A picture of the wordmark; empty where the portal letters the code.
  add column icon_url text not null default '',
  add column maintenance_until timestamptz,
  -- A vendor that a refreshed catalogue no longer names stays for its withdrawn games.
  add column is_offered boolean not null default true;

-- Classifications of a type, in the merchant's order.
create table game_classes (
  game_type text not null,
  key text not null,
  rank integer not null,
  names jsonb not null,
  primary key (game_type, key),
  constraint class_has_an_english_name check (names ? 'en')
);

alter table games
  -- Null: the art is drawn. Empty: there is none, and the default image is shown. Else a picture from elsewhere.
  add column icon_url text,
  add column maintenance_until timestamptz,
  -- A game that a refreshed catalogue no longer names stays for the records that speak of it.
  add column is_offered boolean not null default true,
  -- Search works on the snapshot in memory. The column stays, because no migration takes anything back.
  alter column search_text drop not null,
  -- A withdrawn game must not keep its vendor's code from the game that takes its place.
  drop constraint a_vendor_names_a_game_once;
create unique index a_vendor_names_a_game_once on games (vendor_code, game_code) where is_offered;

-- Counts the changes of the catalogue, so that every process knows when its snapshot is old.
create table catalogue_state (
  only_row boolean primary key default true,
  version bigint not null,
  constraint one_row_only check (only_row)
);

-- Lines of catalogue files on their way in. Nothing here is shown until the import is applied.
create table catalogue_imports (
  -- 22 characters of base64url.
  import_id text primary key
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  touched_at timestamptz not null default clock_now(),
  line_count integer not null default 0,
  -- The vendors and classes that later lines may name, and how many games are hot so far.
  seen jsonb not null
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

-- Rows of the winner board until the ledger has wins of its own; the board says that they are illustrative.
create table illustrative_winners (
  record_id bigint primary key,
  node_id bigint not null references games (node_id),
  customer_name text not null,
  win_minor bigint not null,
  constraint win_is_positive check (win_minor > 0)
);
