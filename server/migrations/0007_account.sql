-- People and companies who signed up. What makes them attested, buyer or seller is told by actor_fact.
create table account (
  id uuid primary key,
  phone_sealed text not null,
  phone_blind text not null constraint account_phone unique,
  password_hash text not null,
  -- Spec §2: /register?type=2 is the data merchant's way in; 1 is everyone else's.
  type smallint not null check (type in (1, 2)),
  status text not null default 'active' check (status in ('active', 'frozen', 'closed')),
  created_at timestamptz not null default now()
);

-- PIPL 14: what was agreed to, in which version, when and from where.
create table account_consent (
  account_id uuid not null references account,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  given_at timestamptz not null,
  address text not null,
  primary key (account_id, document, version)
);

-- One row an account: what it may do at this moment. The nouns that grant it come later and complete this view.
create view actor_fact as
  select
    id as account_id,
    null::uuid as party_id,
    false as attested,
    null::uuid as merchant_id,
    false as is_buyer,
    false as is_seller
  from account;
