-- Messages of the centre to all users or a group of them.
create table broadcast (
  id uuid primary key,
  title text not null,
  body text not null,
  -- A path of this site; empty for none.
  link text not null,
  audience text not null check (
    audience in ('all', 'organisation', 'merchant', 'seller', 'buyer', 'runningBuyer', 'runningSeller')),
  -- A kind of merchants and a province; null for all of them.
  merchant_kind text,
  region text,
  is_important boolean not null,
  status text not null check (status in ('draft', 'sending', 'sent', 'stopped')),
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  author_id uuid not null references operator (id),
  author_name text not null,
  approved_at timestamptz,
  approved_name text,
  ended_at timestamptz,
  -- Counted at the approval; then how far the sending has come.
  recipients integer not null default 0,
  sent_to uuid,
  reached integer not null default 0,
  declined integer not null default 0,
  constraint broadcast_approved check ((status = 'draft') = (approved_at is null)),
  constraint broadcast_ended check ((status in ('sent', 'stopped')) = (ended_at is not null))
);
create index broadcast_sending on broadcast (approved_at) where status = 'sending';

alter table notice drop constraint notice_topic_check;
alter table notice add constraint notice_topic_check check (
  topic in ('application', 'product', 'demand', 'match', 'order', 'certificate', 'account', 'complaint', 'broadcast'));
