-- How long an imported result waits for its settlement is a setting of the lottery.
update settings set value = value || '{"settleAfterSeconds": 120}' where section = 'lottery' and not value ? 'settleAfterSeconds';
