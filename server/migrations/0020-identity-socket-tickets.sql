-- Tickets that each open one websocket within 30 s, for the session that asked; they end with it.
create table socket_tickets (
  ticket_hash bytea primary key,
  session_id_hash bytea not null references sessions (id_hash) on delete cascade,
  made_at timestamptz not null default clock_now(),
  constraint ticket_is_kept_as_hash check (length(ticket_hash) = 32)
);
create index socket_tickets_by_session on socket_tickets (session_id_hash);
create index socket_tickets_by_age on socket_tickets (made_at);
