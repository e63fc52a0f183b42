-- Above a sum that administrators set, in fen, money takes two people of finance: 0 is every sum, empty is none.
insert into setting (key, value) values ('finance_two_above', '') on conflict (key) do nothing;

create function money_needs_two(amount bigint) returns boolean language sql stable as $$
  select coalesce((select $1 > nullif(value, '')::bigint from setting where key = 'finance_two_above'), false)
$$;

-- A payment above it is confirmed in the transaction in which a second person approves that: who approves confirms.
create function refuse_lone_confirmation() returns trigger language plpgsql as $$
begin
  -- What was confirmed before the sum was set stands as it is.
  if tg_op = 'UPDATE' then
    if old.status = 'confirmed' and (old.order_id, old.amount, old.operator_id, old.decided_at)
      is not distinct from (new.order_id, new.amount, new.operator_id, new.decided_at) then
      return new;
    end if;
  end if;
  if money_needs_two(new.amount) and not exists (
    select from approval
    where kind = 'payment.confirm' and subject_id = new.order_id and status = 'approved'
      and decided_by = new.operator_id and decided_at = new.decided_at
      and (content ->> 'amount')::bigint = new.amount
  ) then
    raise exception 'a payment of order % that no second person approved', new.order_id
      using constraint = tg_name, errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_payment_by_two before insert or update on order_payment
  for each row when (new.status = 'confirmed') execute function refuse_lone_confirmation();

-- A payout above it is noted in the transaction in which a second person approves the note: who asked has transferred.
create function refuse_lone_payout() returns trigger language plpgsql as $$
begin
  if money_needs_two(new.amount) and not exists (
    select from approval
    where kind = 'payout.note' and subject_id = new.order_id and status = 'approved'
      and requested_by = new.operator_id and decided_at = new.noted_at
      and content ->> 'side' = new.side and (content ->> 'amount')::bigint = new.amount
  ) then
    raise exception 'a payout of order % that no second person approved', new.order_id
      using constraint = tg_name, errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_payout_by_two before insert on order_payout
  for each row execute function refuse_lone_payout();

create index approval_subject on approval (subject_id, requested_at desc);
create index approval_receipt on approval using gin ((content -> 'receiptIds')) where kind = 'payment.confirm';
