-- Hours that money is held after an operator changed how an account is accessed.
update settings set value = value || '{"accessHoldHours": 72}'
where section = 'approvals' and not value ? 'accessHoldHours';
