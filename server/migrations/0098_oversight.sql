-- What the office oversees: where an applicant is, accounts with all that was granted to them, and their freezing.
create view application_place as
select a.id as application_id, coalesce(p.region, a.content->>'region') as region
from application a left join party p on p.id = a.party_id
where coalesce(p.region, a.content->>'region') is not null;

create view account_overview as
select a.id, a.type, a.status, a.created_at, a.phone_sealed, a.phone_blind,
  p.id as party_id, p.kind, p.name, p.credit_code, p.region, p.attested_at,
  p.attestation_id, proof.status as attestation_status,
  m.id as merchant_id, m.application_id as entry_id, m.industries, entry.status as merchant_status,
  f.is_buyer, f.is_seller
from account a
join actor_fact f on f.account_id = a.id
left join party p on p.account_id = a.id
left join application proof on proof.id = p.attestation_id
left join merchant m on m.party_id = p.id
left join application entry on entry.id = m.application_id;

create index account_newest on account (created_at desc, id desc);

create table account_step (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  step text not null check (step in ('freeze', 'unfreeze')),
  operator_id uuid not null references operator (id),
  operator_name text not null,
  reason text not null check (char_length(reason) between 4 and 200),
  at timestamptz not null
);
create index account_step_of on account_step (account_id, id);
create trigger account_step_append_only
  before update or delete or truncate on account_step
  for each statement execute function refuse_rewrite();

create index certificate_newest on certificate (issued_at desc, id desc);
create index trade_order_newest on trade_order (created_at desc, id desc);
