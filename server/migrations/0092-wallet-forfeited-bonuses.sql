-- What giving a bonus up, its expiry or a chargeback took back, debts included: the answer to a repeated request.
alter table turnover_lots add column taken bigint constraint taken_is_money check (taken >= 0);
