-- Four eyes: a grant of power, or what cannot be undone, is asked for by one operator and approved by another.
create table approval (
  id uuid primary key,
  -- What is asked for: `operator.create`, `product.revoke` …
  kind text not null,
  -- The operator, product … it is about.
  subject_id uuid not null,
  content jsonb not null default '{}',
  reason text not null check (char_length(reason) between 4 and 200),
  requested_by uuid not null references operator (id),
  requested_name text not null,
  requested_at timestamptz not null,
  lapses_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'withdrawn', 'lapsed')),
  decided_by uuid references operator (id),
  decided_name text not null default '',
  decided_at timestamptz,
  note text not null default '',
  check ((status = 'waiting') = (decided_at is null)),
  check (status not in ('approved', 'refused') or decided_by is not null),
  -- Neither who asked nor whom it is about decides.
  constraint approval_two_people check (
    status not in ('approved', 'refused') or (decided_by <> requested_by and decided_by <> subject_id)
  )
);
create unique index approval_one_waiting on approval (subject_id) where status = 'waiting';
create index approval_newest on approval (kind, requested_at desc);

-- What was asked for stays as it was asked, and what was decided stays decided.
create function refuse_rewrite_of_approval() returns trigger language plpgsql as $$
begin
  if old.status <> 'waiting'
    or to_jsonb(new) - '{status,decided_by,decided_name,decided_at,note}'::text[]
      is distinct from to_jsonb(old) - '{status,decided_by,decided_name,decided_at,note}'::text[] then
    raise exception 'approval is append-only';
  end if;
  return new;
end $$;
create trigger approval_decided_once before update on approval
  for each row execute function refuse_rewrite_of_approval();
create trigger approval_append_only before delete or truncate on approval
  for each statement execute function refuse_rewrite();

-- One person, one account: the phone is unique over all operators, also those out of office. Null for operators from
-- before, until an administrator has entered it.
alter table operator
  add column phone_sealed text,
  add column phone_blind text constraint operator_phone unique,
  add constraint operator_phone_whole check ((phone_sealed is null) = (phone_blind is null));

-- A link by SMS with which an operator sets a password. Only its hash is stored; the newest of an operator counts.
create table operator_link (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  secret_hash bytea not null constraint operator_link_secret unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was used, or replaced by a newer one.
  used_at timestamptz
);
create unique index operator_link_one_open on operator_link (operator_id) where used_at is null;
