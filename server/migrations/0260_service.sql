-- Services of merchants: their types, who may offer them, and orders whose use has no term.
insert into dict_item (dict, value, label, sort, is_default) values
  ('productType', 'valuation', '资产评估服务', 71, false),
  ('productType', 'compliance', '合规评估服务', 72, false),
  ('productType', 'quality', '质量检测服务', 73, false),
  ('productType', 'labeling', '数据标注服务', 74, false),
  ('productType', 'accounting', '资产入表服务', 75, false)
on conflict do nothing;

-- Null where what is bought is a service: its results are not used for a time only.
alter table trade_order alter column term_months drop not null;

-- A merchant in good standing with the role 服务方, beside what stood before.
create or replace view actor_fact as
select
  a.id as account_id,
  p.id as party_id,
  coalesce(proof.status = 'approved' and w.id is null, false) as attested,
  case when proof.status = 'approved' and entry.status = 'approved' and w.id is null then m.id end as merchant_id,
  coalesce(proof.status = 'approved' and buying.status = 'approved' and w.id is null, false) as is_buyer,
  coalesce(
    proof.status = 'approved' and entry.status = 'approved' and selling.status = 'approved' and w.id is null,
    false
  ) as is_seller,
  coalesce(
    proof.status = 'approved' and entry.status = 'approved' and serving.status = 'approved' and w.id is null,
    false
  ) as is_service
from account a
left join party p on p.account_id = a.id
left join consent_withdrawal w on w.account_id = a.id and w.kind = 'identity' and w.renewed_at is null
left join application proof on proof.id = p.attestation_id
left join merchant m on m.party_id = p.id
left join application entry on entry.id = m.application_id
left join permission buyer on buyer.party_id = p.id and buyer.role = 'buyer'
left join application buying on buying.id = buyer.permit_id
left join permission seller on seller.party_id = p.id and seller.role = 'seller'
left join application selling on selling.id = seller.permit_id
left join permission service on service.party_id = p.id and service.role = 'service'
left join application serving on serving.id = service.permit_id;
