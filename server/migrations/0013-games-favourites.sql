-- Games that accounts keep at hand. Neither table refers to the catalogue: a game that an import withdraws stays a
-- favourite, and is one again where a later import brings it back.

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
