-- What a review compares a submission with: the same bytes, and the same name.
create index file_digest on file (sha256) where claimed_at is not null;
create index application_title on application (subject, title);
create index product_version_name on product_version (lower(content->>'name'));
create index demand_title on demand (lower(title));
