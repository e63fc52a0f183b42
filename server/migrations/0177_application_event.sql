alter table application_step rename to application_event;
alter table application_event alter column id set default uuid_v7();
alter index application_step_of rename to application_event_application;
alter trigger application_step_append_only on application_event rename to application_event_append_only;
alter trigger application_step_emptied_only on application_event rename to application_event_emptied_only;

-- For nodes of the version before; the first migration of the next version drops it.
create view application_step as select * from application_event;
