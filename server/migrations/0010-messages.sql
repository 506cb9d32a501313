-- The merchant's notices. The list is replaced whole; its order is that of publication.
create table announcements (
  id text primary key,
  type text not null,
  execution text not null,
  promotion_type text not null,
  titles jsonb not null,
  -- HTML by language, sanitised before it is written.
  contents jsonb not null,
  published_from timestamptz not null,
  published_until timestamptz,
  constraint announcement_has_an_english_title check (titles ? 'en'),
  constraint announcement_ends_after_it_begins check (published_until > published_from)
);

-- Counts the changes of the list; a change names the version that it replaces.
create table announcements_state (
  only_row boolean primary key default true,
  version integer not null,
  constraint one_list_only check (only_row)
);

-- Every list that ever was: the audit of announcements, before and after.
create table announcements_history (
  version integer primary key,
  items jsonb not null,
  changed_at timestamptz not null default clock_now(),
  changed_by text not null,
  -- Why the list was changed, in the words of the operator who did it.
  reason text,
  constraint announcement_reason_is_bounded check (length(reason) between 1 and 1000)
);
create trigger announcements_history_is_append_only
  before update or delete on announcements_history
  for each row execute function refuse_change();
