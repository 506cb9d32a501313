-- Which process runs a job just now, and until when nobody else does.
create table job_turns (
  job text primary key,
  taken_until timestamptz not null,
  failures int not null default 0 constraint failures_are_counted check (failures >= 0)
);
