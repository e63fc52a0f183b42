-- The money of one order passes through two people's hands: whoever confirms that money has come in notes none going
-- out. A payment and a recall of a payout say that money came (back) in; a payout says that it went out. Whoever
-- confirmed the payment does not rule on the dispute that says where it goes either.
create function refuse_one_hand() returns trigger language plpgsql as $$
begin
  -- Whoever writes money of the same order waits here, and each statement below sees what the writer before committed.
  perform from trade_order where id = new.order_id for no key update;
  if (case tg_table_name
    when 'order_payout' then exists (
        select from order_payment
        where order_id = new.order_id and status = 'confirmed' and operator_id = new.operator_id)
      or exists (select from order_payout_recall where order_id = new.order_id and operator_id = new.operator_id)
    when 'order_payout_recall' then exists (
      select from order_payout where order_id = new.order_id and operator_id = new.operator_id)
    when 'order_dispute' then exists (
      select from order_payment
      where order_id = new.order_id and status = 'confirmed' and operator_id = new.operator_id)
  end) then
    raise exception 'one hand in % of order %', tg_table_name, new.order_id
      using constraint = tg_name, errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger order_payout_two_people before insert on order_payout
  for each row execute function refuse_one_hand();
create trigger order_recall_two_people before insert on order_payout_recall
  for each row execute function refuse_one_hand();
-- To go on as agreed moves no money.
create trigger order_dispute_two_people before insert or update of decision on order_dispute
  for each row when (new.decision in ('complete', 'cancel')) execute function refuse_one_hand();
