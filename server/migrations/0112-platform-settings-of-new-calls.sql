-- Calls that are newer than a merchant's roles: whoever refunds payouts returns them as well, and whoever holds a member's
-- money marks the member, as in the roles that merchants start with. A role with every call has them already.
update settings set value = jsonb_set(value, '{roles}', (
  select jsonb_agg(
    jsonb_set(role, '{calls}', role -> 'calls' || coalesce(
      (
        select jsonb_agg(added.call)
        from (values ('refundLeg', 'returnLeg'), ('holdMoney', 'markMember')) added (beside, call)
        where role -> 'calls' ? added.beside and not role -> 'calls' ? added.call
      ),
      '[]'
    ))
    order by place
  )
  from jsonb_array_elements(value -> 'roles') with ordinality roles (role, place)
))
where section = 'roles' and jsonb_array_length(value -> 'roles') > 0;
