create function text_ids(content text) returns uuid[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}')
  from regexp_matches(content, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found
$$;

-- What uses the files of one account: the page of one's own files says so. Every noun that claims files stands here.
create function file_uses(files uuid[], holder uuid)
returns table (file_id uuid, kind text, subject_id uuid, name text)
language sql stable as $$
  with own as (select id from party where account_id = holder)
  select i.id, a.subject, a.id, a.title
  from application a cross join unnest(text_ids(a.content::text)) as i (id)
  where a.account_id = holder and i.id = any(files)
  union all
  select i.id, 'product', p.id, coalesce(nullif(v.content->>'name', ''), p.number)
  from product p join product_version v on v.product_id = p.id cross join unnest(text_ids(v.content::text)) as i (id)
  where p.party_id in (select id from own) and i.id = any(files)
  union all
  select i.id, 'product', p.id, coalesce(p.name, p.number)
  from product p join product_history h on h.product_id = p.id cross join unnest(h.files) as i (id)
  where p.party_id in (select id from own) and i.id = any(files)
  union all
  select i.id, 'demand', d.id, d.title
  from demand d cross join unnest(d.file_ids) as i (id) where d.owner_id = holder and i.id = any(files)
  union all
  select i.id, case when o.seller_account_id = holder then 'offer' else 'demand' end, d.id, d.title
  from offer o join demand d on d.id = o.demand_id join offer_round r on r.offer_id = o.id
    cross join unnest(r.file_ids) as i (id)
  where (o.seller_account_id = holder or d.owner_id = holder) and i.id = any(files)
  union all
  select i.id, 'objection', o.id, p.number
  from objection o join product p on p.id = o.product_id cross join unnest(o.files || o.answer_files) as i (id)
  where (o.account_id = holder or o.answered_by = holder) and i.id = any(files)
  union all
  select i.id, 'complaint', c.id, c.number
  from complaint c cross join unnest(c.files) as i (id) where c.account_id = holder and i.id = any(files)
  union all
  select i.id, case when o.buyer_party_id in (select id from own) then 'bought' else 'sold' end, o.id, o.number
  from trade_order o cross join lateral (
    select voucher_id from order_payment where order_id = o.id
    union all select f.file_id from order_delivery d join order_delivery_file f on f.delivery_id = d.id where d.order_id = o.id
    union all select v.file_id from order_invoice v where v.order_id = o.id
    union all select unnest(m.file_ids) from order_message m where m.order_id = o.id
    union all select unnest(d.evidence) from order_dispute d where d.order_id = o.id
    union all select unnest(s.file_ids) from order_statement s join order_dispute d on d.id = s.dispute_id where d.order_id = o.id
  ) as i (id)
  where (o.buyer_party_id in (select id from own) or o.seller_party_id in (select id from own)) and i.id = any(files)
$$;
