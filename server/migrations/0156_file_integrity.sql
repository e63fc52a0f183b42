-- SHA-256 of each mebibyte of a file, so that any part of it is checked before it is sent. Written at upload, or once a
-- file from before has been found to be what `file.sha256` promises.
create table file_integrity (
  file_id uuid primary key references file (id) on delete cascade,
  -- One after the other, 32 bytes each; null while the file has not been verified.
  digests bytea,
  verified_at timestamptz,
  -- Since when the store holds something else, or nothing.
  damaged_at timestamptz,
  constraint file_integrity_state check (digests is not null or damaged_at is not null)
);
create index file_integrity_verified_at on file_integrity (verified_at);
create index file_integrity_damaged_at on file_integrity (damaged_at) where damaged_at is not null;

-- Of the parts that have come; a version that does not know it leaves it short, and the file is verified later.
alter table file_upload add column digests bytea not null default '';
