-- Money that the cancellation of the rest of a chase returned, so that the same request again gets the same answer.
alter table lottery_chases add column cancelled_back bigint
  constraint a_cancellation_takes_nothing check (cancelled_back >= 0);
