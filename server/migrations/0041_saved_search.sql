-- Searches that people have kept, and what they have been told of.

create table saved_search (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- Keyword and filters as the market's list takes them.
  wanted jsonb not null,
  title text not null,
  created_at timestamptz not null,
  -- What came to the market before this moment has been looked through.
  looked_until timestamptz not null,
  constraint saved_search_once unique (account_id, wanted)
);
create index saved_search_looked on saved_search (looked_until);

-- A product is told of once for each search, however often it goes off the market and comes back.
create table saved_search_hit (
  search_id uuid not null references saved_search (id) on delete cascade,
  product_id uuid not null references product (id),
  primary key (search_id, product_id)
);
