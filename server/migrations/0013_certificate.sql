-- Certificates, and the append-only log that their proofs are computed from.
create table certificate (
  id uuid primary key,
  number text not null constraint certificate_number unique,
  kind text not null check (kind in ('product', 'sale')),
  -- The product or order it is about; no foreign key, for those nouns stand to the right.
  subject_id uuid not null,
  holder_party_id uuid not null references party (id),
  -- The buyer of a deal.
  counterparty_id uuid references party (id),
  -- Canonical JSON of everything certified, kept as the very text that was hashed.
  content text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sm3 text not null check (sm3 ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  valid_until timestamptz check (valid_until > issued_at),
  state text not null default 'valid' check (state in ('valid', 'changed', 'revoked', 'expired')),
  state_reason text,
  state_at timestamptz,
  check ((kind = 'sale') = (counterparty_id is not null)),
  check ((state = 'valid') = (state_at is null))
);
create unique index certificate_one_valid on certificate (kind, subject_id) where state = 'valid';
create index certificate_subject on certificate (subject_id, issued_at desc);
create index certificate_holder on certificate (holder_party_id, issued_at desc);
create index certificate_due on certificate (valid_until) where state = 'valid' and valid_until is not null;

-- Leaves of a Merkle tree after RFC 6962: leaf_hash = SHA-256(0x00 || entry). Sequence numbers have no gap.
create table certificate_log (
  sequence bigint primary key check (sequence >= 0),
  certificate_id uuid not null references certificate,
  event text not null check (event in ('issued', 'changed', 'revoked', 'expired')),
  entry text not null,
  leaf_hash bytea not null check (octet_length(leaf_hash) = 32),
  at timestamptz not null
);
create unique index certificate_log_issue on certificate_log (certificate_id) where event = 'issued';
create index certificate_log_certificate on certificate_log (certificate_id, sequence);

create trigger certificate_log_append_only
  before update or delete or truncate on certificate_log
  for each statement execute function refuse_rewrite();

-- How long the log is. Taking the next number locks this row, so numbers follow commits one by one and none is skipped.
create table certificate_log_size (
  only_row boolean primary key default true check (only_row),
  size bigint not null default 0
);
insert into certificate_log_size default values;
