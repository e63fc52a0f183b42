-- A change of what is proven is an application of its own; when it is approved it takes the other's place.
alter table application
  -- The standing application that this one means to replace.
  add column replaces uuid references application (id),
  drop constraint application_status_check,
  add constraint application_status_check
    check (status in ('draft', 'pending', 'correction', 'approved', 'refused', 'frozen', 'replaced'));
alter table application_step
  drop constraint application_step_step_check,
  add constraint application_step_step_check
    check (step in ('submit', 'approve', 'correct', 'refuse', 'freeze', 'unfreeze', 'replace'));

-- What was given up is not open any more.
drop index application_open_once;
create unique index application_open_once on application (account_id, subject)
  where status in ('draft', 'pending', 'correction') and subject <> 'experience' and removed_at is null;
