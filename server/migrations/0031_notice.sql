-- What happened that concerns someone, in the transaction in which it happened.
create table notice (
  id uuid primary key,
  account_id uuid not null references account (id),
  topic text not null check (topic in ('application', 'product', 'demand', 'order', 'certificate', 'account')),
  -- The happening: however often it is told, it makes one notice.
  key text not null,
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '',
  -- A path of this site.
  link text not null default '' check (link = '' or link ~ '^/[^/\\]'),
  is_important boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notice_once unique (account_id, key)
);
create index notice_own on notice (account_id, created_at desc, id desc);
create index notice_unread on notice (account_id) where read_at is null;

-- Rows differ from the default, which is to be told everything.
create table notice_setting (
  account_id uuid not null references account (id),
  topic text not null,
  in_app boolean not null,
  sms boolean not null,
  primary key (account_id, topic)
);

-- Text messages on their way. A worker claims a row before it sends and marks it after; one that died in between lets
-- its claim run out, and the next one sends again under the same key, which the gateway takes for the same message.
create table notice_sms (
  notice_id uuid primary key references notice (id) on delete cascade,
  tries integer not null default 0,
  claimed_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null,
  check (sent_at is null or given_up_at is null)
);
create index notice_sms_waiting on notice_sms (created_at) where sent_at is null and given_up_at is null;
