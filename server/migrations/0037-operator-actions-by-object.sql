-- What operators did with one account is part of its timeline.
create index operator_actions_by_object on operator_actions (object, id desc);
