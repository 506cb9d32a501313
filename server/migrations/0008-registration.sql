-- How an account came to be, for whoever pays for bringing it and for whoever looks for abuse.
create table registrations (
  account_id bigint primary key references accounts (id),
  method text not null,
  affiliate_code_id bigint references affiliate_codes (id),
  referrer_id bigint references accounts (id),
  -- Set where the referrer's own browser registered: then nobody is the referrer.
  is_self_referral boolean not null default false,
  domain text not null,
  register_url text not null,
  address text not null,
  terms_accepted_at timestamptz not null default clock_now(),
  constraint registration_method_is_known check (method in ('username', 'mobile')),
  constraint nobody_refers_itself check (referrer_id <> account_id),
  constraint self_referral_has_no_referrer check (not is_self_referral or referrer_id is null),
  constraint registration_texts_are_bounded
    check (length(domain) <= 253 and length(register_url) <= 500 and length(address) <= 60)
);
create index registrations_by_referrer on registrations (referrer_id) where referrer_id is not null;
