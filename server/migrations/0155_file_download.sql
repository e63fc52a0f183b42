-- Fetches through private links: the first request of a link inserts its row, which uses the link up. Kept for a year as
-- a record of who read what.
create table file_download (
  id uuid primary key,
  kind text not null check (kind in ('file', 'copy')),
  subject_id uuid not null,
  session_id uuid not null,
  holder_kind text not null check (holder_kind in ('user', 'operator')),
  holder_id uuid not null,
  address text not null,
  size bigint not null check (size >= 0),
  -- Bytes its replies were allowed to send, and those they sent.
  reserved bigint not null check (reserved >= 0),
  sent bigint not null default 0,
  -- True once a reply that ends with the last byte was sent whole.
  reached_end boolean not null default false,
  opened_at timestamptz not null
);
create index file_download_subject on file_download (subject_id, opened_at);
create index file_download_holder on file_download (holder_id, opened_at);
create index file_download_opened_at on file_download (opened_at);
