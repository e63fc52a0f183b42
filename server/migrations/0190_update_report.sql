-- Updates of registered products as reported, against which the registered frequency is held.

create table update_report (
  id uuid primary key,
  product_id uuid not null references product (id),
  period_from date not null,
  period_to date not null,
  row_count bigint check (row_count >= 0),
  byte_size bigint check (byte_size >= 0),
  source text not null check (source in ('page', 'key', 'gateway')),
  reported_at timestamptz not null,
  -- A report is never changed: the supplier takes a wrong one back, and it stays on record.
  withdrawn_at timestamptz,
  withdrawn_reason text,
  constraint update_report_period check (period_from <= period_to),
  constraint update_report_sized check (source = 'gateway' or row_count is not null or byte_size is not null),
  constraint update_report_withdrawn check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index update_report_once on update_report (product_id, period_from, period_to) where withdrawn_at is null;
create index update_report_product on update_report (product_id, reported_at desc, id desc);

-- The supplier's key for reports by program; only its hash is stored.
create table update_key (
  product_id uuid primary key references product (id),
  key_token_hash text not null constraint update_key_hash unique,
  key_hint text not null,
  issued_at timestamptz not null
);

-- An interface that the centre looks at for updates: `pointer` names a field of its JSON reply, empty for ETag or
-- Last-Modified.
create table update_watch (
  product_id uuid primary key references product (id),
  endpoint text not null,
  pointer text not null,
  secret_name text not null,
  secret_sealed text,
  -- The value last seen.
  seen text not null,
  checked_at timestamptz,
  problem text,
  next_at timestamptz not null
);
create index update_watch_due on update_watch (next_at);

-- Punctuality of the last 90 days as measured last, for the statistics by industry.
create table update_punctuality (
  product_id uuid primary key references product (id),
  due integer not null check (due >= 0),
  on_time integer not null check (on_time between 0 and due),
  measured_at timestamptz not null
);

-- The part of `score` that measured updates give. Until now `score` rose with the day of registration, which this takes out.
alter table product add column freshness integer not null default 0;
update product set score = score - floor(extract(epoch from registered_at - timestamptz '2025-01-01 00:00Z') / 86400)::integer
  where registered_at is not null;
