-- The people of a company. A member signs in to an account of their own, which holds their phone, password and devices,
-- and acts for the company's account, which owns everything else. The holder of the company's account is no row here.
create table member (
  account_id uuid primary key references account,
  company_id uuid not null references account,
  name text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['admin', 'purchase', 'supply', 'finance']),
  joined_at timestamptz not null,
  -- The row outlives the membership: the history of the company's dealings names the person.
  removed_at timestamptz,
  check (account_id <> company_id)
);
create index member_company on member (company_id);

create or replace view audit_actor as
  select id, name, username from operator
  union all
  select account_id, name, null from party
  union all
  select m.account_id, m.name || coalesce('（' || p.name || '）', ''), null
  from member m left join party p on p.account_id = m.company_id;
