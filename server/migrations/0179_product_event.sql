alter table product_history rename to product_event;
alter index product_history_product rename to product_event_product;
alter trigger product_history_append_only on product_event rename to product_event_append_only;

-- For nodes of the version before; the first migration of the next version drops it.
create view product_history as select * from product_event;

do $$ begin
  execute replace(pg_get_functiondef('file_uses(uuid[], uuid)'::regprocedure), 'product_history', 'product_event');
end $$;
