-- Since when an entry waits, by the database's own clock: what waits long shows that the sequencer stands still.
alter table proof_pending add column since timestamptz not null default now();
