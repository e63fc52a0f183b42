-- A keyword's parts are asked for by the field they stand in; from these that is told without looking at a row.
create index product_search_name on product using gin (ts_filter(search, '{a}')) with (fastupdate = off) where status = 'listed';
create index product_search_labels on product using gin (ts_filter(search, '{b}')) with (fastupdate = off) where status = 'listed';
