-- Unusual trading that a reviewer has looked into: what was seen, and what was found. An alert with newer orders is another one.
create table alert_dismissal (
  id text primary key check (char_length(id) <= 200),
  rule text not null,
  subject text not null,
  why text not null,
  reason text not null check (char_length(reason) between 4 and 300),
  operator_id uuid not null references operator (id),
  operator_name text not null,
  at timestamptz not null
);
create index alert_dismissal_at on alert_dismissal (at desc);
create trigger alert_dismissal_append_only
  before update or delete or truncate on alert_dismissal
  for each statement execute function refuse_rewrite();
