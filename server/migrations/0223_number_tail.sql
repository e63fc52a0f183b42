-- Numbers are found by their last part too: 订单号 DD-2026-7K3M9-QWX4T by QWX4T.
create index product_number_tail on product (right(number, 5));
create index demand_number_tail on demand (right(number, 5));
create index certificate_number_tail on certificate (right(number, 5));
create index trade_order_number_tail on trade_order (right(number, 5));
