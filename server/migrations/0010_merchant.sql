-- What is applied for and reviewed, whom the review proved, and the data merchants among them.
create table application (
  id uuid primary key,
  subject text not null check (subject in ('attestation', 'merchant', 'permit', 'experience')),
  account_id uuid not null references account (id),
  party_id uuid,
  -- The applicant's credit code: nobody reviews their own organisation.
  organisation text,
  title text not null check (char_length(title) <= 200),
  note text not null default '' check (char_length(note) <= 200),
  status text not null check (status in ('draft', 'pending', 'correction', 'approved', 'refused', 'frozen')),
  -- The form by field; identity numbers and phones stand in it sealed.
  content jsonb not null,
  opinions jsonb not null default '{}',
  reason text not null default '' check (char_length(reason) <= 500),
  submissions integer not null default 0 check (submissions >= 0),
  submitted_at timestamptz,
  decided_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status = 'draft' or submitted_at is not null),
  check (subject = 'attestation' or party_id is not null)
);
create unique index application_open_once on application (account_id, subject)
  where status in ('draft', 'pending', 'correction') and subject <> 'experience';
create unique index application_standing_once on application (account_id, subject)
  where status in ('approved', 'frozen') and subject in ('attestation', 'merchant');
create index application_own on application (account_id, subject, created_at desc, id desc);
create index application_waiting on application (subject, submitted_at, id) where status = 'pending';
create index application_decided on application (subject, status, decided_at desc, id desc);
create index application_party on application (party_id, subject) where status = 'approved';

create table application_step (
  id uuid primary key,
  application_id uuid not null references application (id),
  step text not null check (step in ('submit', 'approve', 'correct', 'refuse', 'freeze', 'unfreeze')),
  status text not null,
  -- Null for the applicant's own steps.
  operator_id uuid references operator (id),
  operator_name text,
  reason text not null default '',
  opinions jsonb not null default '{}',
  -- What was submitted, on the step `submit`.
  content jsonb,
  at timestamptz not null,
  check ((step = 'submit') = (content is not null)),
  check ((step = 'submit') = (operator_id is null))
);
create index application_step_of on application_step (application_id, id);
create trigger application_step_append_only
  before update or delete or truncate on application_step
  for each statement execute function refuse_rewrite();

-- The identity that a review proved: an account has one, an organisation or a person stands behind one account.
create table party (
  id uuid primary key,
  account_id uuid not null,
  attestation_id uuid not null references application (id),
  kind text not null check (kind in ('person', 'organisation')),
  name text not null check (char_length(name) between 2 and 60),
  credit_code text,
  legal_person text,
  region text,
  address text,
  id_number_sealed text,
  id_number_blind text,
  contact_name text not null default '',
  contact_phone_sealed text,
  email text not null default '',
  attested_at timestamptz not null,
  constraint party_account_once unique (account_id),
  constraint party_credit_code_once unique (credit_code),
  constraint party_id_number_once unique (id_number_blind),
  constraint party_account foreign key (account_id) references account (id),
  check ((kind = 'organisation') = (credit_code is not null)),
  check ((kind = 'person') = (id_number_sealed is not null)),
  check ((id_number_sealed is null) = (id_number_blind is null))
);

alter table application
  add constraint application_party foreign key (party_id) references party (id);

create table merchant (
  id uuid primary key,
  party_id uuid not null references party (id),
  application_id uuid not null references application (id),
  kinds text[] not null check (cardinality(kinds) between 1 and 5),
  industries text[] not null,
  introduction text not null,
  website text not null default '',
  since timestamptz not null,
  constraint merchant_party_once unique (party_id)
);

-- Merchants whose attestation and entry both stand at this moment: the one predicate for what the public may see.
create view standing_merchant as
select m.id, m.party_id, p.name, p.credit_code, p.region, p.attested_at,
  m.kinds, m.industries, m.introduction, m.website, m.since
from merchant m
join party p on p.id = m.party_id
join application entry on entry.id = m.application_id and entry.status = 'approved'
join application proof on proof.id = p.attestation_id and proof.status = 'approved';
