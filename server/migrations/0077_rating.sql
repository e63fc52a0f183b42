-- What buyers say of deals that were completed. It stands left of the order: order and product are named, not referred to.
create table rating (
  id uuid primary key,
  order_id uuid not null constraint rating_once unique,
  product_id uuid not null,
  product_name text not null,
  buyer_party_id uuid not null references party (id),
  supplier_party_id uuid not null references party (id),
  quality smallint not null check (quality between 1 and 5),
  fit smallint not null check (fit between 1 and 5),
  delivery smallint not null check (delivery between 1 and 5),
  service smallint not null check (service between 1 and 5),
  text text not null check (char_length(text) between 10 and 500),
  created_at timestamptz not null,
  changed_at timestamptz,
  -- Until when the buyer may change it.
  fixed_at timestamptz not null,
  answer text check (char_length(answer) between 2 and 500),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  check ((answer is null) = (answered_at is null)),
  check ((hidden_at is null) = (hidden_reason is null)),
  check (buyer_party_id <> supplier_party_id)
);
create index rating_product on rating (product_id, created_at desc) where hidden_at is null;
create index rating_supplier on rating (supplier_party_id) where hidden_at is null;
create index rating_newest on rating (created_at desc, id);

create table rating_event (
  id bigint generated always as identity primary key,
  rating_id uuid not null references rating (id),
  at timestamptz not null,
  by text not null check (by in ('buyer', 'supplier', 'reporter', 'office')),
  actor_id uuid not null,
  step text not null check (step in ('rate', 'change', 'answer', 'report', 'hide', 'show')),
  -- What was said at that step.
  content jsonb not null
);
create index rating_event_rating on rating_event (rating_id, id);
create trigger rating_event_append_only
  before update or delete or truncate on rating_event
  for each statement execute function refuse_rewrite();

create table rating_report (
  id uuid primary key,
  rating_id uuid not null references rating (id),
  account_id uuid not null references account (id),
  reason text not null check (char_length(reason) between 4 and 300),
  reported_at timestamptz not null,
  decided_at timestamptz,
  constraint rating_report_once unique (rating_id, account_id)
);
create index rating_report_queue on rating_report (rating_id) where decided_at is null;

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'rating', '评价含有与交易无关的内容或不文明用语，予以隐藏。'),
  (uuid_v7(), 'rating', '评价泄露了商业秘密或个人信息，予以隐藏。'),
  (uuid_v7(), 'rating', '经核对，评价与交易有关，未发现违规内容，继续展示。');
