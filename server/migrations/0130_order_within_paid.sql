-- Settlement, refund, payout and invoice of one order never exceed what was paid for it. The program keeps to this by
-- itself; the database refuses whatever else writes, and two writers who each see only their own sum.
create function refuse_more_than_paid() returns trigger language plpgsql as $$
declare
  received bigint;
  excess text;
begin
  -- Whoever writes money of the same order waits here. The sums are statements of their own, so they see what the
  -- writer before has committed.
  perform from trade_order where id = new.order_id for no key update;
  received := (
    select coalesce(sum(amount), 0) from order_payment where order_id = new.order_id and status = 'confirmed');
  select what into excess from (
    select 'cleared' as what, to_buyer + to_seller + to_centre as total, received as most
    from order_clearing where order_id = new.order_id
    union all
    select 'paid out to the ' || p.side, sum(p.amount), max(case p.side when 'buyer' then c.to_buyer else c.to_seller end)
    from order_payout p join order_clearing c on c.order_id = p.order_id
    where p.order_id = new.order_id and not exists (
      select from order_payout_recall r where r.order_id = p.order_id and r.side = p.side and r.round = p.round)
    group by p.side
    union all
    select 'invoiced to the ' || side, sum(amount), received
    from order_invoice where order_id = new.order_id and status <> 'refused' group by side
  ) as sums where total > most limit 1;
  if excess is not null then
    raise exception 'more is % than was paid', excess
      using constraint = 'order_within_paid', errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger order_within_paid after insert or update on order_payment
  for each row execute function refuse_more_than_paid();
create trigger order_within_paid after insert on order_clearing
  for each row execute function refuse_more_than_paid();
create trigger order_within_paid after insert on order_payout
  for each row execute function refuse_more_than_paid();
create trigger order_within_paid after insert or update on order_invoice
  for each row execute function refuse_more_than_paid();
