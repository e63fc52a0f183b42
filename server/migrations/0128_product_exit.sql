-- A draft that was never handed in may be thrown away: its form is emptied, its history stays.
alter table product add column dropped_at timestamptz;
