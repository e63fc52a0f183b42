-- How large a public picture is, so that a page keeps its place before it has come.
alter table file
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint file_measured check ((width is null) = (height is null));
