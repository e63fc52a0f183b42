-- A visitor's search for a word counts once a day. `visitor` is a keyed hash of the day, the word and who searched: it
-- names no person and tells nothing across days or words. Marks are deleted after thirty days.
create table search_mark (
  day date not null,
  word text not null check (char_length(word) between 2 and 20),
  visitor text not null,
  primary key (day, word, visitor)
);

-- The hot words are the searches themselves; operators block words instead of choosing them.
insert into setting (key, value) values ('blocked_searches', '');
delete from setting where key = 'hot_words';
