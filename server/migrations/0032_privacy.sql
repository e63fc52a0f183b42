-- What people may ask about their own data.

alter table account add column closed_at timestamptz;

-- PIPL 45: a copy of everything, sealed whole, for a day.
create table data_copy (
  id uuid primary key,
  account_id uuid not null references account (id),
  requested_at timestamptz not null,
  ready_at timestamptz,
  kept_until timestamptz,
  -- Null before it is ready and after its day.
  content_sealed text,
  check (content_sealed is null or (ready_at is not null and kept_until is not null))
);
create unique index data_copy_one_waiting on data_copy (account_id) where ready_at is null;
create index data_copy_own on data_copy (account_id, requested_at desc);
create index data_copy_over on data_copy (kept_until) where content_sealed is not null;

-- PIPL 15: consent that was taken back, and given again.
create table consent_withdrawal (
  id uuid primary key,
  account_id uuid not null references account (id),
  kind text not null check (kind in ('identity')),
  withdrawn_at timestamptz not null,
  renewed_at timestamptz,
  address text not null
);
create unique index consent_withdrawal_standing on consent_withdrawal (account_id, kind) where renewed_at is null;

-- Without the consent to its proof nobody acts as attested.
create or replace view actor_fact as
select
  a.id as account_id,
  p.id as party_id,
  coalesce(proof.status = 'approved' and w.id is null, false) as attested,
  case when proof.status = 'approved' and entry.status = 'approved' and w.id is null then m.id end as merchant_id,
  coalesce(proof.status = 'approved' and buying.status = 'approved' and w.id is null, false) as is_buyer,
  coalesce(
    proof.status = 'approved' and entry.status = 'approved' and selling.status = 'approved' and w.id is null,
    false
  ) as is_seller
from account a
left join party p on p.account_id = a.id
left join consent_withdrawal w on w.account_id = a.id and w.kind = 'identity' and w.renewed_at is null
left join application proof on proof.id = p.attestation_id
left join merchant m on m.party_id = p.id
left join application entry on entry.id = m.application_id
left join permission buyer on buyer.party_id = p.id and buyer.role = 'buyer'
left join application buying on buying.id = buyer.permit_id
left join permission seller on seller.party_id = p.id and seller.role = 'seller'
left join application selling on selling.id = seller.permit_id;

create or replace view standing_merchant as
select m.id, m.party_id, p.name, p.credit_code, p.region, p.attested_at,
  m.kinds, m.industries, m.introduction, m.website, m.since
from merchant m
join party p on p.id = m.party_id
join application entry on entry.id = m.application_id and entry.status = 'approved'
join application proof on proof.id = p.attestation_id and proof.status = 'approved'
where not exists (
  select from consent_withdrawal w
  where w.account_id = p.account_id and w.kind = 'identity' and w.renewed_at is null
);

-- PIPL 47: of a history row the named column may be emptied, and nothing else may ever be changed.
create function refuse_rewrite_but_emptying() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv[0] is distinct from to_jsonb(old) - tg_argv[0]
    or to_jsonb(new) -> tg_argv[0] is distinct from '{}'::jsonb then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;

drop trigger application_step_append_only on application_step;
create trigger application_step_append_only
  before delete or truncate on application_step
  for each statement execute function refuse_rewrite();
create trigger application_step_emptied_only
  before update on application_step
  for each row execute function refuse_rewrite_but_emptying('content');

-- Who is leaving begins nothing meanwhile: the look waits for whoever is closing the account, and then sees it closed.
create function refuse_closed_account() returns trigger language plpgsql as $$
begin
  perform from account
  where id = (to_jsonb(new) ->> tg_argv[0])::uuid and status <> 'closed' for key share;
  if not found then
    raise exception 'the account is closed' using errcode = 'check_violation', constraint = 'account_not_closed';
  end if;
  return new;
end $$;
create trigger demand_of_open_account before insert on demand
  for each row execute function refuse_closed_account('owner_id');
create trigger demand_taken_by_open_account before update of taker_id on demand
  for each row when (new.taker_id is not null) execute function refuse_closed_account('taker_id');
create trigger trade_order_of_open_account before insert on trade_order
  for each row execute function refuse_closed_account('buyer_account_id');
create trigger application_of_open_account before insert on application
  for each row execute function refuse_closed_account('account_id');
create trigger data_copy_of_open_account before insert on data_copy
  for each row execute function refuse_closed_account('account_id');
