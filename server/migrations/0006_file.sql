-- Uploaded files. The bytes lie in the store under `key`; a row that no noun has claimed is swept after a week.
create table file (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  name text not null check (char_length(name) between 1 and 200),
  size bigint not null check (size > 0),
  type text not null,
  sha256 text not null,
  key text not null unique,
  claimed_at timestamptz,
  created_at timestamptz not null
);
create index file_owner on file (owner_id, created_at);
create index file_unclaimed on file (created_at) where claimed_at is null;
