-- Deals. What a step needs to know stands in trade_order itself, so that whoever waited for its row reads what is true now.
create table trade_order (
  id uuid primary key,
  number text not null constraint trade_order_number unique,
  buyer_party_id uuid not null references party (id),
  seller_party_id uuid not null references party (id),
  buyer_account_id uuid not null references account (id),
  -- The parties in the words of that day; credit codes are null for persons.
  buyer_name text not null,
  buyer_code text,
  seller_name text not null,
  seller_code text,
  idempotency_key text not null,
  -- Digest of the application, so that one key cannot stand for two different ones.
  fingerprint text not null,
  product_id uuid not null references product (id),
  version_id uuid not null references product_version (id),
  product_name text not null,
  -- The product in the words of that day, and the line of its price list.
  snapshot jsonb not null,
  price_mode text not null,
  tier jsonb,
  quantity integer not null check (quantity between 1 and 9999),
  -- In fen; null until a supplier has quoted.
  amount bigint check (amount between 0 and 1000000000000),
  is_quoted boolean not null default false,
  quote_note text not null default '',
  scene text not null,
  purpose text not null,
  usage text not null,
  term_months integer not null check (term_months between 1 and 120),
  contact_name text not null,
  contact_phone_sealed text not null,
  note text not null default '',
  status text not null check (status in ('awaiting_seller', 'awaiting_sign', 'awaiting_payment', 'awaiting_delivery',
    'awaiting_acceptance', 'completed', 'cancelled', 'disputed')),
  -- Where the deal goes on when a dispute ends with 继续履行.
  disputed_from text check (disputed_from in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance')),
  due_at timestamptz,
  contract_round integer not null default 0,
  buyer_signed_at timestamptz,
  seller_signed_at timestamptz,
  pending_payment_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  paid_at timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  constraint trade_order_once unique (buyer_party_id, idempotency_key),
  check (buyer_party_id <> seller_party_id),
  check ((status = 'disputed') = (disputed_from is not null)),
  check ((status in ('completed', 'cancelled')) = (closed_at is not null)),
  check (status in ('awaiting_seller', 'cancelled') or amount is not null),
  check (pending_payment_id is null or status in ('awaiting_payment', 'disputed'))
);
create index trade_order_bought on trade_order (buyer_party_id, created_at desc, id desc);
create index trade_order_sold on trade_order (seller_party_id, created_at desc, id desc);
create index trade_order_due on trade_order (due_at) where due_at is not null;
create index trade_order_product on trade_order (product_id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references trade_order (id),
  at timestamptz not null,
  by text not null check (by in ('buyer', 'seller', 'office', 'system')),
  actor_id uuid,
  move text not null,
  from_status text,
  to_status text not null,
  note text
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_append_only
  before update or delete or truncate on order_event
  for each statement execute function refuse_rewrite();

-- Every text that was ever put before the parties; the newest round is the one they sign.
create table order_contract (
  order_id uuid not null references trade_order (id),
  round integer not null check (round > 0),
  number text not null constraint order_contract_number unique,
  body text not null,
  sha256 text not null,
  sm3 text not null,
  created_at timestamptz not null,
  primary key (order_id, round)
);
create trigger order_contract_append_only
  before update or delete or truncate on order_contract
  for each statement execute function refuse_rewrite();

create table order_signature (
  order_id uuid not null,
  round integer not null,
  side text not null check (side in ('buyer', 'seller')),
  party_id uuid not null references party (id),
  account_id uuid not null references account (id),
  sha256 text not null,
  address text not null,
  at timestamptz not null,
  primary key (order_id, round, side),
  foreign key (order_id, round) references order_contract (order_id, round)
);
create trigger order_signature_append_only
  before update or delete or truncate on order_signature
  for each statement execute function refuse_rewrite();

create table order_payment (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  amount bigint not null check (amount > 0),
  voucher_id uuid not null references file (id),
  payer text not null,
  paid_on date not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'returned')),
  reason text,
  operator_id uuid,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'returned') = (reason is not null))
);
create unique index order_payment_one_open on order_payment (order_id) where status = 'pending';
create index order_payment_order on order_payment (order_id, submitted_at);
create index order_payment_queue on order_payment (submitted_at, id) where status = 'pending';

create table order_delivery (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  kind text not null check (kind in ('file', 'api', 'offline')),
  note text not null,
  endpoint text,
  credential_sealed text,
  revealed_at timestamptz,
  objection text,
  delivered_at timestamptz not null
);
create index order_delivery_order on order_delivery (order_id, delivered_at);

create table order_delivery_file (
  delivery_id uuid not null references order_delivery (id),
  file_id uuid not null references file (id),
  place integer not null,
  primary key (delivery_id, file_id)
);

create table order_download (
  id bigint generated always as identity primary key,
  order_id uuid not null references trade_order (id),
  file_id uuid not null references file (id),
  account_id uuid not null references account (id),
  address text not null,
  at timestamptz not null
);
create index order_download_order on order_download (order_id, file_id);
create trigger order_download_append_only
  before update or delete or truncate on order_download
  for each statement execute function refuse_rewrite();

create table order_dispute (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  -- `system` when a supplier let the delivery term pass.
  raised_by text not null check (raised_by in ('buyer', 'seller', 'system')),
  reason text not null,
  evidence uuid[] not null default '{}',
  raised_at timestamptz not null,
  decision text check (decision in ('continue', 'complete', 'cancel')),
  decision_note text,
  operator_id uuid,
  settled_at timestamptz,
  check ((decision is null) = (settled_at is null))
);
create unique index order_dispute_one_open on order_dispute (order_id) where settled_at is null;
create index order_dispute_order on order_dispute (order_id, raised_at);
create index order_dispute_queue on order_dispute (raised_at, id) where settled_at is null;
