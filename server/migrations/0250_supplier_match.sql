-- Demands compared with the products on the market, for their suppliers: each demand once, each pair in one digest.

create table matched_demand (
  demand_id uuid primary key references demand (id),
  at timestamptz not null
);
create table supplier_match (
  demand_id uuid not null references demand (id),
  product_id uuid not null references product (id),
  -- The supplier's, who gets at most one digest a day.
  party_id uuid not null references party (id),
  score integer not null,
  reasons text[] not null,
  found_at timestamptz not null,
  sent_at timestamptz,
  primary key (demand_id, product_id)
);
create index supplier_match_sent on supplier_match (party_id, sent_at) where sent_at is not null;
create index supplier_match_unsent on supplier_match (found_at) where sent_at is null;
