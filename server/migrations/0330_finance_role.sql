-- Money is a role of its own: finance, apart from system, review and audit.
alter table operator drop constraint operator_roles_check;
alter table operator add constraint operator_roles_check check (
  cardinality(roles) > 0 and roles <@ array['reviewer', 'finance', 'editor', 'admin', 'auditor']);
alter table operator drop constraint operator_powers_apart;
alter table operator add constraint operator_powers_apart check (
  ('admin' = any (roles))::int + ('reviewer' = any (roles))::int + ('finance' = any (roles))::int
    + ('auditor' = any (roles))::int <= 1);
alter table office_view drop constraint office_view_role_check;
alter table office_view add constraint office_view_role_check check (
  role in ('reviewer', 'finance', 'editor', 'admin', 'auditor'));

-- Reviewers from before go on with the money until two operators of finance are in office; from then on nobody does.
alter table operator add column keeps_finance boolean not null default false;
update operator set keeps_finance = true where 'reviewer' = any (roles);

create function end_kept_finance() returns trigger language plpgsql as $$
begin
  if (select count(*) from operator
      where 'finance' = any (roles) and status = 'active' and not must_change_password) >= 2 then
    update operator set keeps_finance = false where keeps_finance;
  end if;
  return null;
end $$;
create trigger operator_kept_finance_ends
  after insert or update of roles, status, must_change_password on operator
  for each statement execute function end_kept_finance();
