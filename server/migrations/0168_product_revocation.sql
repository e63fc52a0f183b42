-- The centre revokes a registration by two reviewers' hands: the step names the one who approved what another requested.
create function refuse_lone_revocation() returns trigger language plpgsql as $$
begin
  if not exists (
    select from approval
    where kind = 'product.revoke' and subject_id = new.product_id and status = 'approved' and decided_by = new.actor_id
  ) then
    raise exception 'a revocation that no second reviewer approved'
      using constraint = tg_name, errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger product_revoked_by_two before insert on product_history
  for each row when (new.step = 'revoke' and new.side = 'office') execute function refuse_lone_revocation();
