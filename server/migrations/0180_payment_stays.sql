-- What was paid for an order cannot shrink below what its settlement, payouts and invoices rely on (0130): a payment is
-- never deleted, and never moved to another order.
create trigger order_payment_append_only before delete or truncate on order_payment
  for each statement execute function refuse_rewrite();
create trigger order_payment_stays_with_its_order before update on order_payment
  for each row when (new.order_id is distinct from old.order_id) execute function refuse_rewrite();
