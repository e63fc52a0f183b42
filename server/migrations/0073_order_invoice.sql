-- Invoices: the supplier's for the price, the centre's for its fee.
create table order_invoice (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  issuer text not null check (issuer in ('seller', 'centre')),
  -- Who asked, and gets it.
  side text not null check (side in ('buyer', 'seller')),
  party_id uuid not null references party (id),
  kind text not null check (kind in ('plain', 'special')),
  title text not null,
  tax_number text,
  -- Address, phone, bank, account and e-mail as JSON.
  details_sealed text not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  status text not null check (status in ('requested', 'issued', 'received', 'returned', 'refused')),
  number text,
  issued_on date,
  file_id uuid references file (id),
  reason text,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  check (issuer = 'centre' or side = 'buyer'),
  check (kind = 'plain' or tax_number is not null),
  check (status not in ('issued', 'received') or (number is not null and issued_on is not null and file_id is not null)),
  check ((status in ('returned', 'refused')) = (reason is not null))
);
-- One live request for a thing; what was refused may be asked for again.
create unique index order_invoice_one_live on order_invoice (order_id, issuer, side) where status <> 'refused';
create index order_invoice_queue on order_invoice (updated_at, id) where issuer = 'centre' and status in ('requested', 'returned');

create table order_invoice_event (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references order_invoice (id),
  at timestamptz not null,
  by text not null check (by in ('buyer', 'seller', 'office')),
  actor_id uuid not null,
  move text not null check (move in ('ask', 'issue', 'refuse', 'receive', 'return')),
  from_status text,
  to_status text not null,
  note text
);
create index order_invoice_event_invoice on order_invoice_event (invoice_id, id);
create trigger order_invoice_event_append_only
  before update or delete or truncate on order_invoice_event
  for each statement execute function refuse_rewrite();
