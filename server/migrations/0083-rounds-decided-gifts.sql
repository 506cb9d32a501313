-- When a held gift was paid, or refused for good: so long ago it may be removed.
alter table held_gifts add column decided_at timestamptz;
update held_gifts set decided_at = last_at where state in ('paid', 'refused');
alter table held_gifts add constraint what_is_over_has_a_time check ((decided_at is null) = (state in ('held', 'released')));
create index held_gifts_that_are_over on held_gifts (decided_at) where state in ('paid', 'refused');
