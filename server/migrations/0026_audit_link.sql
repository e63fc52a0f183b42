-- The trail's chain: each link holds the hash of its row and of the link before. See docs/decisions/0030-audit-chain.md.
create table audit_link (
  position bigint primary key check (position > 0),
  entry_id bigint not null constraint audit_link_once unique,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- On the last link of each sealing: only who holds the centre's secret can write a new chain over an old one.
  signature text,
  sealed_at timestamptz not null
);
create trigger audit_link_append_only
  before update or delete or truncate on audit_link
  for each statement execute function refuse_rewrite();

-- Beside the triggers: whoever owns the tables has no such right either, unless they take it back.
revoke update, delete, truncate on audit_entry, audit_link from current_user;

create index audit_entry_call on audit_entry (call, id);
create index audit_entry_at on audit_entry using brin (at) with (pages_per_range = 16);

-- Who stands behind an actor's id, in words.
create view audit_actor as
  select id, name, username from operator
  union all
  select account_id, name, null from party;
