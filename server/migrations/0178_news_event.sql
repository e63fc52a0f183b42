alter table news_step rename to news_event;
alter index news_step_news rename to news_event_news;
alter trigger news_step_append_only on news_event rename to news_event_append_only;

-- For nodes of the version before; the first migration of the next version drops it.
create view news_step as select * from news_event;
