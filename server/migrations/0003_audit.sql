-- One row for each writing call, in its transaction; nobody rewrites history.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  call text not null,
  actor_kind text not null check (actor_kind in ('user', 'operator', 'anyone')),
  actor_id uuid,
  subject text,
  address text not null,
  request_id text not null
);
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_subject on audit_entry (subject, id) where subject is not null;

create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger audit_entry_append_only
  before update or delete or truncate on audit_entry
  for each statement execute function refuse_rewrite();
