-- Entry and permission may be applied for together with the attestation that they stand on: `awaits` names what must be
-- granted to the same account first. Until then they have no party and stand in no queue.
alter table application add column awaits text check (awaits in ('attestation', 'merchant'));
alter table application drop constraint application_check1;
alter table application add constraint application_check1
  check (subject in ('attestation', 'phone') or party_id is not null
    or (awaits is not null and status not in ('approved', 'frozen', 'replaced')));
create index application_awaiting on application (account_id) where awaits is not null;
