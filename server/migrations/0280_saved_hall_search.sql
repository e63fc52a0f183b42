-- Searches of the demand hall are saved as those of the market are.

alter table saved_search add column target text not null default 'product' check (target in ('product', 'demand'));
alter table saved_search drop constraint saved_search_once;
alter table saved_search add constraint saved_search_once unique (account_id, target, wanted);

-- A demand is notified once for each search, however often it leaves the hall and comes back.
create table saved_search_demand (
  search_id uuid not null references saved_search (id) on delete cascade,
  demand_id uuid not null references demand (id),
  primary key (search_id, demand_id)
);
