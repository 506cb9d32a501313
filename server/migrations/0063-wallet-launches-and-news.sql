-- Members who chose whether their money comes along to the vendor whose game they start; all others did not.
create table wallet_launch_choices (
  account_id bigint primary key references accounts (id),
  takes_money boolean not null,
  changed_at timestamptz not null
);

-- Which transfer at a vendor changed last, for the tabs of its member; the version grows with each change.
create table wallet_transfer_news (
  account_id bigint primary key references accounts (id),
  version bigint not null,
  transfer_id bigint not null references wallet_transfers (id)
);
