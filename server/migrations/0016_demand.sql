-- Demands and every step of their life.
create table demand (
  id uuid primary key,
  number text not null constraint demand_number_unique unique,
  owner_id uuid not null references account (id),
  party_id uuid not null references party (id),
  status text not null default 'draft' check (status in
    ('draft', 'pending', 'correction', 'refused', 'published', 'unpublished', 'taken', 'concluded', 'closed')),
  title text not null default '',
  kind text,
  industry text,
  description text not null default '',
  wanted_fields text[] not null default '{}',
  coverage text[] not null default '{}',
  update_frequency text,
  delivery text,
  scene text,
  budget_mode text not null default 'range' check (budget_mode in ('range', 'negotiable')),
  budget_min bigint check (budget_min >= 0),
  budget_max bigint check (budget_max >= 0),
  deadline date,
  -- Name, phone and e-mail as one sealed text: they are shown to the owner and the taker only.
  contact text,
  file_ids uuid[] not null default '{}',
  -- What the last decision or step said to the owner, and at which fields.
  note text,
  opinions jsonb,
  submissions integer not null default 0,
  taker_id uuid references account (id),
  taker_party_id uuid references party (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  published_at timestamptz,
  taken_at timestamptz,
  closed_at timestamptz,
  -- What keywords are looked for in: normalised, lower case.
  search_text text not null default '',
  constraint demand_complete check (status in ('draft', 'closed') or (
    title <> '' and kind is not null and industry is not null and description <> ''
    and deadline is not null and contact is not null)),
  constraint demand_budget check (budget_min is null or budget_max is null or status in ('draft', 'correction') or budget_min <= budget_max),
  constraint demand_has_taker check (status not in ('taken', 'concluded') or (taker_id is not null and taker_party_id is not null)),
  constraint demand_own_taker check (taker_id is null or taker_id <> owner_id)
);
create index demand_owner on demand (owner_id, updated_at desc);
create index demand_taker on demand (taker_id, taken_at desc) where taker_id is not null;
create index demand_hall on demand (published_at desc, id) where status in ('published', 'taken', 'concluded');
create index demand_queue on demand (submitted_at, id) where status = 'pending';
create index demand_deadline on demand (deadline) where status in ('pending', 'correction', 'published', 'unpublished');
create index demand_search on demand using gin (search_text gin_trgm_ops);

create table demand_log (
  id bigint generated always as identity primary key,
  demand_id uuid not null references demand (id),
  at timestamptz not null,
  step text not null,
  status text not null,
  side text not null check (side in ('owner', 'taker', 'office', 'system')),
  actor_id uuid,
  -- The name that was shown at the time; the office signs as the centre.
  name text,
  note text,
  opinions jsonb,
  -- What a submission said, so that the next reviewer sees what was changed.
  content jsonb
);
create index demand_log_demand on demand_log (demand_id, id);

create trigger demand_log_append_only
  before update or delete or truncate on demand_log
  for each statement execute function refuse_rewrite();
