-- Everybody who can sign in. Accounts are never deleted: the books and the records speak of them.
create table accounts (
  id bigint generated always as identity primary key,
  -- What the wire calls the account: 22 characters of base64url that tell nothing of how many there are.
  public_id text not null unique
    default translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'),
  -- 0 member; 1, 2, 41, 42 agents; 4 trial; 9 operator.
  type smallint not null,
  parent_id bigint references accounts (id),
  -- As it was chosen, and folded as in foldedUsername().
  username text not null,
  username_key text not null,
  nickname text not null,
  -- Null until the account chooses: the merchant's default, and the default avatar.
  language text,
  avatar text,
  -- Argon2id in PHC notation; null for who signs in without a password.
  password_hash text,
  password_is_weak boolean not null default false,
  must_change_password boolean not null default false,
  password_set_at timestamptz,
  state text not null default 'active',
  has_portal_access boolean not null default true,
  first_login_at timestamptz,
  created_at timestamptz not null default clock_now(),
  -- Whether its words are in account_words: accounts made by statements in bulk get theirs from the job index-names.
  has_words boolean not null default false,
  constraint username_is_unique unique (username_key),
  constraint account_type_is_known check (type in (0, 1, 2, 4, 9, 41, 42)),
  -- Whose account is closed stays in the books and never comes back.
  constraint account_state_is_known check (state in ('active', 'suspended', 'closed')),
  constraint username_is_trimmed check (username = btrim(username) and username <> ''),
  constraint password_has_its_time check ((password_hash is null) = (password_set_at is null)),
  constraint operator_stands_outside_the_tree check (type <> 9 or parent_id is null)
);
create index accounts_by_parent on accounts (parent_id);
create index accounts_without_words on accounts (id) where not has_words;

-- Every account with each of those above it, itself at depth 0: who is whose downline is one lookup.
create table account_tree (
  ancestor_id bigint not null references accounts (id),
  descendant_id bigint not null references accounts (id),
  depth integer not null,
  primary key (descendant_id, ancestor_id),
  constraint only_itself_at_depth_zero check ((depth = 0) = (ancestor_id = descendant_id)),
  constraint depth_is_not_negative check (depth >= 0)
);
create index account_tree_by_ancestor on account_tree (ancestor_id, depth);

-- Mobile numbers that were shown to be their accounts'. A number is looked up by its keyed hash; its text is sealed.
create table account_mobiles (
  account_id bigint primary key references accounts (id),
  number_hash bytea not null,
  sealed_number bytea not null,
  verified_at timestamptz not null default clock_now(),
  constraint mobile_number_is_one_accounts unique (number_hash)
);

-- Codes by which agents bring players and agents. Agents manage theirs from the back office.
create table affiliate_codes (
  id bigint generated always as identity primary key,
  code text not null,
  owner_id bigint not null references accounts (id),
  kind text not null,
  -- Where alone it counts; null everywhere.
  domain text,
  remark text not null default '',
  state text not null default 'active',
  expires_at timestamptz,
  max_uses integer,
  uses integer not null default 0,
  made_at timestamptz not null default clock_now(),
  constraint affiliate_code_is_unique unique (code),
  constraint affiliate_code_has_no_lookalikes check (code ~ '^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{6,8}$'),
  constraint affiliate_kind_is_known check (kind in ('agent', 'player')),
  constraint affiliate_state_is_known check (state in ('active', 'paused', 'deleted')),
  constraint uses_stay_within_their_limit check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  constraint affiliate_texts_are_bounded check (length(domain) <= 253 and length(remark) <= 40)
);
create index affiliate_codes_by_owner on affiliate_codes (owner_id);

-- The code by which an account recommends the brand, drawn with the account.
create table referral_codes (
  account_id bigint primary key references accounts (id),
  code text not null,
  constraint referral_code_is_unique unique (code),
  constraint referral_code_has_no_lookalikes check (code ~ '^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{8}$')
);

-- What an account said of itself, field by field: sealed, with its account and its name bound in.
create table account_details (
  account_id bigint not null references accounts (id),
  name text not null,
  sealed_value bytea not null,
  saved_at timestamptz not null default clock_now(),
  primary key (account_id, name)
);

-- Mail addresses. One that is confirmed is one account's; anybody may claim one that is not.
create table account_emails (
  account_id bigint primary key references accounts (id),
  address_hash bytea not null,
  sealed_address bytea not null,
  given_at timestamptz not null default clock_now(),
  confirmed_at timestamptz
);
create unique index confirmed_address_is_one_accounts on account_emails (address_hash) where confirmed_at is not null;
create index account_emails_by_address on account_emails (address_hash);

-- Until when something is kept back for an account's safety.
create table account_holds (
  account_id bigint not null references accounts (id),
  kind text not null,
  until timestamptz not null,
  primary key (account_id, kind),
  constraint hold_kind_is_known check (kind in ('money_out', 'contacts'))
);

-- The modules above accounts read names and states here; passwords stay with their owner.
create view account_standing as
select
  id, public_id, type, state = 'active' as is_active, language,
  username, username_key, nickname, has_portal_access, created_at
from accounts;

-- What operators find members and agents by: the folded username and nickname (foldedName() of the rules), from the
-- beginning of each of their words on. In the order of bytes, so that any beginning of a word is one range of the index.
create table account_words (
  account_id bigint not null references accounts (id),
  word text collate "C" not null,
  -- The name that has it; the username, where both have.
  name text not null,
  constraint an_account_has_a_word_once primary key (account_id, word),
  constraint word_is_bounded check (length(word) between 1 and 60),
  constraint word_is_of_a_name check (name in ('username', 'nickname'))
);
create index account_words_in_order on account_words (word, account_id);

-- When operators last changed how an account is accessed: a payout account that is added afterwards is held, even the first.
create table access_acts (
  account_id bigint primary key references accounts (id),
  at timestamptz not null
);

-- What operators note about an account and promotions may ask for: tags of their own, and that they saw an identity document.
create table account_marks (
  account_id bigint primary key references accounts (id),
  tags text[] not null default '{}',
  identity_checked_at timestamptz,
  constraint an_account_has_few_tags check (cardinality(tags) <= 20)
);
