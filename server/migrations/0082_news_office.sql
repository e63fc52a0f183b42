-- What the editors do: drafts, moments to come, and every version that was saved.
alter table news drop constraint news_status_check;
alter table news
  add constraint news_status_check check (status in ('draft', 'scheduled', 'published', 'withdrawn')),
  add column version integer not null default 1 check (version > 0),
  add column publish_at timestamptz,
  add constraint news_scheduled_when check ((status = 'scheduled') = (publish_at is not null));
create index news_due on news (publish_at) where status = 'scheduled';
create index news_updated on news (updated_at desc, id);

-- A version without an operator was there before editors were.
create table news_version (
  news_id uuid not null references news (id),
  version integer not null,
  title text not null,
  kind text not null,
  summary text not null,
  cover_file_id uuid references file (id),
  body text not null,
  source text not null,
  author text not null,
  is_pinned boolean not null,
  operator_id uuid references operator (id),
  operator_name text not null default '',
  saved_at timestamptz not null,
  primary key (news_id, version)
);

create table news_step (
  id bigint generated always as identity primary key,
  news_id uuid not null references news (id),
  step text not null check (step in ('create', 'save', 'restore', 'publish', 'schedule', 'unschedule', 'withdraw', 'due')),
  version integer not null,
  operator_id uuid references operator (id),
  operator_name text not null default '',
  at timestamptz not null,
  note text not null default '' check (char_length(note) <= 200)
);
create index news_step_news on news_step (news_id, id);
create trigger news_step_append_only
  before update or delete or truncate on news_step
  for each statement execute function refuse_rewrite();
create trigger news_version_append_only
  before update or delete or truncate on news_version
  for each statement execute function refuse_rewrite();
