-- Counts the changes of an account's favourites, so that its tabs know when theirs are old. An account that has changed
-- none has no row.
create table favourite_versions (
  account_id bigint primary key references accounts (id),
  version bigint not null
);
