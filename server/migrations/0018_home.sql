-- Posters: what is shown where, from which day to which.
create table poster (
  id uuid primary key,
  place text not null check (place in ('home', 'product')),
  title text not null check (length(title) between 2 and 40),
  subtitle text not null default '' check (length(subtitle) <= 100),
  image_file_id uuid references file (id),
  link text not null default '' check (link = '' or link ~ '^(/([^/]|$)|https://)'),
  sort integer not null default 0,
  from_day date not null,
  to_day date,
  check (to_day is null or to_day >= from_day)
);
create index poster_place on poster (place, sort);
