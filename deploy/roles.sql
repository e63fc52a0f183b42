-- Five roles, each with no more than its work needs. Once for each database, as its superuser:
--   psql -v ON_ERROR_STOP=1 -d shuji -f deploy/roles.sql
-- then a password for each (\password shuji_web …). What they may do with tables stands in deploy/grants.sql, which
-- `npm run migrate` runs as shuji_owner after each upgrade.
--   shuji_owner    owns the tables; only upgrades, restoring and key rotation use it
--   shuji_web      pages and calls
--   shuji_worker   the same, and the schedule of jobs; a process that does both runs as this one
--   shuji_auditor  reads the audit trail, the certificates and their log: npm run audit-check, npm run log:check
--   shuji_backup   reads everything: deploy/backup.sh
do $$
declare
  name text;
begin
  foreach name in array array['shuji_owner', 'shuji_web', 'shuji_worker', 'shuji_auditor', 'shuji_backup'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', name);
    end if;
  end loop;
  execute format('alter database %I owner to shuji_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to shuji_web, shuji_worker, shuji_auditor, shuji_backup', current_database());
end $$;

alter schema public owner to shuji_owner;
revoke all on schema public from public;
grant pg_read_all_data to shuji_backup;

-- A statement of a request that ran away must not take the database with it, whatever the client sets out with.
alter role shuji_web set statement_timeout = '60s';
alter role shuji_web set idle_in_transaction_session_timeout = '60s';
alter role shuji_auditor set default_transaction_read_only = on;
alter role shuji_backup set default_transaction_read_only = on;
