-- What operators note about an account and promotions may ask for: tags of their own, and that they saw an identity document.
create table account_marks (
  account_id bigint primary key references accounts (id),
  tags text[] not null default '{}',
  identity_checked_at timestamptz,
  constraint an_account_has_few_tags check (cardinality(tags) <= 20)
);
