-- What the parties of an order write to each other. It is part of the deal's record, so nothing in it is changed or taken away.
create table order_message (
  -- Given out under the order's lock, so the messages of one order are numbered as they were written.
  place bigint generated always as identity primary key,
  order_id uuid not null references trade_order (id),
  side text not null check (side in ('buyer', 'seller')),
  account_id uuid not null references account (id),
  -- Made by the form: one key is one message.
  key text not null,
  text_sealed text not null,
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  at timestamptz not null,
  constraint order_message_once unique (order_id, side, key)
);
create index order_message_order on order_message (order_id, place);
create trigger order_message_append_only
  before update or delete or truncate on order_message
  for each statement execute function refuse_rewrite();

-- How far each side has read.
create table order_message_seen (
  order_id uuid not null references trade_order (id),
  side text not null check (side in ('buyer', 'seller')),
  place bigint not null check (place > 0),
  primary key (order_id, side)
);
