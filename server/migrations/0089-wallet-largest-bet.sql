-- A bonus may ask that no bet is larger than an amount: one that is counts nothing for it. In minor units; null without a limit.
alter table turnover_lots add largest_bet bigint constraint a_largest_bet_is_money check (largest_bet > 0);
