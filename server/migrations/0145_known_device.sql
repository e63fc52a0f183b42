-- A browser that has signed in to an account before: guesses from there are counted apart from strangers' guesses.
-- It opens nothing by itself. docs/decisions/0145-known-devices.md
create table known_device (
  id uuid primary key,
  -- The website and the office have separate sign-ins.
  side text not null check (side in ('site', 'office')),
  holder_id uuid not null,
  -- SHA-256 of the cookie; one browser may be known to several accounts.
  token_hash bytea not null,
  -- In words, `Windows · Chrome`; empty when it is not known.
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  constraint known_device_once unique (side, holder_id, token_hash)
);
create index known_device_token on known_device (token_hash);
create index known_device_used_at on known_device (used_at);

-- The browser of a sign-in, which is forgotten together with it where its holder ends it from elsewhere.
alter table session add column known_device_id uuid references known_device (id) on delete set null;
create index session_known_device on session (known_device_id);

-- Who asked for it, as far as that is known: an answer of anybody else is wrong. Empty: anyone may answer.
alter table challenge add column askers text[] not null default '{}';
