-- The lowest price for one call, one year or one copy in fen, by which prices compare; see unitPrice.
alter table product add column unit_price double precision;
update product p set unit_price = (
  select min(case
    when p.price_mode in ('perCall', 'callPack') then (t->>'price')::float8 / coalesce((t->>'count')::float8, 1)
    when p.price_mode = 'fixed' then (t->>'price')::float8
    else (t->>'price')::float8 * 365 / coalesce((t->>'days')::float8, case p.price_mode when 'monthly' then 30 else 365 end) end)
  from product_version v, jsonb_array_elements(v.content->'tiers') t where v.id = p.version_id)
where p.price_mode in ('perCall', 'callPack', 'monthly', 'yearly', 'fixed');
