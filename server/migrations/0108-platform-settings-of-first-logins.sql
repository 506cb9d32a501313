-- Whether members change the password at their first login: no merchant has asked for it yet.
update settings set value = value || '{"changesAtFirstLogin": false}'
where section = 'passwords' and not value ? 'changesAtFirstLogin';
