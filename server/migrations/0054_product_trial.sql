-- How often a draft has been written over, so that a window that has read an older state cannot undo a newer one.
alter table product_version add column revision integer not null default 0;

-- The last trial of a product's interface that went well. Neither the address nor what was sent is kept.
create table product_api_test (
  product_id uuid primary key references product (id) on delete cascade,
  account_id uuid not null references account (id),
  at timestamptz not null,
  host text not null check (length(host) <= 255),
  status integer not null,
  ms integer not null check (ms >= 0),
  -- Of the description that was tried; see described in api-test.ts.
  described text not null
);
