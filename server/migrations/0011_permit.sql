-- What a party may do in the market, by the permit that gave it. A frozen permit gives nothing while it is frozen.
create table permission (
  party_id uuid not null references party (id),
  role text not null check (role in ('buyer', 'seller', 'service')),
  permit_id uuid not null references application (id),
  granted_at timestamptz not null,
  constraint permission_once primary key (party_id, role)
);
