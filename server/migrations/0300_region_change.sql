-- Changes of the administrative divisions since the list that came with the program, each from a day on.
create table region_change (
  id uuid primary key,
  kind text not null check (kind in ('add', 'rename', 'revoke')),
  code text not null check (code ~ '^\d{6}$'),
  -- The new name; empty for a division that ends.
  name text not null,
  -- The divisions that a revoked one went to.
  successors text[] not null,
  effective_on date not null,
  basis text not null,
  created_at timestamptz not null,
  operator_id uuid not null references operator (id),
  operator_name text not null,
  -- Taken back before its day.
  withdrawn_at timestamptz,
  withdrawn_name text,
  constraint region_change_named check ((kind = 'revoke') = (name = '')),
  constraint region_change_withdrawn check ((withdrawn_at is null) = (withdrawn_name is null))
);
create unique index region_change_once on region_change (code, kind, effective_on) where withdrawn_at is null;
