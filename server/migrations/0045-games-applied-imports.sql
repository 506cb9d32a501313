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

alter table catalogue_imports
  -- The applied import whose lines before it these are.
  add column takes_back bigint references catalogue_applied_imports (version);

-- Operators page through all games.
create index games_in_order on games (rank, node_id);
