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

-- Accounts that were made before, or by statements in bulk, get theirs from the job index-names.
alter table accounts add column has_words boolean not null default false;
create index accounts_without_words on accounts (id) where not has_words;

-- Whose account is closed stays in the books and never comes back.
alter table accounts drop constraint account_state_is_known;
alter table accounts add constraint account_state_is_known check (state in ('active', 'suspended', 'closed'));
