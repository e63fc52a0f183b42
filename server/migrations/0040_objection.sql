-- Objections to what stands in public notice, and the second pair of eyes for important data.

alter table product_version
  -- Undecided ones: while there is any, the notice does not end.
  add column open_objections integer not null default 0,
  -- Important data are approved by two: this one was the first.
  add column first_approved_by uuid references operator (id),
  add column first_approved_name text,
  add constraint product_version_objections check (open_objections >= 0 and (open_objections = 0 or status = 'notice')),
  add constraint product_version_first_approval check (first_approved_by is null or (first_approved_name is not null and status = 'pending'));

alter table product_history
  drop constraint product_history_side_check,
  add constraint product_history_side_check check (side in ('owner', 'office', 'system', 'public'));

create table objection (
  id uuid primary key,
  product_id uuid not null references product (id),
  version_id uuid not null references product_version (id),
  party_id uuid not null references party (id),
  account_id uuid not null references account (id),
  ground text not null check (ground in ('rights', 'source', 'privacy', 'secret', 'untrue', 'other')),
  text text not null,
  files uuid[] not null check (cardinality(files) between 1 and 5),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed', 'lapsed')),
  filed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator (id),
  reason text,
  constraint objection_once unique (version_id, party_id),
  constraint objection_decided check ((status = 'open') = (decided_at is null) and (status in ('open', 'lapsed')) = (decided_by is null))
);
create index objection_queue on objection (filed_at, id) where status = 'open';
create index objection_party on objection (party_id, filed_at desc);
