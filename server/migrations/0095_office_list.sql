-- How each operator likes their lists, and what was taken out of them.

create table operator_preference (
  operator_id uuid not null references operator (id),
  name text not null check (char_length(name) between 1 and 60),
  value jsonb not null,
  primary key (operator_id, name)
);

-- PIPL 51, 54; GB/T 22239: who took which rows out of the system, found by which filter.
create table list_export (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null references operator (id),
  operator_name text not null,
  list text not null,
  filter jsonb not null,
  columns text[] not null,
  format text not null,
  row_count integer not null check (row_count >= 0)
);
create index list_export_at on list_export (at desc);
create trigger list_export_append_only
  before update or delete or truncate on list_export
  for each statement execute function refuse_rewrite();
