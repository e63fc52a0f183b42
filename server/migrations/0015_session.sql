-- Who is signed in, and what keeps strangers from guessing their way in.
create table session (
  id uuid primary key,
  -- The website and the office have separate sign-ins; a token of one is nothing at the other.
  side text not null check (side in ('site', 'office')),
  holder_id uuid not null,
  -- SHA-256 of the token: who reads this table cannot sign in with it.
  token_hash bytea not null unique,
  address text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index session_holder on session (side, holder_id);
create index session_created_at on session (created_at);

-- A question put to someone and the keyed hash of its one right answer: captchas, codes sent by text message.
create table challenge (
  kind text not null,
  subject text not null,
  answer text not null,
  tries_left integer not null,
  expires_at timestamptz not null,
  primary key (kind, subject)
);
create index challenge_expires_at on challenge (expires_at);

-- When something limited was last done, for each key; as many moments as its longest window can hold.
create table quota (
  key text primary key,
  taken timestamptz[] not null,
  kept_until timestamptz not null
);
create index quota_kept_until on quota (kept_until);

-- Where buyers transfer to, told with each payment instruction.
insert into setting (key, value) values ('pay_account_name', ''), ('pay_bank', ''), ('pay_account_number', '');
