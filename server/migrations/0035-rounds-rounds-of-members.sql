-- Operators ask for the rounds of a member, the newest first.
create index game_rounds_of_members on game_rounds (account_id, opened_at desc);
