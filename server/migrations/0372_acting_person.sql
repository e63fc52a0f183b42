-- The member who acted, in the history of orders and on signatures. A member's transaction sets `shuji.person`, and every
-- row that it writes here takes it from there, so that no action can forget it; null for the holder of an account.
alter table order_event add column person_id uuid default nullif(current_setting('shuji.person', true), '')::uuid;
alter table order_signature add column person_id uuid default nullif(current_setting('shuji.person', true), '')::uuid;
