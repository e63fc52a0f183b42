-- A picture is public while something published shows it. Read anew at each request, from what is published itself: no
-- noun has to say when it publishes or withdraws.
create function picture_ids(html text) returns uuid[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}')
  from regexp_matches(html, '/api/file/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as found
$$;

create index product_cover on product (cover) where cover is not null;
create index product_pictures on product using gin (picture_ids(detail)) where detail like '%/api/file/%';
create index product_version_cover on product_version ((content->>'cover')) where content->>'cover' is not null;
create index product_version_pictures on product_version using gin (picture_ids(content->>'detail'))
  where content->>'detail' like '%/api/file/%';
create index news_cover on news (cover_file_id) where cover_file_id is not null;
create index news_pictures on news using gin (picture_ids(body)) where body like '%/api/file/%';
create index document_version_pictures on document_version using gin (picture_ids(body)) where body like '%/api/file/%';

-- What each noun shows the public; the conditions are those of its public pages.
create function is_picture_published(picture uuid, today date) returns boolean
language sql stable as $$
  select exists (
    select from product p where p.cover = picture
      and p.status = 'listed' and p.merchant_id <> all (array(select id from frozen_merchant))
  ) or exists (
    select from product p where p.detail like '%/api/file/%' and picture_ids(p.detail) @> array[picture]
      and p.status = 'listed' and p.merchant_id <> all (array(select id from frozen_merchant))
  ) or exists (
    select from product_version v where v.content->>'cover' = picture::text and v.status = 'notice'
  ) or exists (
    select from product_version v
    where v.content->>'detail' like '%/api/file/%' and picture_ids(v.content->>'detail') @> array[picture]
      and v.status = 'notice'
  ) or exists (
    select from news n where n.cover_file_id = picture and n.status = 'published'
  ) or exists (
    select from news n where n.body like '%/api/file/%' and picture_ids(n.body) @> array[picture] and n.status = 'published'
  ) or exists (
    select from partner p where p.logo_file_id = picture and p.is_shown
  ) or exists (
    select from poster p where p.image_file_id = picture and p.from_day <= today and (p.to_day is null or p.to_day >= today)
  ) or exists (
    select from document_version v join document d on d.id = v.document_id
    where v.body like '%/api/file/%' and picture_ids(v.body) @> array[picture] and not d.is_hidden
  )
$$;

-- Whether a reviewer has it before them: a form shows it that was handed in.
create function is_picture_submitted(picture uuid) returns boolean
language sql stable as $$
  select exists (
    select from product_version v where v.content->>'cover' = picture::text and v.submitted_at is not null
  ) or exists (
    select from product_version v
    where v.content->>'detail' like '%/api/file/%' and picture_ids(v.content->>'detail') @> array[picture]
      and v.submitted_at is not null
  )
$$;
