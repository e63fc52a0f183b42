-- Demands are found like products: by words, by pinyin, by initials. What was written before is indexed by a job.
alter table demand add column search tsvector;
alter table demand alter column search set storage external;
create index demand_words on demand using gin (search);
create index demand_unindexed on demand (id) where search is null;
