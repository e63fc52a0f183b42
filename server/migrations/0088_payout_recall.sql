-- A transfer that was noted wrongly, or that the bank sent back, is taken back with a reason and noted anew.
alter table order_payout
  add column round int not null default 1 check (round > 0),
  drop constraint order_payout_once,
  add constraint order_payout_once primary key (order_id, side, round);
alter table order_payout alter column round drop default;

create table order_payout_recall (
  order_id uuid not null,
  side text not null,
  round int not null,
  reason text not null,
  operator_id uuid not null,
  recalled_at timestamptz not null,
  constraint order_payout_recall_once primary key (order_id, side, round),
  foreign key (order_id, side, round) references order_payout (order_id, side, round)
);
create trigger order_payout_recall_append_only
  before update or delete or truncate on order_payout_recall
  for each statement execute function refuse_rewrite();
