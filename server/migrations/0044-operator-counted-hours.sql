-- What processes counted by the hour: requests, sign-ins, questions to vendors. For a look at how things are, no journal:
-- what a process had not told yet when it was killed is missing.
create table counted_hours (
  hour timestamptz not null,
  figure text not null,
  -- Whose it is, such as a vendor's code; '' where there is one.
  label text not null,
  count bigint not null,
  constraint an_hour_of_a_figure primary key (hour, figure, label),
  constraint figure_is_bounded check (length(figure) between 1 and 40 and length(label) <= 40),
  constraint count_is_positive check (count > 0)
);
