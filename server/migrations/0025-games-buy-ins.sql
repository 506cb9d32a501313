-- Money that players take to tables (domain section c.3, rule 18). It waits in the ledger's holds; here stands in which
-- session it plays.
create table game_buy_ins (
  vendor_code text not null,
  transaction_id text not null,
  account_id bigint not null references accounts (id),
  -- As the vendor knows it.
  session text not null,
  opened_at timestamptz not null default clock_now(),
  ended_at timestamptz,
  constraint a_buy_in_of_a_vendor primary key (vendor_code, transaction_id)
);
create unique index a_session_has_one_open_buy_in on game_buy_ins (vendor_code, account_id, session)
  where ended_at is null;

alter table vendor_transactions
  drop constraint only_refunds_refer,
  add constraint refunds_and_buy_outs_refer check ((operation in ('refund', 'buyOut')) = (refers_to is not null));
-- A buy-in ends once.
create unique index a_buy_in_is_bought_out_once on vendor_transactions (vendor_code, refers_to)
  where operation = 'buyOut' and outcome = 'ok';
