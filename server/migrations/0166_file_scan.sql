-- What the scanner found in a file. Without a row a file is yet to be scanned, or there is no scanner.
create table file_scan (
  file_id uuid primary key references file on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'clean', 'quarantined', 'too_large')),
  -- What was found, in the scanner's words.
  finding text check ((finding is not null) = (state = 'quarantined')),
  tries int not null default 1,
  -- While it waits: when it is tried again, should whoever scans it now not come back.
  due_at timestamptz not null,
  scanned_at timestamptz
);
create index file_scan_quarantined on file_scan (scanned_at) where state = 'quarantined';

-- The scanner is woken by each new file, whichever version of the program stores it.
create function tell_file_stored() returns trigger language plpgsql as $$
begin
  perform pg_notify('file_stored', '');
  return null;
end $$;
create trigger file_stored after insert on file for each statement execute function tell_file_stored();
