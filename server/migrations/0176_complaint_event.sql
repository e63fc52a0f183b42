alter table complaint_step rename to complaint_event;
alter index complaint_step_complaint rename to complaint_event_complaint;
alter trigger complaint_step_append_only on complaint_event rename to complaint_event_append_only;
alter table account_step rename to account_event;
alter index account_step_of rename to account_event_account;
alter trigger account_step_append_only on account_event rename to account_event_append_only;

-- For nodes of the version before; the first migration of the next version drops both.
create view complaint_step as select * from complaint_event;
create view account_step as select * from account_event;
