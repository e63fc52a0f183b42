-- A payer's name as it is compared: in one width, without spaces and brackets, however its 公司 is spelt.
create function payer_key(name text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(lower(normalize(name, NFKC)), '[\s()\[\]〔〕【】「」·.,、-]', '', 'g'),
    '(有限责任|有限)?公司$', '公司')
$$;

-- Several transfers may make up one payment: never more than it.
alter table bank_receipt drop constraint bank_receipt_pays_once;
create index bank_receipt_payment on bank_receipt (payment_id) where payment_id is not null;
create function refuse_receipts_beyond() returns trigger language plpgsql as $$
begin
  perform from order_payment where id = new.payment_id for no key update;
  if (select sum(amount) from bank_receipt where payment_id = new.payment_id)
    > (select amount from order_payment where id = new.payment_id) then
    raise exception 'receipts beyond their payment' using constraint = tg_name, errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger bank_receipt_within_payment after insert or update of payment_id on bank_receipt
  for each row when (new.payment_id is not null) execute function refuse_receipts_beyond();
