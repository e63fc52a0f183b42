-- What keeps the centre running: its nodes, each run of a job, and why a text message did not go out.
create table node (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  figures jsonb not null
);
create index node_seen on node (seen_at);

create table job_run (
  id uuid primary key,
  job text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- Who had it run out of turn; null when the schedule did.
  asked_by text,
  asked_at timestamptz not null,
  node_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  -- Why it failed, in words.
  problem text not null default '' check (char_length(problem) <= 500),
  check ((state = 'waiting') = (started_at is null)),
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
create unique index job_run_one_waiting on job_run (job) where state = 'waiting';
create index job_run_newest on job_run (asked_at desc, id desc);
create index job_run_of on job_run (job, started_at desc);
create index job_run_open on job_run (state, asked_at desc) where state <> 'done';

alter table notice_sms
  add column problem text check (problem in ('refused', 'unreachable', 'noPhone')),
  add column tries_allowed integer not null default 5;
create index notice_sms_newest on notice_sms (created_at desc, notice_id desc);
