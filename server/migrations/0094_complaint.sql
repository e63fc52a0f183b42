-- Complaints and suggestions, from anyone, and what became of each.
create table complaint (
  id uuid primary key,
  number text not null constraint complaint_number unique,
  kind text not null check (kind in ('question', 'suggestion', 'complaint', 'report')),
  title text not null check (char_length(title) between 4 and 60),
  text_sealed text not null,
  name_sealed text not null,
  phone_sealed text not null,
  files uuid[] not null default '{}' check (cardinality(files) <= 5),
  account_id uuid references account (id),
  -- What opens it to a sender who has no account, hashed.
  code_blind text,
  status text not null default 'received' check (status in ('received', 'handling', 'answered', 'closed')),
  filed_at timestamptz not null,
  -- Since when the centre owes an answer; null while it owes none.
  waiting_since timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  is_satisfied boolean,
  constraint complaint_sender check ((account_id is null) = (code_blind is not null)),
  constraint complaint_waiting check ((status in ('received', 'handling')) = (waiting_since is not null)),
  constraint complaint_closed check ((status = 'closed') = (closed_at is not null)),
  constraint complaint_judged check (is_satisfied is null or (status = 'closed' and answered_at is not null))
);
create index complaint_queue on complaint (waiting_since, id) where waiting_since is not null;
create index complaint_own on complaint (account_id, filed_at desc);
create index complaint_latest on complaint (filed_at desc, id);
create index complaint_answered on complaint (answered_at) where status = 'answered';

create table complaint_step (
  id bigint generated always as identity primary key,
  complaint_id uuid not null references complaint (id),
  step text not null check (step in ('file', 'accept', 'answer', 'reply', 'close', 'settle', 'lapse')),
  side text not null check (side in ('sender', 'office', 'system')),
  operator_id uuid references operator (id),
  operator_name text not null default '',
  -- Null when nothing was said.
  text_sealed text,
  at timestamptz not null,
  constraint complaint_step_operator check ((side = 'office') = (operator_id is not null))
);
create index complaint_step_complaint on complaint_step (complaint_id, id);
create trigger complaint_step_append_only
  before update or delete or truncate on complaint_step
  for each statement execute function refuse_rewrite();
create trigger complaint_of_open_account before insert on complaint
  for each row when (new.account_id is not null) execute function refuse_closed_account('account_id');

alter table notice drop constraint notice_topic_check;
alter table notice add constraint notice_topic_check check (
  topic in ('application', 'product', 'demand', 'match', 'order', 'certificate', 'account', 'complaint'));

insert into review_phrase (id, desk, words) values
  (uuid_v7(), 'complaint', '您反映的情况已收悉，我们正在向有关方面核实，结果将在办理期限内答复。'),
  (uuid_v7(), 'complaint', '感谢您的建议，已转相关部门研究，采纳情况将在中心公告中说明。'),
  (uuid_v7(), 'complaint', '经核实，您反映的问题属实，已要求责任方改正，并将处理结果记入其诚信档案。'),
  (uuid_v7(), 'complaint', '经核实，未发现您反映的情况。如有新的证据，请补充说明，我们将重新办理。'),
  (uuid_v7(), 'complaint', '您反映的事项属于交易争议，请在对应订单中提起争议，双方的陈述与证据将一并处理。'),
  (uuid_v7(), 'complaint', '请补充涉及的产品编号、订单号以及发生时间，以便核实。');
