-- Editors may choose the hot words of the search; left empty, the market itself tells them.
insert into setting (key, value) values ('hot_words', '');
