-- Disputes: both sides' words and papers, withdrawal, and what of the money goes back.
alter table trade_order
  add column disputed_by text check (disputed_by in ('buyer', 'seller', 'system')),
  -- When the step that the dispute broke off would have been due: on withdrawal what was left of its time runs on.
  add column paused_due_at timestamptz,
  -- A dispute taken back too often is decided by the office.
  add column withdrawals integer not null default 0 check (withdrawals between 0 and 3);
update trade_order o set disputed_by = d.raised_by
from order_dispute d where o.status = 'disputed' and d.order_id = o.id and d.settled_at is null;
alter table trade_order add check ((status = 'disputed') = (disputed_by is not null));

alter table order_dispute
  drop constraint order_dispute_decision_check,
  add constraint order_dispute_decision_check check (decision in ('continue', 'complete', 'cancel', 'withdraw')),
  -- In fen; told where the buyer's money had arrived.
  add column refund bigint check (refund >= 0),
  add check (refund is null or decision is not distinct from 'cancel'),
  add check ((operator_id is not null) = (decision is not null and decision <> 'withdraw'));
create index order_dispute_closed on order_dispute (settled_at desc, id) where settled_at is not null;

-- What each side says while a dispute is open. It is evidence: nothing in it is changed or taken away.
create table order_statement (
  id uuid primary key,
  dispute_id uuid not null references order_dispute (id),
  side text not null check (side in ('buyer', 'seller')),
  account_id uuid not null references account (id),
  text text not null,
  file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 10),
  at timestamptz not null
);
create index order_statement_dispute on order_statement (dispute_id, at, id);
create trigger order_statement_append_only
  before update or delete or truncate on order_statement
  for each statement execute function refuse_rewrite();

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'dispute', '经核对合同、交付记录与双方材料，交付内容符合合同约定。'),
  (uuid_v7(), 'dispute', '交付内容与合同约定不符，供方应在交付期限内补正后重新交付。'),
  (uuid_v7(), 'dispute', '供方逾期未交付，且未能说明合理原因，合同目的不能实现。');
