-- The centre's own people. They sign in to the office only and are never accounts of the website.
create table operator (
  id uuid primary key,
  username text not null constraint operator_username unique check (username ~ '^[a-z][a-z0-9._-]{1,31}$'),
  name text not null check (char_length(name) between 1 and 20),
  password_hash text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['reviewer', 'editor', 'admin', 'auditor']),
  -- Credit code of their employer, when it trades here: nobody reviews their own organisation.
  organisation text,
  status text not null default 'active' check (status in ('active', 'frozen')),
  created_at timestamptz not null default now(),
  -- 等保 2.0 三权分立: system, review and audit rights are never in one person.
  constraint operator_powers_apart check (
    ('admin' = any (roles))::int + ('reviewer' = any (roles))::int + ('auditor' = any (roles))::int <= 1
  )
);
