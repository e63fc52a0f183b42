-- A supplier whose product was taken off the market may appeal; steps may carry papers.
alter table product
  -- Since when an appeal against the suspension waits for the centre's word.
  add column appealed_at timestamptz,
  add constraint product_appealed check (appealed_at is null or status = 'suspended');
create index product_appeals on product (appealed_at) where appealed_at is not null;

alter table product_history add column files uuid[] not null default '{}' check (cardinality(files) <= 5);
