-- What the modules above identity may know of an account: who it is to outside parties, and whether it may act.
create view account_standing as select id, public_id, type, state = 'active' as is_active, language from accounts;
