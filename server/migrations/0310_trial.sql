-- Free trials of API products. The supplier's offer stands on the product; the way to its interface is stored apart.
alter table product add column trial_calls integer, add column trial_days integer,
  -- True while the registered sample can be opened as a table: it was read without a fault.
  add column sample_open boolean not null default false,
  add constraint product_trial check ((trial_calls is null) = (trial_days is null)
    and trial_calls between 1 and 10000 and trial_days between 1 and 90);
create index product_sample_unread on product (id) where sample is not null and not sample_open;

-- The form's 支持试用 promised talks at best and is not read any more. The version before reads the column and writes it.
alter table product alter column has_trial set default false;
update product set sample_open = true from product_version v, sample_profile s
where v.id = product.version_id and s.file_id = (v.content ->> 'sample')::uuid and s.profile ->> 'status' = 'ready';

create table trial_upstream (
  product_id uuid primary key references product (id),
  endpoint text not null,
  secret_place text not null check (secret_place in ('header', 'query')),
  secret_name text not null,
  upstream_sealed text not null,
  changed_at timestamptz not null
);

-- An access without an order is a trial: one for each buyer and product, ever.
alter table gateway_access alter column order_id drop not null, alter column order_number drop not null,
  -- Set where a trial was ended before its term, by the supplier or because the product left the market.
  add column stopped_reason text,
  add constraint gateway_access_kind check ((order_id is null) = (order_number is null)
    and (order_id is not null or (bought is not null and expires_at is not null)));
create unique index gateway_access_trial on gateway_access (product_id, buyer_party_id) where order_id is null;
create index gateway_access_tried on gateway_access (buyer_party_id, opened_at desc) where order_id is null;

-- The help says what 可试用 means: a trial that starts at once, or a sample that opens.
insert into document (id, anchor, kind, topic, sort, title, body) values
  (uuid_v7(), 'try-product', 'question', 'buy', 125, '订购前可以试用吗？',
$t$<p>标有“可试用”的产品都可以，分两种。数据 API：在产品页点“试用”，开通需方交易权限的单位即时获得供方设定的免费次数，领取密钥后经平台网关调用，在<a href="/mycenter/trial">我的试用</a>查看剩余次数与到期时间；每个单位对每个产品一次，次数用完、到期或产品下架即结束，需要继续使用的申请订购。其他产品：登录后在产品页点“打开全部样例”，排序、筛选并查看各列统计。</p><p>试用不签合同、不计入成交；供方可以看到试用单位的名称与调用次数，发现异常时可以说明理由终止试用。</p>$t$),
  (uuid_v7(), 'offer-trial', 'question', 'sell', 126, '供方怎样提供试用？',
$t$<p>产品登记后，在<a href="/myprod">我的产品</a>的办理进度页打开“试用设置与记录”，填写试用次数、天数与接口，保存即生效，无需审核。同一页列出试用的单位与各自用量，可以终止其中一个，也可以停止提供试用。数据 API 以外的产品在登记表里上传样例，读取成功后即标为“可试用”。</p>$t$);

insert into document_version (document_id, number, title, body, words, note, effective_on, published_at)
select id, 1, title, body,
  title || ' ' || btrim(regexp_replace(regexp_replace(body, '<[^>]+>', ' ', 'g'), '\s+', ' ', 'g')),
  '首次发布', '2026-01-01', '2025-12-20T01:00:00Z'
from document where anchor in ('try-product', 'offer-trial');
