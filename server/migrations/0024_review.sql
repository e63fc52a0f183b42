-- What the review desks share: who has taken what in hand, the phrases they write with, who looked behind a mask.

-- Holds for half an hour. A row whose time is over means nothing.
create table review_claim (
  desk text not null,
  subject_id uuid not null,
  operator_id uuid not null references operator (id),
  operator_name text not null,
  until timestamptz not null,
  primary key (desk, subject_id)
);

create table review_phrase (
  id uuid primary key,
  desk text not null,
  words text not null check (char_length(words) between 2 and 200),
  created_at timestamptz not null default now(),
  constraint review_phrase_once unique (desk, words)
);

-- PIPL 51, 54: each look at a masked value, with its reason.
create table reveal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid not null references operator (id),
  operator_name text not null,
  place text not null,
  subject_id uuid not null,
  field text not null,
  reason text not null check (char_length(reason) between 4 and 200)
);
create index reveal_subject on reveal (subject_id, id);
create trigger reveal_append_only
  before update or delete or truncate on reveal
  for each statement execute function refuse_rewrite();

insert into setting (key, value) values
  ('review_days', '3'),
  -- 国务院办公厅关于 2026 年部分节假日安排的通知: working days that rest, and weekend days that work.
  ('rest_days', '2026-01-01,2026-01-02,2026-02-16,2026-02-17,2026-02-18,2026-02-19,2026-02-20,2026-02-23,2026-04-06,2026-05-01,2026-05-04,2026-05-05,2026-06-19,2026-09-25,2026-10-01,2026-10-02,2026-10-05,2026-10-06,2026-10-07'),
  ('extra_work_days', '2026-01-04,2026-02-14,2026-02-28,2026-05-09,2026-09-20,2026-10-10');

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'attestation', '影像不清晰，请重新上传完整、清晰的扫描件或照片。'),
  (uuid_v7(), 'attestation', '与营业执照登记的内容不一致，请核对后修改。'),
  (uuid_v7(), 'attestation', '授权书未加盖公章，请盖章后重新上传。'),
  (uuid_v7(), 'attestation', '授权书载明的经办人与所填姓名不一致，请核对。'),
  (uuid_v7(), 'attestation', '姓名与证件号码核验不一致，请核对后重新提交。'),
  (uuid_v7(), 'merchant', '简介未说明主营业务和数据服务能力，请补充。'),
  (uuid_v7(), 'merchant', '简介中不得出现联系方式，请删除。'),
  (uuid_v7(), 'merchant', '所选类别缺少相应的资质文件，请补充上传。'),
  (uuid_v7(), 'merchant', '资质文件已过有效期，请上传在有效期内的文件。'),
  (uuid_v7(), 'permit', '申请理由过于简略，请说明拟开展的业务。'),
  (uuid_v7(), 'permit', '缺少证明材料，请补充上传。'),
  (uuid_v7(), 'permit', '所附材料与申请的权限无关，请更换。'),
  (uuid_v7(), 'experience', '合同关键页不完整，请补充首页、金额页和签章页。'),
  (uuid_v7(), 'experience', '合同金额与证明材料不一致，请核对。'),
  (uuid_v7(), 'experience', '交付情况未说明交付内容和验收结果，请补充。'),
  (uuid_v7(), 'product', '来源声明未说明数据的取得方式和授权链条，请补充。'),
  (uuid_v7(), 'product', '产品简介与产品类型不符，请核对。'),
  (uuid_v7(), 'product', '数据字典与样例文件的字段不一致，请核对后修改。'),
  (uuid_v7(), 'product', '样例文件疑似含有个人信息，请脱敏后重新上传。'),
  (uuid_v7(), 'product', '涉及个人信息，请补充合法性基础和同意证明。'),
  (uuid_v7(), 'product', '使用限制不明确，请写明用途和期限。'),
  (uuid_v7(), 'demand', '需求描述不具体，请说明所需字段、范围和用途。'),
  (uuid_v7(), 'demand', '描述中不得出现联系方式，请删除。'),
  (uuid_v7(), 'demand', '不得求购可识别特定个人的信息，请修改。');
