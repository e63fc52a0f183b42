-- What suppliers do with demands they take: taken, contact read, given back. Limits count it, owners read it, and the
-- office is alerted to whoever only collects contacts.
create table taker_event (
  id bigint generated always as identity primary key,
  demand_id uuid not null references demand (id),
  party_id uuid not null references party (id),
  account_id uuid not null references account (id),
  step text not null check (step in ('take', 'read', 'giveBack')),
  reason text,
  at timestamptz not null,
  check ((step = 'giveBack') = (reason is not null))
);
create index taker_event_party on taker_event (party_id, at);
create index taker_event_demand on taker_event (demand_id, id);
create trigger taker_event_append_only
  before update or delete or truncate on taker_event
  for each statement execute function refuse_rewrite();

insert into taker_event (demand_id, party_id, account_id, step, reason, at)
select l.demand_id, p.id, l.actor_id, l.step, case l.step when 'giveBack' then coalesce(l.note, '') end, l.at
from demand_log l join party p on p.account_id = l.actor_id
where l.side = 'taker' and l.step in ('take', 'giveBack') order by l.id;

insert into setting (key, value) values ('demand_takes_open', '5'), ('demand_takes_daily', '10');
