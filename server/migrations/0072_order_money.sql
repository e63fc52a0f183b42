-- Fees, terms settled between the parties, and where the money of a deal went.
-- fee_rate in basis points of the price; fee_min and fee_max in fen, fee_max 0 for none; fee_payer seller, buyer or both.
insert into setting (key, value) values
  ('fee_rate', '0'), ('fee_min', '0'), ('fee_max', '0'), ('fee_payer', 'seller');

alter table trade_order
  add column buyer_fee bigint not null default 0 check (buyer_fee >= 0),
  add column seller_fee bigint not null default 0 check (seller_fee >= 0),
  -- What was settled in the newest round of the contract; its days replace those of the settings.
  add column terms jsonb,
  add constraint trade_order_fee_within check (buyer_fee + seller_fee <= coalesce(amount, 0));

alter table order_contract
  add column amount bigint check (amount between 0 and 1000000000000),
  add column terms jsonb,
  add column proposed_by text check (proposed_by in ('buyer', 'seller')),
  -- The usage limits as canonical JSON after ODRL; its digest stands in the body.
  add column policy text,
  add check ((terms is null) = (policy is null) and (terms is null) = (amount is null));

-- What became of the money of a deal that is over: not a fen more or less than was paid.
create table order_clearing (
  order_id uuid primary key references trade_order (id),
  paid bigint not null check (paid > 0),
  to_buyer bigint not null check (to_buyer >= 0),
  to_seller bigint not null check (to_seller >= 0),
  to_centre bigint not null check (to_centre >= 0),
  cleared_at timestamptz not null,
  constraint order_clearing_whole check (to_buyer + to_seller + to_centre = paid)
);
create index order_clearing_queue on order_clearing (cleared_at, order_id);
create trigger order_clearing_append_only
  before update or delete or truncate on order_clearing
  for each statement execute function refuse_rewrite();

-- A transfer of the centre's, noted by the office: settlement to the supplier or refund to the buyer.
create table order_payout (
  order_id uuid not null references order_clearing (order_id),
  side text not null check (side in ('buyer', 'seller')),
  amount bigint not null check (amount > 0),
  paid_on date not null,
  voucher_number text not null,
  note text not null,
  operator_id uuid not null,
  noted_at timestamptz not null,
  constraint order_payout_once primary key (order_id, side)
);
create trigger order_payout_append_only
  before update or delete or truncate on order_payout
  for each statement execute function refuse_rewrite();

create function refuse_other_payout() returns trigger language plpgsql as $$
begin
  if new.amount is distinct from (
    select case new.side when 'buyer' then to_buyer else to_seller end from order_clearing where order_id = new.order_id
  ) then
    raise exception 'a payout is what was cleared' using constraint = 'order_payout_as_cleared', errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_payout_as_cleared before insert on order_payout
  for each row execute function refuse_other_payout();

insert into order_clearing (order_id, paid, to_buyer, to_seller, to_centre, cleared_at)
select id, amount, case status when 'cancelled' then amount else 0 end,
  case status when 'completed' then amount else 0 end, 0, closed_at
from trade_order where status in ('completed', 'cancelled') and paid_at is not null and amount > 0;
