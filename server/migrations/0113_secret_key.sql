-- Which SECRET_KEY the sealed columns were written under, by a fingerprint that tells nothing of it: a server with
-- another key must not start, for it could open nothing and would find nobody by their phone.
create table secret_key (
  fingerprint text primary key,
  since timestamptz not null default now()
);
create trigger secret_key_append_only
  before update or delete or truncate on secret_key
  for each statement execute function refuse_rewrite();
