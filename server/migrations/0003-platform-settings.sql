-- The current value of each section of the settings; a section without a row has its default.
create table settings (
  section text primary key,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_now(),
  changed_by text not null,
  constraint version_counts_from_one check (version >= 1)
);

-- Every value that a section ever had: the audit of settings, before and after.
create table settings_history (
  section text not null,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_now(),
  changed_by text not null,
  primary key (section, version)
);
create trigger settings_history_is_append_only
  before update or delete on settings_history
  for each row execute function refuse_change();
