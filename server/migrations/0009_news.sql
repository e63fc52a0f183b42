-- Articles. `words` is what search looks through: title, summary and body without markup.
create table news (
  id uuid primary key,
  title text not null check (length(title) between 4 and 100),
  kind text not null,
  summary text not null default '' check (length(summary) <= 300),
  cover_file_id uuid references file (id),
  body text not null,
  words text not null,
  source text not null default '' check (length(source) <= 60),
  author text not null default '' check (length(author) <= 40),
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  is_pinned boolean not null default false,
  updated_at timestamptz not null default now(),
  check (status <> 'published' or published_at is not null)
);
create index news_published on news (is_pinned desc, published_at desc, id desc) where status = 'published';
create index news_words on news using gin (words gin_trgm_ops) where status = 'published';

-- Apart from the article, which readers must not rewrite and whose ready replies a count must not drop.
create table news_view (
  news_id uuid primary key references news (id) on delete cascade,
  views bigint not null default 0
);
