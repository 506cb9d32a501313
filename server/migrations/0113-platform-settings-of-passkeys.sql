-- Hosts that may use passkeys, which two operators change from now on: those that the brand has.
insert into settings (section, version, value, changed_by)
select 'passkeys', 1, jsonb_build_object('domains', domains), 'migration'
from settings, lateral (
  select jsonb_agg(distinct host) as domains
  from (select value ->> 'mainDomain' union select jsonb_array_elements_text(value -> 'domains')) hosts (host)
  where host <> ''
) own
where section = 'brand' and domains is not null;
insert into settings_history (section, version, value, changed_by)
select section, version, value, changed_by from settings where section = 'passkeys';
