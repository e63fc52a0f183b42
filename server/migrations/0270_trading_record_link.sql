-- Links by which a merchant shares its trading record; only the hash of a link's secret is stored.
create table trading_record_link (
  id uuid primary key,
  party_id uuid not null references party (id),
  token_hash bytea not null constraint trading_record_link_token unique,
  -- For whom, in the merchant's own words.
  note text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  opened_at timestamptz,
  opens integer not null default 0 check (opens >= 0),
  check (expires_at > created_at),
  check ((opened_at is null) = (opens = 0))
);
create index trading_record_link_party on trading_record_link (party_id, created_at desc, id desc);
