-- Images that members and agents sent, drawn anew and sealed under a key of their owner. One that is attached to nothing
-- goes after a day; what it is attached to is named by the module that attached it.
create table uploads (
  -- Names it on the wire: 128 bits of chance.
  id text primary key,
  account_id bigint not null references accounts (id),
  content_type text not null,
  sealed bytea not null,
  made_at timestamptz not null default clock_now(),
  owner_kind text,
  owner_id text,
  place smallint,
  constraint upload_id_is_128_bits check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint upload_is_png_or_jpeg check (content_type in ('image/png', 'image/jpeg')),
  -- 8 MiB, with the 28 bytes of nonce and tag.
  constraint upload_is_bounded check (octet_length(sealed) between 29 and 8388636),
  constraint upload_is_attached_whole_or_not check (num_nulls(owner_kind, owner_id, place) in (0, 3)),
  constraint upload_owner_is_bounded check (owner_kind ~ '^[a-z_]{1,30}$' and length(owner_id) between 1 and 60),
  constraint at_most_three_uploads_of_an_owner check (place between 1 and 3)
);
create unique index one_upload_at_a_place on uploads (owner_kind, owner_id, place) where owner_kind is not null;
create index unattached_uploads_by_age on uploads (made_at) where owner_kind is null;
create index uploads_of_an_account on uploads (account_id);
-- Sealed bytes don't compress.
alter table uploads alter column sealed set storage external;
