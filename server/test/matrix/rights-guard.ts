// Revoking a right requires its lock (db/rights-lock.ts). Here the database of a test checks it.
import type { Pool } from '#src/db/open.ts';

/** Makes every statement fail that takes a right away from someone whose rights its transaction has not locked. */
export async function guardRights(sql: Pool): Promise<void> {
  await sql.unsafe(`
    create function refuse_unlocked_revocation() returns trigger language plpgsql security definer as $$
    declare
      holder text := to_jsonb(case when tg_op = 'INSERT' then new else old end) ->> tg_argv[0];
      key bigint := hashtextextended('rights ' || holder, 0);
    begin
      if not exists (
        select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and pid = pg_backend_pid()
          and classid = ((key >> 32) & 4294967295)::bigint::oid and objid = (key & 4294967295)::bigint::oid and objsubid = 1
      ) then
        raise exception '% takes rights from % and has not locked them', tg_table_name, holder;
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger rights_locked before delete on session
      for each row execute function refuse_unlocked_revocation('holder_id');
    create trigger rights_locked before update on account
      for each row when (old.status = 'active' and new.status <> 'active')
      execute function refuse_unlocked_revocation('id');
    create trigger rights_locked before update on member
      for each row when (not new.roles @> old.roles or old.removed_at is null and new.removed_at is not null)
      execute function refuse_unlocked_revocation('account_id');
    create trigger rights_locked before update on application
      for each row when (old.status = 'approved' and new.status = 'frozen' and old.subject <> 'experience')
      execute function refuse_unlocked_revocation('account_id');
    create trigger rights_locked before insert on consent_withdrawal
      for each row execute function refuse_unlocked_revocation('account_id');
    create trigger rights_locked before update on operator
      for each row when (
        old.status = 'active' and new.status <> 'active' or not new.roles @> old.roles
        or new.must_change_password and not old.must_change_password
        or new.totp_sealed is not null and old.totp_sealed is null
        or new.organisation is distinct from old.organisation)
      execute function refuse_unlocked_revocation('id')`);
}
