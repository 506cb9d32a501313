-- How often a network may try to register is a setting.
update settings set value = value || '{"triesPerHour": 10}' where section = 'registration' and not value ? 'triesPerHour';

-- Who sends the codes of a registration is a setting from now on: the gateway, as it was before.
update settings set value = value || '{"route": "gateway"}' where section = 'sms' and not value ? 'route';
