-- The supplier answers an objection once, while it is open; the objection desk gets its phrases.
alter table objection
  add column supplier_party_id uuid references party (id),
  -- As they stood in the notice that was objected to: what is sent back may be renamed and noticed anew.
  add column product_name text,
  add column product_number text,
  add column notice_until timestamptz,
  add column answer text,
  add column answer_files uuid[] not null default '{}' check (cardinality(answer_files) <= 5),
  add column answered_at timestamptz,
  add column answered_by uuid references account (id);

update objection o
set supplier_party_id = p.party_id, product_name = v.content->>'name', product_number = p.number, notice_until = v.notice_until
from product p join product_version v on v.product_id = p.id where v.id = o.version_id;

alter table objection
  alter column supplier_party_id set not null,
  alter column product_name set not null,
  alter column product_number set not null,
  alter column notice_until set not null,
  add constraint objection_not_own check (supplier_party_id <> party_id),
  add constraint objection_answered check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
    and (answer is not null or cardinality(answer_files) = 0));

create index objection_supplier on objection (supplier_party_id, filed_at desc);
create index objection_product on objection (product_id, filed_at desc);
create index objection_latest on objection (filed_at desc, id);
create index objection_decided on objection (decided_at desc, id) where status in ('upheld', 'dismissed');

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'objection', '经核对双方材料，供方授权链条完整，异议缺少依据。'),
  (uuid_v7(), 'objection', '经核对双方材料，异议所述权属争议属实，请剔除争议部分或补充授权后重新提交。'),
  (uuid_v7(), 'objection', '登记内容与证据不符，请按实际情况修改后重新提交。'),
  (uuid_v7(), 'objection', '供方未在核实期间作出答复，按现有证据作出处理。'),
  (uuid_v7(), 'objection', '争议涉及民事权利归属，请双方通过协商或者诉讼解决；结果明确后可重新提交登记。');
