-- What the job prune-launches looks for; a session leaves it when it begins.
create index unbegun_launches on game_sessions (made_at) where authenticated_at is null;
