-- Who on the market has a term is asked of this table alone: so narrow that what all products have lies on few pages.
create table product_term (
  place integer primary key references product (place) on delete cascade,
  search tsvector not null
) with (toast_tuple_target = 128);
alter table product_term alter column search set storage external;

insert into product_term (place, search) select place, search from product where status = 'listed';

create index product_term_search on product_term using gin (search) with (fastupdate = off);
create index product_term_name on product_term using gin (ts_filter(search, '{a}')) with (fastupdate = off);
create index product_term_labels on product_term using gin (ts_filter(search, '{b}')) with (fastupdate = off);
drop index product_search_name;
drop index product_search_labels;

-- By trigger, so that no statement that lists a product or takes it off can leave it out.
create function keep_product_term() returns trigger language plpgsql as $$
begin
  if new.status = 'listed' then
    insert into product_term (place, search) values (new.place, new.search)
    on conflict (place) do update set search = excluded.search where product_term.search <> excluded.search;
  else
    delete from product_term where place = new.place;
  end if;
  return null;
end $$;
create trigger product_term_listed after insert on product
  for each row when (new.status = 'listed') execute function keep_product_term();
create trigger product_term_changed after update of status, search on product
  for each row when (old.status = 'listed' or new.status = 'listed') execute function keep_product_term();
