-- Until when a node may answer from what it keeps without having heard of later changes (docs/decisions/0089).
-- Unlogged: after a crash of the database every node has to ask anew anyway.
create unlogged table node_lease (
  id uuid primary key,
  until timestamptz not null
);
