-- Money that arrived in the centre's account, as its bank reports it: a line of a statement, or a report about an order's
-- own account. A receipt is never lost: it waits until it pays an order or an operator dismisses it with a reason.

-- A payment that the bank reports has no voucher.
alter table order_payment alter column voucher_id drop not null;

-- The account that the bank opened for one order.
create table order_account (
  order_id uuid primary key references trade_order (id),
  account_name text not null,
  bank text not null,
  number text not null constraint order_account_number unique,
  opened_at timestamptz not null
);

-- Which heading of a bank's statement is read as what; chosen once.
create table statement_layout (
  bank text primary key,
  columns jsonb not null,
  operator_id uuid not null,
  updated_at timestamptz not null
);

create table bank_statement (
  id uuid primary key,
  bank text not null,
  file_name text not null,
  operator_id uuid not null,
  imported_at timestamptz not null,
  added integer not null,
  known integer not null
);

create table bank_receipt (
  id uuid primary key,
  source text not null check (source in ('statement', 'account')),
  statement_id uuid references bank_statement (id),
  bank text not null,
  -- The bank's serial number or, for a line without one, a digest of it: the same money is one row.
  fingerprint text not null constraint bank_receipt_once unique,
  serial text,
  account_number text,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  payer text not null,
  remark text not null,
  -- Order and contract numbers found in the remark.
  numbers text[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'dismissed')),
  order_id uuid references trade_order (id),
  payment_id uuid constraint bank_receipt_pays_once unique references order_payment (id),
  operator_id uuid,
  reason text,
  received_at timestamptz not null,
  decided_at timestamptz,
  check ((source = 'statement') = (statement_id is not null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'confirmed') = (payment_id is not null and order_id is not null)),
  check ((status = 'dismissed') = (reason is not null))
);
create index bank_receipt_queue on bank_receipt (received_at, id) where status = 'waiting';
create index bank_receipt_received on bank_receipt (received_at desc, id);
create index bank_receipt_order on bank_receipt (order_id) where order_id is not null;
create trigger bank_receipt_append_only before delete or truncate on bank_receipt
  for each statement execute function refuse_rewrite();
-- The bank's words stay as they came, and what paid an order stays so.
create trigger bank_receipt_stays before update on bank_receipt
  for each row when (
    old.status = 'confirmed'
    or (old.fingerprint, old.amount, old.payer, old.remark, old.paid_on, old.serial, old.account_number)
      is distinct from (new.fingerprint, new.amount, new.payer, new.remark, new.paid_on, new.serial, new.account_number))
  execute function refuse_rewrite();
