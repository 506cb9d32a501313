-- The one source of time for every decision in SQL: the database's clock, the same for all processes.
create function clock_now() returns timestamptz language sql stable as 'select now()';

-- Guards tables whose rows are history.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
