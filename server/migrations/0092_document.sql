-- Standing texts of the centre: a working copy of each, and the dated versions that were published.
create table document (
  id uuid primary key,
  anchor text not null constraint document_anchor unique check (anchor ~ '^[a-z][a-z0-9-]{0,31}$'),
  kind text not null check (kind in ('about', 'agreement', 'rule', 'guide', 'question')),
  -- Guides and questions stand by topic.
  topic text check (topic in ('account', 'sell', 'buy', 'demand', 'money', 'safety')),
  sort integer not null default 0,
  is_hidden boolean not null default false,
  title text not null check (char_length(title) between 2 and 80),
  body text not null check (length(body) <= 200000),
  -- Grows with each saving of the working copy.
  revision integer not null default 1 check (revision > 0),
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  constraint document_topic check ((topic is not null) = (kind in ('guide', 'question'))),
  -- Nobody could sign up without them.
  constraint document_sign_up check (anchor not in ('terms', 'privacy') or (kind = 'agreement' and not is_hidden))
);
create index document_place on document (kind, sort, anchor);

create table document_version (
  document_id uuid not null references document (id),
  number integer not null check (number > 0),
  title text not null,
  body text not null,
  -- Title and text without markup, for search.
  words text not null,
  note text not null,
  effective_on date not null,
  published_at timestamptz not null,
  -- A version without an operator came with the installation.
  operator_id uuid references operator (id),
  operator_name text not null default '',
  primary key (document_id, number)
);
create trigger document_version_append_only
  before update or delete or truncate on document_version
  for each statement execute function refuse_rewrite();

insert into document (id, anchor, kind, sort, is_hidden, title, body, updated_at)
select id, anchor, 'about', sort, not is_shown, case when char_length(title) < 2 then title || '栏目' else title end, body, updated_at
from about_section;
insert into document_version (document_id, number, title, body, words, note, effective_on, published_at)
select id, 1, title, body, title || ' ' || regexp_replace(body, '<[^>]+>', ' ', 'g'), '首次发布',
  (updated_at at time zone 'Asia/Shanghai')::date, updated_at
from document;
drop table about_section;

-- PIPL 14: what was agreed to is a version of a document.
update account_consent set version = '1';
alter table account_consent alter column version type integer using version::integer;
