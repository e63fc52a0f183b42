-- What a row said when it was last brought in: a source that says the same again changes nothing.
alter table product_import add column content_hash text;
