-- What operators credit without a second one, by operator and to a member.
update settings set value = value || '{"aloneByOperator": "200000000.00", "aloneToMember": "100000000.00"}'
where section = 'cashier' and not value ? 'aloneByOperator';

-- Who is told by mail of changed settings of money: nobody until the merchant names them.
update settings set value = value || '{"moneyNotices": []}'
where section = 'approvals' and not value ? 'moneyNotices';
