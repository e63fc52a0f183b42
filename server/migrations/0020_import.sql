-- Which row of which source became which product, so that a file may be imported twice.
create table product_import (
  merchant_id uuid not null references merchant (id),
  source_key text not null check (length(source_key) between 1 and 200),
  product_id uuid not null references product (id),
  imported_at timestamptz not null,
  primary key (merchant_id, source_key)
);
