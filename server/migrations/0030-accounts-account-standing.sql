-- The modules above accounts read names and states here; passwords stay with their owner.
create or replace view account_standing as
select
  id, public_id, type, state = 'active' as is_active, language,
  username, username_key, nickname, has_portal_access, created_at
from accounts;
