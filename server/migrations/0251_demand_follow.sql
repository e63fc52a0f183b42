-- Demands that someone follows: a message when one is taken, reopened, concluded or over.

create table demand_follow (
  account_id uuid not null references account (id),
  demand_id uuid not null references demand (id),
  -- As it read when it was followed: a hidden demand shows no later one.
  title text not null,
  created_at timestamptz not null,
  primary key (account_id, demand_id)
);
create index demand_follow_demand on demand_follow (demand_id);
