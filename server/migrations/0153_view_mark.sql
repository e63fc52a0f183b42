-- A visitor's view of an item counts once a day. `visitor` is a keyed hash of the day, the item and who looked: it names
-- no person and tells nothing across days or items. Marks are deleted when their day is over.
create table view_mark (
  day date not null,
  kind text not null check (kind in ('product', 'news')),
  item uuid not null,
  visitor text not null,
  primary key (day, kind, item, visitor)
);

-- The hot list asks for recent buyers.
create index trade_order_signed on trade_order (signed_at, product_id, buyer_party_id) where signed_at is not null;
