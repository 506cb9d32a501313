-- Whether members change the password at their first login. Off for every merchant.
update settings set value = value || '{"changesAtFirstLogin": false}'
where section = 'passwords' and not value ? 'changesAtFirstLogin';
