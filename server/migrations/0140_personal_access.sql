-- PIPL 44, 51: beside a value behind its mask, opening what holds somebody's personal data is recorded too, and the person
-- concerned reads by which role and when.
alter table reveal
  -- Whose data it is; null where the centre knows no account of theirs, and in rows from before this column.
  add column account_id uuid,
  -- The reader's roles at that moment.
  add column roles text[] not null default '{}',
  drop constraint reveal_reason_check,
  -- No reason is asked for when an application or a deal is opened: opening it is the reviewer's work.
  add constraint reveal_reason_check check (reason = '' or char_length(reason) between 4 and 200);
create index reveal_account on reveal (account_id, id desc) where account_id is not null;
