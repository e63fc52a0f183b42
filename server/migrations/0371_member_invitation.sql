-- An invitation is a link sent by text message, accepted once; then it is gone.
create table member_invitation (
  id uuid primary key,
  company_id uuid not null references account,
  name text not null,
  phone_sealed text not null,
  phone_blind text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['admin', 'purchase', 'supply', 'finance']),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint member_invitation_once unique (company_id, phone_blind)
);
create index member_invitation_expires on member_invitation (expires_at);
