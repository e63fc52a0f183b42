-- Each size of the log has one checkpoint, and checkpoints only grow. Before this, a change of keys signed the same size
-- once more; those are marked.
alter table proof_checkpoint disable trigger proof_checkpoint_append_only;
alter table proof_checkpoint add column is_repeat boolean not null default false;
update proof_checkpoint c set is_repeat = true
  where exists (select from proof_checkpoint earlier where earlier.size = c.size and earlier.id < c.id);
alter table proof_checkpoint enable trigger proof_checkpoint_append_only;
create unique index proof_checkpoint_one_size on proof_checkpoint (size) where not is_repeat;

create function refuse_shorter_checkpoint() returns trigger language plpgsql as $$
begin
  if new.is_repeat or exists (select from proof_checkpoint where size >= new.size) then
    raise exception 'proof_checkpoint is append-only: size % is not beyond the newest', new.size;
  end if;
  return new;
end $$;
create trigger proof_checkpoint_grows before insert on proof_checkpoint
  for each row execute function refuse_shorter_checkpoint();

-- Beside the triggers: whoever owns the tables has no such right either, unless they take it back. A tile's hashes may
-- still be updated, for a tile grows at its end, and its trigger refuses every other change. Update of an id, which
-- its type and the trigger refuse, is left because a foreign key locks the row it refers to as the owner.
revoke update, delete, truncate on proof_entry, proof_leaf, proof_tile, proof_checkpoint from current_user;
grant update (id) on proof_entry to current_user;
grant update (hashes) on proof_tile to current_user;
