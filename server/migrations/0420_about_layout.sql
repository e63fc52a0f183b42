-- How a section of 关于我们 is drawn from its text.
alter table document add column layout text not null default 'text'
  check (layout in ('text', 'steps', 'timeline', 'chart', 'roster', 'gallery'));
update document set layout = 'steps' where kind = 'about' and anchor = 'process';
