-- Who keeps a search may switch its notices off and on again.
alter table saved_search add column is_paused boolean not null default false;
