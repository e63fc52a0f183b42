-- A new centre's agreements come with the installation: where this is true, nobody is bound by them before an operator
-- has read, completed and published them. The program sets it at its first start without the demo.
alter table document add column awaits_operator boolean not null default false;
