-- What a buyer has applied for and nobody has answered: counted at each application.
create index trade_order_open on trade_order (buyer_party_id) where status = 'awaiting_seller';

-- How many applications of one buyer may wait for an answer at once.
insert into setting (key, value) values ('order_open_most', '100');
