-- Every history is called <noun>_event.
alter table demand_log rename to demand_event;
alter index demand_log_demand rename to demand_event_demand;
alter trigger demand_log_append_only on demand_event rename to demand_event_append_only;

-- Nodes of the version before read and write the old name; the first migration of the next version drops it.
create view demand_log as select * from demand_event;
