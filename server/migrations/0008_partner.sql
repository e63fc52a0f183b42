-- Ecosystem partners, as the site shows them.
create table partner (
  id uuid primary key,
  name text not null check (length(name) between 2 and 60),
  kind text not null,
  logo_file_id uuid references file (id),
  introduction text not null default '' check (length(introduction) <= 500),
  url text not null default '' check (url = '' or url ~ '^https?://'),
  sort integer not null default 0,
  is_shown boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint partner_name unique (name)
);
