-- The privacy policy names every cookie. Where nobody has agreed to the text that came with the installation and nobody
-- has edited it, that text says so from the start. Elsewhere the working copy is changed, and an editor publishes it.
create or replace function pg_temp.with_cookies(body text) returns text language sql immutable as $$
  select replace(replace(body,
    '<td>登录时间、网络地址、操作记录</td>',
    '<td>登录时间、网络地址、设备与浏览器名称、操作记录</td>'),
    '<h2>五、本机存储</h2>
<p>本平台不使用跨站跟踪技术。登录凭证保存在您浏览器的本地存储中，退出登录时清除；未提交的表单内容保存在当前浏览器标签页中，关闭标签页即清除。</p>',
    '<h2>五、Cookie 与本机存储</h2>
<p>本平台不使用跨站跟踪技术，也不设置用于广告或者统计的 Cookie。您的浏览器中只保存下列内容，您可以随时在浏览器中清除：</p>
<table>
<thead>
<tr><th scope="col">保存的内容</th><th scope="col">用途</th><th scope="col">保存期限</th></tr>
</thead>
<tbody>
<tr><td>本地存储：登录凭证</td><td>保持登录</td><td>退出登录时清除</td></tr>
<tr><td>标签页存储：未提交的表单内容</td><td>防止填写的内容丢失</td><td>关闭标签页即清除</td></tr>
<tr><td>本地存储：最近看过的产品</td><td>方便您继续浏览，不上传</td><td>至您清除为止</td></tr>
<tr><td>Cookie “shuji_reader”</td><td>确认图片与下载只由您本人打开</td><td>最长 12 小时</td></tr>
<tr><td>Cookie “device”</td><td>识别您登录过的设备，使他人猜错密码不影响您登录；不能代替密码</td><td>最近一次登录起 180 天，可在“登录设备”中随时取消</td></tr>
<tr><td>Cookie “asker”</td><td>使图形验证码与短信验证码只能由索取它的浏览器填写</td><td>1 天</td></tr>
<tr><td>Cookie “look”</td><td>您选择的字号、配色等显示设置</td><td>1 年</td></tr>
</tbody></table>')
$$;

create temporary table unedited on commit drop as
select d.id from document d
where d.anchor = 'privacy' and d.revision = 1 and d.body <> pg_temp.with_cookies(d.body)
  and not exists (
    select from document_version v where v.document_id = d.id and (v.number > 1 or v.operator_id is not null)
  );

alter table document_version disable trigger document_version_append_only;
update document_version v set body = pg_temp.with_cookies(v.body),
  words = v.title || ' '
    || btrim(regexp_replace(regexp_replace(pg_temp.with_cookies(v.body), '<[^>]+>', ' ', 'g'), '\s+', ' ', 'g'))
where v.document_id in (select id from unedited)
  and not exists (select from account_consent c where c.document = 'privacy');
alter table document_version enable trigger document_version_append_only;

update document set body = pg_temp.with_cookies(body), updated_at = now(),
  revision = revision + (case when exists (select from account_consent c where c.document = 'privacy') then 1 else 0 end)
where id in (select id from unedited);
