-- What an account may do at this moment, read anew at each request: completes the view that 0007 began.
create or replace view actor_fact as
select
  a.id as account_id,
  p.id as party_id,
  coalesce(proof.status = 'approved', false) as attested,
  case when proof.status = 'approved' and entry.status = 'approved' then m.id end as merchant_id,
  coalesce(proof.status = 'approved' and buying.status = 'approved', false) as is_buyer,
  coalesce(proof.status = 'approved' and entry.status = 'approved' and selling.status = 'approved', false) as is_seller
from account a
left join party p on p.account_id = a.id
left join application proof on proof.id = p.attestation_id
left join merchant m on m.party_id = p.id
left join application entry on entry.id = m.application_id
left join permission buyer on buyer.party_id = p.id and buyer.role = 'buyer'
left join application buying on buying.id = buyer.permit_id
left join permission seller on seller.party_id = p.id and seller.role = 'seller'
left join application selling on selling.id = seller.permit_id;
