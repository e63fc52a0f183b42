-- What is in a sample file: measured once, for a file never changes. Personal data in it is masked before it gets here.
create table sample_profile (
  file_id uuid primary key references file (id) on delete cascade,
  profile jsonb not null,
  measured_at timestamptz not null
);
