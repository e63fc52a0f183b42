-- Orders of a product by day, for its owner's picture: product stands left of order and may read it through this view only.
create view product_order_day as
select product_id, (created_at at time zone 'Asia/Shanghai')::date as day, count(*)::int as orders
from trade_order group by 1, 2;
