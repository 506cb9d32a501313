-- A sign-in by a code that customer service minted is told from one by a code of the account's own session.
alter table sign_ins drop constraint sign_in_method_is_known;
alter table sign_ins add constraint sign_in_method_is_known
  check (method in ('password', 'sms', 'passkey', 'remembered', 'handoff', 'service', 'registration', 'reset'));
