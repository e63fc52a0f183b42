-- Offers: what suppliers answer a demand with. Every round of an offer is kept; the last word decides whose turn it is.
create table offer (
  id uuid primary key,
  demand_id uuid not null references demand (id),
  seller_account_id uuid not null references account (id),
  seller_party_id uuid not null references party (id),
  status text not null check (status in ('open', 'countered', 'accepted', 'refused', 'withdrawn', 'lapsed', 'ended')),
  rounds integer not null default 1 check (rounds between 1 and 40),
  -- The day up to which the supplier's last word stands.
  valid_until date not null,
  -- Why it was refused or withdrawn.
  reason text,
  order_id uuid constraint offer_order_once unique references trade_order (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint offer_has_order check ((status = 'accepted') = (order_id is not null)),
  constraint offer_refused_why check (status <> 'refused' or reason is not null)
);
create unique index offer_one_live on offer (demand_id, seller_party_id) where status in ('open', 'countered');
create unique index offer_one_accepted on offer (demand_id) where status = 'accepted';
create index offer_demand on offer (demand_id, created_at);
create index offer_seller on offer (seller_party_id, updated_at desc, id desc);
create index offer_live on offer (valid_until) where status in ('open', 'countered');

create table offer_round (
  offer_id uuid not null references offer (id),
  round integer not null check (round > 0),
  by text not null check (by in ('seller', 'owner')),
  at timestamptz not null,
  -- What would be delivered; an offer may be made before its product stands on the market.
  product_id uuid references product (id),
  version_id uuid references product_version (id),
  -- Lines of {name, price in fen}: one for a single price, several for tiers.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 5),
  term_months integer not null check (term_months between 1 and 120),
  terms text not null,
  note text not null,
  valid_until date not null,
  file_ids uuid[] not null default '{}',
  primary key (offer_id, round),
  check ((product_id is null) = (version_id is null))
);
create trigger offer_round_append_only
  before update or delete or truncate on offer_round
  for each statement execute function refuse_rewrite();

-- The order in which a demand ended, whether by an accepted offer or named by its owner.
create table demand_order (
  demand_id uuid primary key references demand (id),
  order_id uuid not null constraint demand_order_once unique references trade_order (id)
);

-- New products that have been held against the open demands, and what was found. A pair is told of once.
create table matched_product (
  product_id uuid primary key references product (id),
  at timestamptz not null
);
create table demand_match (
  demand_id uuid not null references demand (id),
  product_id uuid not null references product (id),
  -- The demand's, who is told so many a day.
  owner_id uuid not null references account (id),
  score integer not null,
  reasons text[] not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (demand_id, product_id)
);
create index demand_match_told on demand_match (owner_id, told_at) where told_at is not null;
create index demand_match_untold on demand_match (found_at) where told_at is null;

-- What fits is a topic of its own, so that it can be declined alone.
alter table notice drop constraint notice_topic_check;
alter table notice add constraint notice_topic_check
  check (topic in ('application', 'product', 'demand', 'match', 'order', 'certificate', 'account'));

insert into setting (key, value) values
  ('demand_quota', '20'),
  ('offer_quota', '30'),
  ('match_notices_daily', '5');
