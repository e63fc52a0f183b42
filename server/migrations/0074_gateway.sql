-- API products after they are sold. The order that opened an access stands to the right of it and is known by its number.
create table gateway_access (
  id uuid primary key,
  order_id uuid not null constraint gateway_access_order unique,
  order_number text not null,
  product_id uuid not null references product (id),
  product_name text not null,
  buyer_party_id uuid not null references party (id),
  seller_party_id uuid not null references party (id),
  endpoint text not null,
  secret_place text not null check (secret_place in ('header', 'query')),
  secret_name text not null,
  upstream_sealed text not null,
  upstream_changed_at timestamptz not null,
  methods text[] not null check (cardinality(methods) > 0),
  -- SHA-256 of the key: 256 random bits need no slow hash.
  key_token_hash text constraint gateway_access_key unique,
  key_hint text,
  key_issued_at timestamptz,
  -- Null: as many as wanted.
  bought bigint check (bought > 0),
  per_second integer not null check (per_second > 0),
  expires_at timestamptz,
  state text not null check (state in ('open', 'suspended', 'closed')),
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  check ((key_token_hash is null) = (key_issued_at is null))
);

-- What every call writes, apart from what calls only read, so that rows stay small and are changed in place.
create table gateway_meter (
  access_id uuid primary key references gateway_access (id),
  -- Calls taken: those answered, and those under way.
  taken bigint not null default 0 check (taken >= 0),
  window_at timestamptz not null default '-infinity',
  window_count integer not null default 0
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Calls under way: taken, and not yet known to be answered. Those whose node died are given back.
create table gateway_flight (
  id uuid primary key,
  access_id uuid not null references gateway_access (id),
  at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index gateway_flight_at on gateway_flight (at);

-- How often, never what: hours with their counts, kept for a while.
create table gateway_usage (
  access_id uuid not null references gateway_access (id),
  hour timestamptz not null,
  calls bigint not null default 0,
  refused bigint not null default 0,
  failed bigint not null default 0,
  ms_sum bigint not null default 0,
  ms_max integer not null default 0,
  primary key (access_id, hour)
) with (fillfactor = 50);
create index gateway_usage_hour on gateway_usage (hour);

alter table order_delivery add column access_id uuid references gateway_access (id);

-- Credentials that used to be handed to the buyer: the supplier's interface is reached through the gateway from now on.
insert into gateway_access (id, order_id, order_number, product_id, product_name, buyer_party_id, seller_party_id,
  endpoint, secret_place, secret_name, upstream_sealed, upstream_changed_at, methods, bought, per_second, expires_at,
  state, opened_at, updated_at)
select d.id, o.id, o.number, o.product_id, o.product_name, o.buyer_party_id, o.seller_party_id,
  d.endpoint, 'header', 'Authorization', d.credential_sealed, d.delivered_at, array['GET', 'HEAD', 'POST'],
  (o.tier ->> 'count')::bigint * o.quantity, 20,
  d.delivered_at + make_interval(days => (o.tier ->> 'days')::integer),
  case when o.status in ('awaiting_acceptance', 'completed') then 'open' when o.status = 'cancelled' then 'closed'
    else 'suspended' end, d.delivered_at, d.delivered_at
from trade_order o join lateral (
  select * from order_delivery where order_id = o.id and kind = 'api' and endpoint is not null
    and credential_sealed is not null order by delivered_at desc, id desc limit 1) d on true;
insert into gateway_meter (access_id) select id from gateway_access;
update order_delivery d set access_id = a.id from gateway_access a where a.order_id = d.order_id and d.kind = 'api';
alter table order_delivery drop column credential_sealed, drop column revealed_at;

insert into setting (key, value) values ('gateway_per_second', '20');
