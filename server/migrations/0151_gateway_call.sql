-- Each call through the gateway, from before it is sent: an outcome of null is under way, or its node died. The version
-- before keeps its calls under way in gateway_flight.
create table gateway_call (
  access_id uuid not null references gateway_access (id),
  id uuid not null,
  at timestamptz not null,
  outcome text,
  -- Null while under way.
  is_counted boolean,
  -- What the supplier answered with, where an answer began.
  status smallint,
  ms integer,
  constraint gateway_call_pkey primary key (access_id, id),
  constraint gateway_call_settled check ((outcome is null) = (is_counted is null))
) with (fillfactor = 80);
create index gateway_call_open on gateway_call (at) where outcome is null;
