-- What administrators change of the site: each change of a setting or a dictionary stays on record.
insert into setting (key, value) values
  ('order_reply_days', '7'), ('order_sign_days', '7'), ('order_payment_days', '7'),
  ('order_delivery_days', '15'), ('order_dispute_days', '15')
on conflict (key) do nothing;

alter table dict_item add column is_retired boolean not null default false;
alter table dict_item add constraint dict_item_default_lives check (not (is_default and is_retired));

create table site_change (
  id bigint generated always as identity primary key,
  -- A setting by its key, or a dictionary by its name.
  part text not null check (part in ('setting', 'dict')),
  name text not null,
  before text not null,
  after text not null,
  operator_id uuid not null references operator (id),
  operator_name text not null,
  at timestamptz not null
);
create index site_change_name on site_change (part, name, id desc);
create trigger site_change_append_only
  before update or delete or truncate on site_change
  for each statement execute function refuse_rewrite();
