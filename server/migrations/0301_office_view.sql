-- Saved views: a list of the office with its filters, order and columns under a name.
create table office_view (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  list text not null,
  name text not null check (char_length(name) between 1 and 20),
  -- Filters, tab, order and page size as the address holds them.
  query text not null check (char_length(query) <= 600),
  -- Null for the columns that the reader likes.
  columns text[],
  -- Operators of this role see it too.
  role text check (role in ('reviewer', 'editor', 'admin', 'auditor')),
  is_pinned boolean not null,
  created_at timestamptz not null,
  constraint office_view_name unique (operator_id, list, name)
);
create index office_view_shared on office_view (role) where role is not null;
