-- What proves a movement of money serves one purpose only: a voucher's bytes and a bank reference pay one order, a
-- transfer number settles one sum, an invoice number stands for one invoice. The primary key decides races.
create table order_reference (
  kind text not null check (kind in ('voucher', 'transfer', 'payout', 'invoice')),
  number text not null,
  order_id uuid not null references trade_order (id),
  -- Within the order: the side of a payout, the id of an invoice; empty for a payment.
  part text not null default '',
  constraint order_reference_once primary key (kind, number)
);
create index order_reference_order on order_reference (order_id);

alter table order_payment add column reference text;
create index order_payment_reference on order_payment (reference) where reference is not null;
create index order_payment_voucher on order_payment (voucher_id);
create index file_voucher_digest on file (sha256) where purpose = 'voucher';

-- Of what was used twice before this table, the first use holds; the office sees the others when it meets them.
insert into order_reference (kind, number, order_id)
select 'voucher', f.sha256, p.order_id from order_payment p join file f on f.id = p.voucher_id
where p.status <> 'returned' order by p.submitted_at
on conflict do nothing;
insert into order_reference (kind, number, order_id, part)
select 'payout', upper(regexp_replace(p.voucher_number, '[^[:alnum:]]', '', 'g')), p.order_id, p.side from order_payout p
where not exists (
  select 1 from order_payout_recall r where r.order_id = p.order_id and r.side = p.side and r.round = p.round)
order by p.noted_at
on conflict do nothing;
insert into order_reference (kind, number, order_id, part)
select 'invoice',
  case when char_length(i.number) = 20 then i.number
    else coalesce(case when i.issuer = 'seller' then o.seller_party_id::text end, 'centre') || ' ' || i.number end,
  i.order_id, i.id::text
from order_invoice i join trade_order o on o.id = i.order_id
where i.number is not null order by i.updated_at
on conflict do nothing;
