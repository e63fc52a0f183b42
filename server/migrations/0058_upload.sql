-- Large files come in parts. Each part is an object of its own in the store and stays one: nothing is copied together.
alter table file
  add column parts text[],
  add column part_bytes integer,
  add constraint file_in_parts check ((parts is null) = (part_bytes is null) and cardinality(parts) > 0);

-- What is not whole yet is no file. `hash_state` is SHA-256 over the first `received` bytes, to be gone on with.
create table file_upload (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  fingerprint text not null,
  name text not null check (char_length(name) between 1 and 200),
  size bigint not null check (size > 0),
  part_bytes integer not null check (part_bytes > 0),
  kind text,
  received bigint not null default 0 check (received between 0 and size),
  parts text[] not null default '{}',
  hash_state bytea,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  constraint file_upload_once unique (owner_id, purpose, fingerprint, size),
  constraint file_upload_parts check (cardinality(parts) = (received + part_bytes - 1) / part_bytes),
  constraint file_upload_begun check ((received = 0) = (hash_state is null) and (received = 0) = (kind is null))
);
create index file_upload_expiry on file_upload (expires_at);
